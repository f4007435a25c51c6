/** Texts of several slices that the sign-in page does not need; it loads `MESSAGES`. */
export const COMMON_MESSAGES = {
  // The next steps of empty lists.
  otherDays: 'Choose other days above.',
  nothingToDo: 'There is nothing to do here.',
  chooseAnotherFile: 'Choose another file.',
  // Refusals of the server alone.
  erasedPatient: 'This patient’s record was erased on request. Nothing can be added to it.',
  mergedPatient: 'This patient’s record became part of another one just now. Please open it again.',
  diskFull:
    'The disk of the server is full, so nothing can be saved. Please tell the person who looks after it.',
  diskReadOnly:
    'The disk of the server can no longer be written. Please tell the person who looks after it.',
  idempotencyReused: 'This Idempotency-Key was already used for another request.',
  idempotencyInvalid: 'The Idempotency-Key must be 8 to 200 printable characters.',
  /** Appended to the description of a default drug or test, so that its price is not mistaken for a real one. */
  indicativePrice: 'Indicative price.',
  // Refusals of a field that several slices have.
  unknownStatus: 'Unknown status.',
  unknownSort: 'Unknown order.',
  unknownDoctor: 'Please choose an active doctor.',
  unknownDrug: 'This drug is not in the inventory.',
  unknownLanguage: 'Please choose one of the languages.',
  patientRequired: 'Please choose a patient.',
  noPatient: 'No patient selected.',
  patientIdMissing: 'Patient ID is missing.',
  invalidActive: 'Active must be true or false.',
  invalidFollowUpDay: 'The follow-up must be a date.',
  searchTooLong: 'The search is too long.',
  searchNotText: 'The search must be text.',
  // Forms that several slices have.
  patientDetailsFailed: 'Failed to fetch patient details',
  editRestored: 'Changes that were not saved are shown. Save them, or cancel to leave them.',
  orderRestored: 'This order was not finished. Here is what was entered.',
} as const;
