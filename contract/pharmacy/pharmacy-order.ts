import { z } from 'zod';
import { BILL_STATUSES } from '../billing/bill.status.ts';
import { DiscountPercentage } from '../billing/bill.ts';
import { OrderPayment } from '../billing/order-payment.ts';
import { RefundMode } from '../billing/refund-mode.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { ROLES } from '../kernel/roles.ts';
import { withSecondNames } from '../kernel/second-names.ts';
import { DIRECTIONS_LANGUAGES } from '../medicines/directions.languages.ts';
import { bornFields, GENDERS } from '../patients/patient.ts';
import { Override, OverrideReason } from '../safety/warning.ts';
import { DrugSchedule } from './drug.ts';
import { PHARMACY_ORDER_MESSAGES as M } from './pharmacy-order.messages.ts';
import { PHARMACY_ORDER_STATUSES } from './pharmacy-order.status.ts';

export const PHARMACY_ORDER_SECOND_NAMES = {
  patient_id: 'patientId',
  prescription_for_unavailable_drugs: 'prescriptionForUnavailableDrugs',
} as const;

/** One drug of an order; name and price at the time of the order. */
const MedicationLine = z.object({
  drug_id: Id,
  name: z.string(),
  quantity: z.int(),
  tabletsPerDay: z.int(),
  numberOfDays: z.int(),
  /** The days were not written: they count stock and price, and no paper has them. */
  daysAssumed: z.boolean().optional(),
  directions_to_use: z.string(),
  /** Per unit. */
  price: Money,
  /** Returned part of the ordered quantity. */
  returned_quantity: z.int(),
  /** The assistant's answer that proposed it, until a person edits or bills it. */
  ai_run_id: Id.nullable(),
  /** The shelf location and current stock of the drug. */
  box_number: z.string().nullable(),
  stock: z.int(),
});

const pharmacyOrder = z.object({
  id: Id,
  patient_id: Id,
  /** The visit that it was prescribed in. */
  visit_id: Id.nullish(),
  patientName: z.string(),
  patientTokenNumber: z.int(),
  /** When it was created. */
  date: Instant,
  /** When it was last edited or changed its status. */
  updatedAt: Instant,
  status: z.enum(PHARMACY_ORDER_STATUSES),
  prescribedBy: z.string(),
  /** The role of that person: what a pharmacist typed in was prescribed elsewhere. */
  prescriberRole: z.enum(ROLES).optional(),
  dispensedBy: z.string().nullable(),
  dispensedAt: Instant.nullish(),
  /** The user who may undo the dispensing. */
  dispensedById: Id.nullish(),
  prescription_for_unavailable_drugs: z.string(),
  medications: z.array(MedicationLine),
  /** Its bill, unless cancelled. */
  billId: Id.nullable(),
  /** The bill's payment state, or that there is none; null when nothing is billable yet. */
  payment: OrderPayment.nullish(),
  /** Why it was handed out unpaid. */
  unpaidReason: z.string().nullish(),
  /** Warnings that were overridden. */
  overrides: z.array(Override),
});

/** Drugs prescribed together to a patient. */
export const PharmacyOrder = withSecondNames(pharmacyOrder, PHARMACY_ORDER_SECOND_NAMES);
export type PharmacyOrder = z.output<typeof PharmacyOrder>;

/** Units that an order took from a batch and still holds; used to pick them. */
const PickedBatch = z.object({
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  quantity: z.int(),
});

/** The prescriber, as the registers have it (Drugs Rules, 1945, rule 65(3)). */
export const Prescriber = z.object({
  name: z.string(),
  registration: z.string().nullable(),
  address: z.string().nullable(),
});
export type Prescriber = z.output<typeof Prescriber>;

/** An order with the details for dispensing, returning and printing. */
export const PharmacyOrderDetails = PharmacyOrder.extend({
  patientAge: z.int().nullable(),
  /** The source of the age. */
  patientBorn: z.object(bornFields),
  patientGender: z.enum(GENDERS).nullable(),
  patientPapersLanguage: z.enum(DIRECTIONS_LANGUAGES).nullable(),
  patientAllergies: z.array(z.string()).nullable(),
  patientPregnancyDueOn: z.iso.date().nullable(),
  prescriberRole: z.enum(ROLES),
  /** That of the first line with one. Null: not known. */
  prescriber: Prescriber.nullish(),
  /** The prescriber named for the lines that no doctor of the clinic wrote. */
  outsidePrescriber: Prescriber.nullish(),
  /** The doctor's degrees, if known. */
  prescriberQualification: z.string().nullable(),
  /** The doctor's registration number, if known. */
  prescriberRegistration: z.string().nullable(),
  medications: z.array(
    MedicationLine.extend({
      /** Earliest expiry first; none before billing. */
      batches: z.array(PickedBatch),
      /** Null: not known. */
      schedule: DrugSchedule.nullish(),
      /** The pack and unit of the drug. */
      pack: z.string().nullish(),
      unit: z.string().nullish(),
      /** The doctor who wrote the line, or the one named for it. Null: not known yet. */
      prescriber: Prescriber.nullish(),
    }),
  ),
  /** The basis of the return calculation. */
  bill: z
    .object({
      status: z.enum(BILL_STATUSES),
      discount_percentage: DiscountPercentage,
      /** The total of its drugs before discount and returns. */
      drugsSubtotal: Money,
      totalDue: Money,
      totalPaid: Money,
    })
    .nullable(),
});
export type PharmacyOrderDetails = z.output<typeof PharmacyOrderDetails>;

