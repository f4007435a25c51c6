import { z } from 'zod';
import { onlyUpiHasReference, PaymentReference } from '../billing/payment-reference.ts';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { bornFields, GENDERS } from '../patients/patient.ts';
import { ADMISSION_MESSAGES as M } from './admissions.messages.ts';

/** The payment modes of an admission bill (specification 2, section 9). */
export const ADMISSION_PAYMENT_MODES = ['cash', 'card', 'upi'] as const;
export type AdmissionPaymentMode = (typeof ADMISSION_PAYMENT_MODES)[number];

/** The current total of a stay. It grows by one daily charge a day until discharge. */
export const AdmissionCalculated = z.object({
  /** The admission charge and the other charges, fixed at admission. */
  initialCharges: Money,
  perDayCharge: Money,
  /** Started 24-hour periods; at least 1. */
  daysStayed: z.int(),
  totalDue: Money,
  totalPaid: Money,
  balance: Money,
  /** Payments in advance; they reduce what later days add to the balance. */
  deposit: Money.optional(),
});
export type AdmissionCalculated = z.output<typeof AdmissionCalculated>;

/** Money received for a stay; negative for a refund. */
export const AdmissionPayment = z.object({
  id: Id,
  patient_id: Id,
  bill_id: Id,
  amount_paid: Money,
  payment_mode: z.enum([...ADMISSION_PAYMENT_MODES, 'online']),
  payment_date: Instant,
  is_deposit: z.boolean().optional(),
  reference: z.string().optional(),
});
export type AdmissionPayment = z.output<typeof AdmissionPayment>;

/** One stay of a patient, current or past, with its bill. */
export const Admission = z.object({
  id: Id,
  patient_id: Id,
  bill_id: Id,
  bill_status: z.enum(['pending', 'paid', 'cancelled']),
  admission_date: Instant,
  discharge_date: Instant.nullable(),
  reason: z.string().nullish(),
  /** As the ward names it: `12`, `General 3`. */
  bed: z.string().nullish(),
  /** The doctor who looks after the patient. */
  doctor: z.object({ id: Id, name: z.string() }).nullish(),
  /** The user who may undo the admission. */
  admitted_by_id: Id.optional(),
  calculated: AdmissionCalculated,
});
export type Admission = z.output<typeof Admission>;

/** A stay in the list of in-patients. */
export const InPatient = Admission.extend({
  patient: z.object({
    id: Id,
    name: z.string(),
    token: z.int(),
    phone: z.string().nullable(),
    age: z.int().nullable(),
    gender: z.enum(GENDERS).nullable(),
    ...bornFields,
  }),
});
export type InPatient = z.output<typeof InPatient>;

/**
 * The balance that the form showed. The server compares it, because the balance grows while the
 * form is open.
 */
export const AdmissionPaymentBody = z
  .object({
    amount_paid: rupees({ min: 0.01, message: M.invalidPayment }),
    payment_mode: z.enum(ADMISSION_PAYMENT_MODES, { error: M.invalidMode }),
    reference: PaymentReference,
  })
  .superRefine(onlyUpiHasReference);

const doctor_id = z.uuid({ error: M.unknownDoctor });
const reason = optionalText({ label: 'The reason', max: 300 });
const bed = optionalText({ label: 'The bed', max: 60 });

/** Known at the admission or not; a call without a body admits as well. */
export const AdmitBody = z
  .object({ reason, bed, doctor_id: doctor_id.nullish().transform((id) => id ?? null) })
  .nullish();

/** The notes of a stay; an absent part stays as it is, and null empties it. */
export const EditStayBody = z.object({ reason, bed, doctor_id: doctor_id.nullable() }).partial();
export type EditStayBody = z.output<typeof EditStayBody>;

export const NewStayBody = z.object({
  bed,
  doctor_id: doctor_id.nullish().transform((id) => id ?? null),
  reason: requiredLine({ label: 'The reason', required: M.reasonRequired, max: 300 }),
});

/** Refund mode of the remaining deposit; by default each payment goes back in its own mode. */
export const DischargeBody = z.object({ refundMode: RefundMode.optional() }).nullish();
