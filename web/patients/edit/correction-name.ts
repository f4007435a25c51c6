/** The name of the draft that keeps an edit of a patient. */
export const correctionName = (patientId: string): string => `patient-edit.${patientId}`;
