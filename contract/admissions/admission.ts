import { z } from 'zod';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { Id, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { ADMISSION_MESSAGES as M } from './admissions.messages.ts';

/** How an admission bill is paid (specification 2, section 9). */
export const ADMISSION_PAYMENT_MODES = ['cash', 'card', 'upi'] as const;
export type AdmissionPaymentMode = (typeof ADMISSION_PAYMENT_MODES)[number];

/** What a stay comes to now: until the discharge it grows by a charge a day. */
export const AdmissionCalculated = z.object({
  /** The admission and the other charges, as they were when the patient was admitted. */
  initialCharges: Money,
  perDayCharge: Money,
  /** Started 24-hour periods, at least 1. */
  daysStayed: z.int(),
  totalDue: Money,
  totalPaid: Money,
  balance: Money,
  /** What was paid ahead of the balance; it lowers what the days to come add. */
  deposit: Money.optional(),
});
export type AdmissionCalculated = z.output<typeof AdmissionCalculated>;

/** Money received for a stay; negative when it was paid back. */
export const AdmissionPayment = z.object({
  id: Id,
  patient_id: Id,
  bill_id: Id,
  amount_paid: Money,
  payment_mode: z.enum([...ADMISSION_PAYMENT_MODES, 'online']),
  payment_date: Instant,
  is_deposit: z.boolean().optional(),
});
export type AdmissionPayment = z.output<typeof AdmissionPayment>;

/** One stay of a patient, running or past, with its bill. */
export const Admission = z.object({
  id: Id,
  patient_id: Id,
  bill_id: Id,
  bill_status: z.enum(['pending', 'paid', 'cancelled']),
  admission_date: Instant,
  discharge_date: Instant.nullable(),
  /** Why the patient came back; of a first stay, none. */
  reason: z.string().nullish(),
  /** Who may undo the admission. */
  admitted_by_id: Id.optional(),
  calculated: AdmissionCalculated,
});
export type Admission = z.output<typeof Admission>;

/** The balance is the server's to compare with: it grows while the form is open. */
export const AdmissionPaymentBody = z.object({
  amount_paid: rupees({ min: 0.01, message: M.invalidPayment }),
  payment_mode: z.enum(ADMISSION_PAYMENT_MODES, { error: M.invalidMode }),
});

export const NewStayBody = z.object({
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 300 }),
});

/** How what is left of the deposit goes back; as it came when it is left out. */
export const DischargeBody = z.object({ refundMode: RefundMode.optional() }).nullish();
