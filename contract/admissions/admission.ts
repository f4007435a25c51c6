import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { rupees } from '../kernel/money.ts';
import { ADMISSION_MESSAGES as M } from './admissions.messages.ts';

/** How an admission bill is paid (specification 2, section 9). */
export const ADMISSION_PAYMENT_MODES = ['cash', 'card', 'upi'] as const;
export type AdmissionPaymentMode = (typeof ADMISSION_PAYMENT_MODES)[number];

const amount = rupees({ message: M.incompleteBill });

/** What a stay comes to now: until the discharge it grows by a charge a day. */
export const AdmissionCalculated = z.object({
  /** The admission and the other charges, as they were when the patient was admitted. */
  initialCharges: amount,
  perDayCharge: amount,
  /** Started 24-hour periods, at least 1. */
  daysStayed: z.int(),
  totalDue: amount,
  totalPaid: amount,
  balance: amount,
});
export type AdmissionCalculated = z.output<typeof AdmissionCalculated>;

/** Money received for a stay; negative when it was paid back. */
export const AdmissionPayment = z.object({
  id: Id,
  patient_id: Id,
  bill_id: Id,
  amount_paid: amount,
  payment_mode: z.enum([...ADMISSION_PAYMENT_MODES, 'online']),
  payment_date: Instant,
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
  calculated: AdmissionCalculated,
});
export type Admission = z.output<typeof Admission>;

/** The balance is the server's to compare with: it grows while the form is open. */
export const AdmissionPaymentBody = z.object({
  amount_paid: rupees({ min: 0.01, message: M.invalidPayment }),
  payment_mode: z.enum(ADMISSION_PAYMENT_MODES, { error: M.invalidMode }),
});
