import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { GENDERS } from '../patients/patient.ts';
import { COMPLAINT_MAX } from '../queue/queue-entry.ts';
import { COMPLAINT_HISTORY_MESSAGES as M } from './complaint-history.messages.ts';

/**
 * A complaint in a patient's history: from a visit, or an earlier one added by hand, which has no
 * visit and no `recordId`.
 */
export const PastComplaint = z.object({
  id: Id,
  /** The visit of the complaint. */
  recordId: Id.nullable(),
  patientId: Id,
  complaint: z.string(),
  case_summary: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PastComplaint = z.output<typeof PastComplaint>;

export const AddComplaintBody = z.object({
  complaint: freeText({ label: 'Complaint', max: COMPLAINT_MAX }).refine(
    (text) => text.trim() !== '',
    { error: M.required },
  ),
});
