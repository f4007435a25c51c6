import { z } from 'zod';
import { VISIT_WIRE_NAMES } from '../../consultation/visit-note.ts';
import { type WireShape, withWireNames } from '../../kernel/second-names.ts';
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
  daysAssumed: z.boolean().optional(),
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

/** A planned change as stored plans and the wire have it. */
type WireChange = WireShape<planned.Change, typeof VISIT_WIRE_NAMES>;
type WirePlan<T = planned.Plan> = T extends { readonly change: unknown }
  ? Omit<T, 'change'> & { readonly change: WireChange }
  : T;

/** A planned change, including one that a person edited. */
export const Change: z.ZodType<planned.Change, WireChange> = z.discriminatedUnion('type', [
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
  withWireNames(
    z.object({ type: z.literal('save-summary'), visitId: short, summary: long }),
    VISIT_WIRE_NAMES,
  ),
  z.object({ type: z.literal('save-memory'), memory: long }),
]);

/** A planned action. Stored plans have the wire's names: encode them before storing. */
export const Plan: z.ZodType<planned.Plan, WirePlan> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    change: Change,
    rows: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    askedDrugs: z.array(asked(PlannedLine)),
    askedTests: z.array(asked(PlannedTest)),
    refusedLines: z.array(z.object({ written: z.string(), message: z.string() })).exactOptional(),
    notes: z.array(z.string()).exactOptional(),
    words: z.array(z.object({ of: z.string(), words: z.string() })).exactOptional(),
  }),
  z.object({ kind: z.literal('question'), question: z.string(), options: z.array(z.string()) }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
