/** Escape has cleared a typed text. */
export const clearedText = (text: string) => `Cleared: “${text}”.`;

/** Texts shared by several screens. Others are in their slice's `*.messages.ts`. */
export const MESSAGES = {
  unauthorized: 'Unauthorized',
  forbidden: 'You are not allowed to do this.',
  screenLocked: 'The screen is locked. Please unlock it first.',
  secondFactorDemanded: 'Please set up your second factor first.',
  notFound: 'Not found.',
  invalidInput: 'Please check what was entered.',
  invalidJson: 'The request is not valid JSON.',
  invalidForm: 'The form that was sent cannot be read.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request took too long to arrive.',
  notHttp: 'The request cannot be read.',
  unsupportedType: 'This kind of content is not accepted here.',
  tooManyTries: 'Too many tries. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  noteClosed: 'The note of this visit is closed. Add an addendum instead.',
  erasedPatient: 'This patient’s record was erased on request. Nothing can be added to it.',
  heldSale: 'Schedule H1 and X are sold here only by an order with prescriber and patient.',
  mergedPatient: 'This patient’s record became part of another one just now. Please open it again.',
  diskFull:
    'The disk of the server is full, so nothing can be saved. Please tell the person who looks after it.',
  diskReadOnly:
    'The disk of the server can no longer be written. Please tell the person who looks after it.',
  savedBefore: 'This was already saved. Nothing was added now; send it again to add another.',
  idempotencyReused: 'This Idempotency-Key was already used for another request.',
  idempotencyInvalid: 'The Idempotency-Key must be 8 to 200 printable characters.',
  network: 'The server cannot be reached. Please check the connection.',
  networkBack: 'The connection is back. Send it again.',
  // The next steps of empty lists.
  otherDays: 'Choose other days above.',
  clearSearch: 'Clear the search, or search for a part of the name.',
  clearFilter: 'Clear the search or the filter above.',
  nothingToDo: 'There is nothing to do here.',
  chooseAnotherFile: 'Choose another file.',
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
  invalidEmail: 'Please enter a valid email address.',
  invalidActive: 'Active must be true or false.',
  invalidFollowUpDay: 'The follow-up must be a date.',
  searchTooLong: 'The search is too long.',
  searchNotText: 'The search must be text.',
  // Forms that several slices have.
  patientDetailsFailed: 'Failed to fetch patient details',
  editRestored: 'Changes that were not saved are shown. Save them, or cancel to leave them.',
  orderRestored: 'This order was not finished. Here is what was entered.',
} as const;

/** The text for an error without a message (specification 1, section 8). */
export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}
