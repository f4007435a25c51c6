import { z } from 'zod';
import { LAB_ORDER_STATUSES } from '../../lab/lab-order.status.ts';
import { GENDERS } from '../../patients/patient.ts';
import { PHARMACY_ORDER_STATUSES } from '../../pharmacy/pharmacy-order.status.ts';
import type * as planned from './planned.ts';

// The wire schemas of `planned.ts`. The ordinary endpoints validate an order when it is applied;
// these check only shape and size.
const SHORT = 300;
const LONG = 200_000;
const MANY = 200;

const short = z.string().max(SHORT);
const long = z.string().max(LONG);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MANY);

const PlannedLine = z.object({
  drug_id: short,
  name: long,
  quantity: z.number(),
  tabletsPerDay: z.number(),
  numberOfDays: z.number(),
  directions_to_use: long.nullable(),
  byHand: z.literal(true).exactOptional(),
});

const PlannedTest = z.object({ id: short, name: long });

const asked = <T extends z.ZodType>(choice: T) =>
  z.object({
    written: long,
    why: long.exactOptional(),
    options: list(z.object({ id: short, name: long, choice, differs: long.exactOptional() })),
    otherwise: long.nullable(),
  });

const order = { lines: list(PlannedLine), prescription: long };
const tests = list(PlannedTest);

/** A planned change, including one that a person edited. */
export const Change: z.ZodType<planned.Change, planned.Change> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create-pharmacy-order'), patientId: short, ...order }),
  z.object({
    type: z.literal('edit-pharmacy-order'),
    orderId: short,
    ...order,
    status: z.enum(PHARMACY_ORDER_STATUSES).nullable(),
  }),
  z.object({ type: z.literal('delete-pharmacy-order'), orderId: short }),
  z.object({ type: z.literal('create-lab-order'), patientId: short, tests }),
  z.object({
    type: z.literal('edit-lab-order'),
    orderId: short,
    tests,
    status: z.enum(LAB_ORDER_STATUSES).nullable(),
  }),
  z.object({
    type: z.literal('update-patient'),
    patientId: short,
    details: z.object({
      name: long.exactOptional(),
      age: z.number().exactOptional(),
      gender: z.enum(GENDERS).nullable().exactOptional(),
      phone: long.nullable().exactOptional(),
    }),
  }),
  z.object({ type: z.literal('add-complaint'), patientId: short, complaint: long }),
  z.object({ type: z.literal('save-summary'), recordId: short, summary: long }),
  z.object({ type: z.literal('save-memory'), memory: long }),
]);

export const Plan: z.ZodType<planned.Plan, planned.Plan> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    change: Change,
    rows: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    askedDrugs: z.array(asked(PlannedLine)),
    askedTests: z.array(asked(PlannedTest)),
    refusedLines: z.array(z.object({ written: z.string(), message: z.string() })).exactOptional(),
    notes: z.array(z.string()).exactOptional(),
  }),
  z.object({ kind: z.literal('question'), question: z.string(), options: z.array(z.string()) }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
