/** Texts of a patient's past complaints (specification 2, sections 5 and 8). */
export const COMPLAINT_HISTORY_MESSAGES = {
  required: 'Please enter complaint details.',
  loadFailed: 'Failed to load data.',
  none: 'No past complaints found for this patient.',
  deleted: 'Complaint deleted.',
  copied: 'Complaint copied.',
  copyFailed: 'The complaint could not be copied.',
} as const;
