import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { GENDERS, QueuePatient } from '../patients/patient.ts';
import { QUEUE_MESSAGES as M } from './queue.messages.ts';
import { VISIT_STATUSES } from './visit.status.ts';
import { VisitFee } from './visit-fee.ts';

export const QUEUE_SECOND_NAMES = {
  id: '_id',
  patient_id: 'patientId',
  token_no: 'token_number',
} as const;

/** The longest complaint a record keeps, in characters. */
export const COMPLAINT_MAX = 50_000;

const entry = z.object({
  id: Id,
  patient_id: Id,
  /** Counts from 1 each clinic day. */
  token_no: z.int(),
  name: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  complaint: z.string(),
  case_summary: z.string(),
  status: z.enum(VISIT_STATUSES),
  doctor_id: Id.nullable(),
  /** Opened and not begun: until its first word or until it is added to the queue it is not called. */
  draft: z.boolean().optional(),
  created_at: Instant,
  updated_at: Instant,
  /** A consultation bill exists for the visit. */
  billed: z.boolean(),
  /** The patient was called or seen, and neither a live consultation bill nor a subscription pays for it. */
  unbilled: z.boolean().optional(),
  /** Left out while the visit has no bill. */
  fee: VisitFee.optional(),
  User: z.object({ name: z.string() }).nullable(),
  Patient: QueuePatient,
});

/** A visit in the queue; its id is the record id of the consultation screen. */
export const QueueEntry = withSecondNames(entry, QUEUE_SECOND_NAMES);
export type QueueEntry = z.output<typeof QueueEntry>;

/** How many clinic days an unbilled visit stays in the list and the counts, today among them. */
export const UNBILLED_DAYS = 30;

const complaint = freeText({ label: 'Complaint', max: COMPLAINT_MAX });

export const JoinQueueBody = z.object({
  patientId: z.uuid({ error: M.patientRequired }),
  complaint: complaint.nullish(),
  doctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
});

export const UndoVisitBody = z.object({
  /** What is taken back: that the patient was put into the queue, or that the visit was completed. */
  step: z.enum(['join', 'complete'], { error: M.unknownStep }),
});

export const MoveVisitBody = z.object({
  status: z.enum(VISIT_STATUSES, { error: M.unknownStatus }),
  doctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
  /**
   * With `cancelled`: the consultation bill is cancelled too, and what was paid goes back in this way. Left
   * out, the bill stays as it is.
   */
  refundMode: RefundMode.optional(),
  /** The doctor whom the person saw when they assigned one (null: nobody). */
  seenDoctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
});
