/** Purposes of consent. */
export const PURPOSES = ['care', 'ai_model', 'contact'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PURPOSE_LABELS = {
  care: 'Records for treatment',
  ai_model: 'AI model',
  contact: 'Calls and messages',
} as const satisfies Record<Purpose, string>;

const RIGHTS =
  'You may see and correct what we keep, and ask us to erase it. You may withdraw this consent at any time at the reception; what was done before stays lawful. For a complaint, speak to the clinic first. If that does not help, you may turn to the Data Protection Board of India.';

/** Shown until the clinic writes its own text. Each clinic has to check it. */
export const DEFAULT_NOTICES = {
  care: `We keep your name, contact details, complaints, diagnoses, prescriptions, test results and bills to treat you and to keep our books, for as long as the law asks for medical records.\n\n${RIGHTS}`,
  ai_model: `To help the doctor, the texts of your visit (complaint, notes, past orders and results, age and gender) are sent to the AI model that this clinic uses. Without this consent, they are not, and you are treated just the same. The answers are kept with your visit.\n\n${RIGHTS}`,
  contact: `We call you or send you messages about your treatment, such as follow-up visits and results, on the phone number that you gave us, until you withdraw this consent.\n\n${RIGHTS}`,
} as const satisfies Record<Purpose, string>;

export const CONSENT_MESSAGES = {
  loadFailed: 'The consents could not be read. Please try again.',
  saveFailed: 'The consent could not be saved. Please try again.',
  alreadyGiven: 'This consent is recorded already.',
  alreadyWithdrawn: 'This consent is withdrawn already.',
  changedSince: 'This consent was changed since. Nothing was undone.',
  unknownPurpose: 'Please choose a purpose.',
  noticeRequired: 'Please write the notice for the patient.',
  noticeTooLong: 'The notice may have at most 5,000 characters.',
  noticeSaved: 'The notice is saved. Consents from now on are for this text.',
  noticeChanged: 'Another user has changed this notice. Please check it and try again.',
  noticeSaveFailed: 'The notice could not be saved. Please try again.',
  noticesFailed: 'The notices could not be read. Please try again.',
  checkNotices: 'Have these texts checked for your clinic before you use them.',
  noModel: 'Without it, the offline assistant answers for this patient.',
} as const;
