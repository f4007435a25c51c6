import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { withWireNames } from '../kernel/second-names.ts';
import { GENDERS } from '../patients/patient.ts';
import { VISIT_STATUSES } from '../queue/visit.status.ts';
import { COMPLAINT_MAX } from '../queue/visit.ts';

/** The wire calls a visit a record. */
export const VISIT_WIRE_NAMES = { visitId: 'recordId' } as const;

const note = z.object({
  id: Id,
  visitId: Id,
  complaint: z.string(),
  case_summary: z.string(),
  patientId: Id,
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  status: z.enum(VISIT_STATUSES),
  createdAt: Instant,
  updatedAt: Instant,
  /** When the note closes, or closed; null before the visit is completed, and without the clinic's lock. */
  closesAt: Instant.nullable(),
  /** The note takes addenda only. */
  closed: z.boolean(),
});

/** The text fields of one visit, as the consultation screen edits them. */
export const VisitNote = withWireNames(note, VISIT_WIRE_NAMES);
export type VisitNote = z.output<typeof VisitNote>;

/** With `updatedAt`, the save is rejected when the note is newer. */
export const SaveComplaintBody = z.object({
  complaint: freeText({ label: 'Complaint', max: COMPLAINT_MAX }).optional(),
  case_summary: freeText({ label: 'Case summary', max: COMPLAINT_MAX }).optional(),
  updatedAt: Instant.optional(),
});

/** Placeholder name of a patient whose visit was opened before the name was known. */
export const PLACEHOLDER_NAME = 'New patient';
