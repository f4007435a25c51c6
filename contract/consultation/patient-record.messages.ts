/** Texts of the patient record screen (specification 2, sections 2 and 8). */
export const PATIENT_RECORD_MESSAGES = {
  unknownDate: 'Unknown Date',
  none: 'Nothing is recorded for this patient yet.',
  noAiResponse: 'The assistant has not been asked about this patient yet.',
  pharmacyMissing: 'The pharmacy orders are not shown.',
} as const;

export const pastComplaintsError = (message: string) => `Past complaints error: ${message}`;
export const pendingLabsError = (message: string) => `Pending labs error: ${message}`;
export const labReportsError = (message: string) => `Lab reports error: ${message}`;
/** `status` is the HTTP status, or the reason why there was no response. */
export const patientDetailsFailed = (status: number | string) =>
  `Failed to fetch patient details: ${status}`;