/** Maximum number of lines per order, and of units per line. */
export const LINES_MAX = 100;
const QUANTITY_MAX = 10_000;
const PER_DAY_MAX = 100;
const DAYS_MAX = 3_650;

const wholeFromOne = (max: number, error: string) =>
  z.int({ error }).min(1, { error }).max(max, { error });

/** One ordered drug; the quantity is per day × days unless changed by hand. */
export const OrderItem = z.object({
  drug_id: z.uuid({ error: M.unknownDrug }),
  quantity: wholeFromOne(QUANTITY_MAX, M.invalidQuantity),
  tabletsPerDay: wholeFromOne(PER_DAY_MAX, M.invalidPerDay).default(1),
  numberOfDays: wholeFromOne(DAYS_MAX, M.invalidDays).default(1),
  /** The prescription names no days; absent: it does. */
  daysAssumed: z.boolean().optional(),
  directions_to_use: optionalText({ label: 'Directions', max: 500 }),
  /** The answer that proposed this line, if the assistant did. */
  ai_run_id: Id.nullish().transform((id) => id ?? undefined),
});
export type OrderItem = z.output<typeof OrderItem>;

const items = z
  .array(OrderItem)
  .max(LINES_MAX, { error: `An order has at most ${LINES_MAX} drugs.` });
const elsewhere = freeText({ label: 'The prescription', max: 10_000 });

/** The reason for overriding each warning; plain calls have none. */
const reasons = z.array(OverrideReason).max(100).default([]);

/** Null: none from elsewhere. */
export const PrescriberBody = z
  .object({
    name: requiredLine({ label: 'Prescriber', required: M.prescriberNameRequired, max: 120 }),
    registration: optionalText({ label: 'Registration', max: 60 }),
    address: optionalText({ label: 'Address', max: 300 }),
  })
  .nullish();

/** Accepts either name of a field; the first one wins. */
const bothNames = {
  prescription_for_unavailable_drugs: elsewhere.nullish(),
  prescriptionForUnavailableDrugs: elsewhere.nullish(),
};

export const CreateOrderBody = z
  .object({
    patient_id: z.uuid({ error: M.patientRequired }).optional(),
    patientId: z.uuid({ error: M.patientRequired }).optional(),
    items: items.default([]),
    /** The visit that it is prescribed in. */
    visitId: Id.nullish(),
    prescriber: PrescriberBody,
    override_reasons: reasons,
    ...bothNames,
  })
  .transform(({ patient_id, patientId, ...order }, context) => {
    const patient = patient_id ?? patientId;
    const prescription = prescriptionOf(order)?.trim() ?? '';
    if (!patient) return refuse(context, 'patient_id', M.patientRequired);
    if (order.items.length === 0 && !prescription)
      return refuse(context, 'items', M.nothingOrdered);
    return {
      patientId: patient,
      visitId: order.visitId ?? undefined,
      items: order.items,
      ...(order.prescriber && { prescriber: order.prescriber }),
      prescription,
      reasons: order.override_reasons,
    };
  });

/** Any subset; the given drugs replace the existing ones. */
export const EditOrderBody = z
  .object({
    items: items.optional(),
    /** Absent leaves it. */
    prescriber: PrescriberBody,
    override_reasons: reasons,
    status: z.enum(PHARMACY_ORDER_STATUSES, { error: M.unknownStatus }).optional(),
    /** The `updatedAt` that the form started from; a different current one returns 409. */
    updatedAt: Instant.optional(),
    ...bothNames,
  })
  .transform(({ items: lines, status, updatedAt, prescriber, ...order }) => ({
    items: lines,
    status,
    updatedAt,
    ...(prescriber !== undefined && { prescriber }),
    prescription: prescriptionOf(order)?.trim(),
    reasons: order.override_reasons,
  }));

function prescriptionOf(order: {
  prescription_for_unavailable_drugs?: string | null | undefined;
  prescriptionForUnavailableDrugs?: string | null | undefined;
}): string | null | undefined {
  return order.prescription_for_unavailable_drugs ?? order.prescriptionForUnavailableDrugs;
}

function refuse(context: z.RefinementCtx, field: string, message: string): typeof z.NEVER {
  context.addIssue({ code: 'custom', message, path: [field] });
  return z.NEVER;
}

export const ReturnBody = z.object({
  itemsToReturn: z
    .array(
      z.object({
        drug_id: z.uuid({ error: M.unknownDrug }),
        returnQuantity: z
          .int({ error: M.invalidReturn })
          .min(0, { error: M.invalidReturn })
          .max(QUANTITY_MAX, { error: M.invalidReturn }),
      }),
      { error: M.nothingReturned },
    )
    .max(LINES_MAX)
    .refine((lines) => lines.some(({ returnQuantity }) => returnQuantity > 0), {
      error: M.nothingReturned,
    })
    .refine((lines) => new Set(lines.map(({ drug_id }) => drug_id)).size === lines.length, {
      error: 'Each drug can be returned once at a time.',
    }),
  /** Refund mode of an overpayment; by default each payment goes back in its own mode. */
  refundMode: RefundMode.optional(),
});
