import { z } from 'zod';
import { CHANGE_CALLS } from '#contract/ai/plan/may-make.rules.ts';
import { deleteComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { VISIT_WIRE_NAMES } from '#contract/consultation/visit-note.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { withWireNames } from '#contract/kernel/second-names.ts';
import { LAB_ORDER_STATUSES } from '#contract/lab/lab-order.status.ts';
import { deleteLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { bornFields, GENDERS } from '#contract/patients/patient.ts';

/** A change of the age stores what told it; an older one has the age in whole years. */
const Details = z.object({
  name: z.string().exactOptional(),
  age: z.number().nullable().exactOptional(),
  gender: z.enum(GENDERS).nullable().exactOptional(),
  phone: z.string().nullable().exactOptional(),
  birth_date: bornFields.birth_date.exactOptional(),
  age_told: bornFields.age_told.exactOptional(),
  age_unit: bornFields.age_unit.exactOptional(),
  age_told_on: bornFields.age_told_on.exactOptional(),
});
export type Details = z.output<typeof Details>;

const Line = z.object({
  drug_id: z.string(),
  quantity: z.number(),
  tabletsPerDay: z.number(),
  numberOfDays: z.number(),
  daysAssumed: z.boolean().optional(),
  directions_to_use: z.string().nullable(),
  ai_run_id: z.string().exactOptional(),
});

/**
 * The steps that undo an applied proposal. `made` is the state it left, which must be unchanged. Stored ones
 * have the wire's names: encode them before storing.
 */
export const Undo = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delete-pharmacy-order'), orderId: z.string(), made: z.string() }),
  z.object({
    type: z.literal('rewrite-pharmacy-order'),
    orderId: z.string(),
    made: z.string(),
    items: z.array(Line),
    prescription: z.string(),
    reasons: z.array(z.object({ warning: z.string(), reason: z.string() })),
  }),
  z.object({ type: z.literal('restore-pharmacy-order'), orderId: z.string() }),
  withWireNames(
    z.object({
      type: z.literal('take-drugs-off-sheet'),
      visitId: z.string(),
      orderId: z.string(),
      items: z.array(Line),
      replaced: z.array(Line),
      texts: z.array(z.string()),
      /** The prescription was there before. */
      joined: z.literal(true).exactOptional(),
      reasons: z.array(z.object({ warning: z.string(), reason: z.string() })),
    }),
    VISIT_WIRE_NAMES,
  ),
  z.object({ type: z.literal('delete-lab-order'), orderId: z.string(), made: z.string() }),
  z.object({
    type: z.literal('rewrite-lab-order'),
    orderId: z.string(),
    made: z.string(),
    tests: z.array(
      z.object({ id: z.string(), name: z.string(), ai_run_id: z.string().exactOptional() }),
    ),
    status: z.enum(LAB_ORDER_STATUSES),
  }),
  withWireNames(
    z.object({
      type: z.literal('take-tests-off-sheet'),
      visitId: z.string(),
      orderId: z.string(),
      testIds: z.array(z.string()),
      joined: z.literal(true).exactOptional(),
    }),
    VISIT_WIRE_NAMES,
  ),
  z.object({
    type: z.literal('update-patient'),
    patientId: z.string(),
    details: Details,
    made: Details,
  }),
  z.object({ type: z.literal('delete-complaint'), id: z.string() }),
  withWireNames(
    z.object({
      type: z.literal('save-summary'),
      visitId: z.string(),
      summary: z.string(),
      made: z.string(),
    }),
    VISIT_WIRE_NAMES,
  ),
  z.object({ type: z.literal('save-memory'), memory: z.string(), since: z.string().nullable() }),
]);
export type Undo = z.output<typeof Undo>;

/** The ordinary endpoint with the same effect. A role that may not call it may not undo. */
export const UNDO_CALLS = {
  'delete-pharmacy-order': CHANGE_CALLS['delete-pharmacy-order'],
  'rewrite-pharmacy-order': CHANGE_CALLS['edit-pharmacy-order'],
  'restore-pharmacy-order': CHANGE_CALLS['create-pharmacy-order'],
  'take-drugs-off-sheet': CHANGE_CALLS['edit-pharmacy-order'],
  'delete-lab-order': deleteLabOrder,
  'rewrite-lab-order': CHANGE_CALLS['edit-lab-order'],
  'take-tests-off-sheet': CHANGE_CALLS['edit-lab-order'],
  'update-patient': CHANGE_CALLS['update-patient'],
  'delete-complaint': deleteComplaint,
  'save-summary': CHANGE_CALLS['save-summary'],
  'save-memory': CHANGE_CALLS['save-memory'],
} as const satisfies Record<Undo['type'], Endpoint>;
