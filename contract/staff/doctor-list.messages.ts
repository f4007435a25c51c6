/** Texts of the lists from which a doctor is chosen. */
export const DOCTOR_LIST_MESSAGES = {
  none: 'Please add doctors via the Admin Panel.',
} as const;

export const loadDoctorsFailed = (message: string) => `Failed to load doctors: ${message}`;
