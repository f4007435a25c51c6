import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { rupees } from '../kernel/money.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { DRUG_MESSAGES } from './drug.messages.ts';
import { PHARMACY_ORDER_STATUSES } from './pharmacy-order.status.ts';

export const PHARMACY_ORDER_SECOND_NAMES = {
  patient_id: 'patientId',
  prescription_for_unavailable_drugs: 'prescriptionForUnavailableDrugs',
} as const;

/** One drug of an order; name and price are those of the moment when it was written. */
const MedicationLine = z.object({
  drug_id: Id,
  name: z.string(),
  quantity: z.int(),
  tabletsPerDay: z.int(),
  numberOfDays: z.int(),
  directions_to_use: z.string(),
  /** Of one piece. */
  price: rupees({ min: 0, message: DRUG_MESSAGES.invalidPrice }),
  /** Of the ordered quantity, what was given back. */
  returned_quantity: z.int(),
  /** Where the drug stands, and how much of it, now. */
  box_number: z.string().nullable(),
  stock: z.int(),
});

const pharmacyOrder = z.object({
  id: Id,
  patient_id: Id,
  patientName: z.string(),
  patientTokenNumber: z.int(),
  /** When it was written. */
  date: Instant,
  status: z.enum(PHARMACY_ORDER_STATUSES),
  prescribedBy: z.string(),
  dispensedBy: z.string().nullable(),
  prescription_for_unavailable_drugs: z.string(),
  medications: z.array(MedicationLine),
});

/** What was prescribed to a patient at once. */
export const PharmacyOrder = withSecondNames(pharmacyOrder, PHARMACY_ORDER_SECOND_NAMES);
export type PharmacyOrder = z.output<typeof PharmacyOrder>;
