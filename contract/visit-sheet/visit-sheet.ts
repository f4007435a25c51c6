import { z } from 'zod';
import { COMMON_MESSAGES } from '../kernel/common.messages.ts';
import { Instant } from '../kernel/dates.ts';
import { freeText, Id, requiredLine } from '../kernel/fields.ts';
import { LabOrder } from '../lab/lab-order.ts';
import { LINES_MAX, OrderItem, PharmacyOrder } from '../pharmacy/pharmacy-order.ts';
import { OverrideReason } from '../safety/warning.ts';
import { VISIT_SHEET_MESSAGES as M } from './visit-sheet.messages.ts';

const ROWS_MAX = 100;
export const DIAGNOSES_MAX = 20;
export const TESTS_MAX = 50;
const ORDERS_MAX = 20;
export const OUTSIDE_TESTS_MAX = 2_000;
/** A longer line of advice is about one patient, and is not offered again. */
export const ADVICE_LINE_MAX = 120;

const Diagnosis = requiredLine({ label: 'The diagnosis', required: M.diagnosisRequired, max: 200 });

export const HELD_KINDS = ['drug', 'test'] as const;

const row = {
  /** Made by the browser, so that a repeated save keeps the row. */
  id: Id,
  kind: z.enum(HELD_KINDS),
  /** The row as typed: `pan 40 od 5d`. */
  typed: freeText({ label: 'The row', max: 500 }),
};

/** The order line of a chosen drug; a number that is not typed yet is null. */
const HeldItem = OrderItem.extend({
  quantity: OrderItem.shape.quantity.nullable(),
  tabletsPerDay: OrderItem.shape.tabletsPerDay.nullable(),
  numberOfDays: OrderItem.shape.numberOfDays.nullable(),
  byHand: z.boolean().optional(),
});

/** A row as it is sent. */
const HeldRowInput = z.object({ ...row, item: HeldItem.nullable() });

/** A row that is not ordered yet: unfinished, not found, short in stock, or waiting for a reason. */
export const HeldRow = z.object({
  ...row,
  item: z
    .object({
      drug_id: Id,
      quantity: z.int().nullable(),
      tabletsPerDay: z.int().nullable(),
      numberOfDays: z.int().nullable(),
      daysAssumed: z.boolean().optional(),
      directions_to_use: z.string().nullable(),
      ai_run_id: Id.nullish(),
      /** The quantity was typed, though a number is still missing. Absent: the numbers show it. */
      byHand: z.boolean().optional(),
    })
    .nullable(),
});
export type HeldRow = z.output<typeof HeldRow>;

/** The doctor of a visit, as a prescription names them. */
const VisitDoctor = z.object({
  name: z.string(),
  qualification: z.string().nullable(),
  registration: z.string().nullable(),
});
export type VisitDoctor = z.output<typeof VisitDoctor>;

/** In the order of the sheet; the first one is the main diagnosis. */
export const SHEET_DIAGNOSES = z.array(Diagnosis).max(DIAGNOSES_MAX, { error: M.tooManyDiagnoses });

const fields = {
  diagnoses: SHEET_DIAGNOSES,
  advice: freeText({ label: 'The advice', max: 5_000 }),
  /** Tests that the patient has done elsewhere, one per line. */
  outsideTests: freeText({ label: 'The tests elsewhere', max: OUTSIDE_TESTS_MAX }),
  /** The clinic day of the follow-up. */
  followUpOn: z.iso.date({ error: COMMON_MESSAGES.invalidFollowUpDay }).nullable(),
};

/**
 * The orders and the paper of a visit. Drugs and tests are those of its orders; the rows that are not
 * ordered yet are `held`.
 */
export const VisitSheet = z.object({
  visitId: Id,
  patientId: Id,
  doctor: VisitDoctor.nullable(),
  /** Increases with each save; 0 before the first one. */
  version: z.int().min(0),
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
  /** The note is closed: diagnoses, advice and follow-up stay as they are. */
  closed: z.boolean(),
  ...fields,
  held: z.array(HeldRow),
  /** The visit's orders, oldest first; deleted ones are left out. */
  pharmacyOrders: z.array(PharmacyOrder),
  labOrders: z.array(LabOrder),
});
export type VisitSheet = z.output<typeof VisitSheet>;

/** The whole content of one prescription; null creates it. Without any content, it is deleted. */
const Prescription = z.object({
  orderId: Id.nullable(),
  /** The `updatedAt` of the order that the person saw; another current one returns 409. */
  updatedAt: Instant.optional(),
  items: z.array(OrderItem).max(LINES_MAX),
  /** Drugs from outside, one per line. */
  prescription: freeText({ label: 'The prescription', max: 10_000 }).default(''),
  override_reasons: z.array(OverrideReason).max(100).default([]),
});

/** The whole content of one lab order; null creates it. Without tests, it is deleted. */
const OrderedTests = z.object({
  orderId: Id.nullable(),
  tests: z
    .array(z.object({ id: Id, ai_run_id: Id.nullish().transform((id) => id ?? undefined) }))
    .max(TESTS_MAX),
});

const eachOnce = (orders: readonly { orderId: string | null }[]) =>
  new Set(orders.map(({ orderId }) => orderId)).size === orders.length;

/** Any part of the sheet; absent parts stay as they are. */
export const SaveSheetBody = z.object({
  /** The version that the person saw; a newer one returns 409 with the current sheet. */
  version: z.int().min(0).optional(),
  diagnoses: fields.diagnoses.optional(),
  advice: fields.advice.optional(),
  outsideTests: fields.outsideTests.optional(),
  followUpOn: fields.followUpOn.optional(),
  held: z.array(HeldRowInput).max(ROWS_MAX, { error: M.tooManyRows }).optional(),
  prescriptions: z
    .array(Prescription)
    .max(ORDERS_MAX)
    .refine(eachOnce, { error: M.orderTwice })
    .optional(),
  tests: z.array(OrderedTests).max(ORDERS_MAX).refine(eachOnce, { error: M.orderTwice }).optional(),
});
export type SaveSheetBody = z.output<typeof SaveSheetBody>;
