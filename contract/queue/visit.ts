import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { fieldsOf } from '../kernel/field-names.ts';
import { freeText, Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { GENDERS, QueuePatient } from '../patients/patient.ts';
import { QUEUE_MESSAGES as M } from './queue.messages.ts';
import { VISIT_STATUSES } from './visit.status.ts';
import { VisitFee } from './visit-fee.ts';

export const VISIT_SECOND_NAMES = {
  id: '_id',
  patient_id: 'patientId',
  token_no: 'token_number',
} as const;

/** Maximum length of a complaint, in characters. */
export const COMPLAINT_MAX = 50_000;

const stored = z.object({
  id: Id,
  patient_id: Id,
  /** Starts at 1 each clinic day. */
  token_no: z.int(),
  complaint: z.string(),
  case_summary: z.string(),
  status: z.enum(VISIT_STATUSES),
  doctor_id: Id.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
/** The fields that are columns of the same name. */
export const VISIT_COLUMNS = fieldsOf(stored);

const visit = stored.extend({
  name: z.string(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** Opened but not started; not called until its first word or until it is added to the queue. */
  draft: z.boolean().optional(),
  /** The booked time of a patient with an appointment. */
  bookedFor: Instant.optional(),
  /** The visit has a consultation bill. */
  billed: z.boolean(),
  /**
   * The patient was called or seen, and neither a live consultation bill nor a subscription covers
   * it.
   */
  unbilled: z.boolean().optional(),
  /** Absent while the visit has no bill, and for a role that may not view bills. */
  fee: VisitFee.optional(),
  /** The unpaid balance of the patient's other bills; absent without one, and with the fee. */
  owed: Money.optional(),
  User: z.object({ name: z.string() }).nullable(),
  Patient: QueuePatient,
});

/** A visit in the queue. */
export const Visit = withSecondNames(visit, VISIT_SECOND_NAMES);
export type Visit = z.output<typeof Visit>;

/**
 * Number of clinic days that an unbilled visit stays in the list and the counts, including today.
 */
export const UNBILLED_DAYS = 30;

const complaint = freeText({ label: 'Complaint', max: COMPLAINT_MAX });

export const JoinQueueBody = z.object({
  patientId: z.uuid({ error: M.patientRequired }),
  complaint: complaint.nullish(),
  doctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
});

export const UndoVisitBody = z.object({
  /** The step to undo: adding the patient to the queue, or completing the visit. */
  step: z.enum(['join', 'complete'], { error: M.unknownStep }),
});

export const MoveVisitBody = z.object({
  status: z.enum(VISIT_STATUSES, { error: M.unknownStatus }),
  doctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
  /**
   * With `cancelled`: also cancels the consultation bill and refunds it in this mode. When absent,
   * the bill is unchanged.
   */
  refundMode: RefundMode.optional(),
  /** The doctor that the user saw at assignment (null: none). */
  seenDoctorId: z.uuid({ error: M.unknownDoctor }).nullish(),
});
