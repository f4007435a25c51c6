/** Texts of data subject requests. */
export const PRIVACY_MESSAGES = {
  explained:
    'A patient may ask to be erased. Find the patient; the record is erased once you have given the reason and the patient number.',
  whatGoes:
    'Name, age, guardian, contacts, address, note, allergies, complaints, summaries, directions and the assistant’s answers are removed for good. Bills, payments, stock and lab results stay under the patient number, because the law asks for the books. Nothing brings the rest back. Backups keep it until they are replaced.',
  reasonRequired: 'Please write why the record is erased.',
  reasonTooLong: 'The reason may have at most 500 characters.',
  askerRequired: 'Please choose who requested it.',
  numberRequired: 'Please type the patient number.',
  otherNumber: 'This is not the patient number of this patient.',
  alreadyErased: 'This patient’s record was erased already.',
  erased: 'The record is erased.',
  eraseFailed: 'The record could not be erased. Please try again.',
  loadFailed: 'The requests could not be read. Please try again.',
  noErasures: 'No record was erased yet.',
} as const;

/** Open records that prevent an erasure, as listed in `still open`. */
export const OPEN_MATTERS = {
  visit: 'a visit that is not completed',
  stay: 'a stay that is not discharged',
  bill: 'a bill that is not paid or cancelled',
  'pharmacy-order': 'a pharmacy order that is not dispensed or cancelled',
  'lab-order': 'a lab order that is not completed or cancelled',
  subscription: 'a subscription that still runs',
} as const;
export type OpenMatter = keyof typeof OPEN_MATTERS;

/** `Please close first: a visit that is not completed; a bill …` */
export const stillOpen = (matters: readonly OpenMatter[]) =>
  `Please close first: ${matters.map((matter) => OPEN_MATTERS[matter]).join('; ')}.`;
