import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { withWireNames } from '../kernel/second-names.ts';
import { GENDERS } from '../patients/patient.ts';
import { COMPLAINT_MAX } from '../queue/visit.ts';
import { COMPLAINT_HISTORY_MESSAGES as M } from './complaint-history.messages.ts';
import { VISIT_WIRE_NAMES } from './visit-note.ts';

const pastComplaint = z.object({
  id: Id,
  /** The visit of the complaint. */
  visitId: Id.nullable(),
  patientId: Id,
  complaint: z.string(),
  case_summary: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});

/**
 * A complaint in a patient's history: from a visit, or an earlier one added by hand, which has no
 * visit.
 */
export const PastComplaint = withWireNames(pastComplaint, VISIT_WIRE_NAMES);
export type PastComplaint = z.output<typeof PastComplaint>;

export const AddComplaintBody = z.object({
  complaint: freeText({ label: 'Complaint', max: COMPLAINT_MAX }).refine(
    (text) => text.trim() !== '',
    { error: M.required },
  ),
});
