/** Texts of the consultation (specification 2, sections 5 and 8). */
export const CONSULTATION_MESSAGES = {
  loadFailed: 'Failed to load current complaint details.',
  createFailed: 'Failed to create new complaint record:',
  noVisitIdReceived: 'New record ID not received from server.',
  missingVisitId: 'Missing Record ID.',
  inputEmpty: 'Input is empty.',
  saveError: 'Save error:',
  summarySaveError: 'Save Error:',
  summaryNotSaved: 'The case summary could not be saved.',
  newerExists: 'Someone saved a newer version of this record.',
  speechUnsupported: 'Speech recognition not supported in this browser.',
  speechNotStarted: 'Could not start recognition.',
  noSpeech: 'Speech recognition is not supported in this browser.',
} as const;

/** In the consultation itself (specification 2, section 8). */
export const dictationError = (code: string) => `Speech error: ${code}`;
/** Specification 1, section 8. */
export const speechError = (code: string) => `Speech recognition error: ${code}`;
