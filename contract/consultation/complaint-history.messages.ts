import { QUEUE_MESSAGES } from '../queue/queue.messages.ts';

/** Texts of a patient's past complaints (specification 2, sections 5 and 8). */
export const COMPLAINT_HISTORY_MESSAGES = {
  required: QUEUE_MESSAGES.complaintRequired,
  loadFailed: 'Failed to load data.',
  none: 'No past complaints found for this patient.',
  deleted: 'Complaint deleted.',
  copied: 'Complaint copied.',
  copyFailed: 'The complaint could not be copied.',
} as const;

/** The confirmation of a deletion: `confirmDelete('Complaint')`. */
export const confirmDelete = (type: string) =>
  `Are you sure you want to delete this ${type} record? This action cannot be undone.`;
/** Shown when a deletion has no id. */
export const idMissing = (type: string) => `${type} ID is missing.`;
export const deleteError = (type: string, message: string) => `Delete Error (${type}): ${message}`;
