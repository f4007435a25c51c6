import type { CreatePlanBody, UpdatePlanBody } from '#contract/subscriptions/plan.ts';
import { changedFields } from '../platform/changed-fields.ts';
import { toColumns } from '../platform/db/columns/columns.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { PLAN_COLUMNS, PLAN_DETAIL_COLUMNS } from './plan.columns.ts';

/** The columns of a new plan. */
export function planRow(plan: CreatePlanBody) {
  return { ...toColumns(PLAN_DETAIL_COLUMNS, plan), description: plan.description ?? '' };
}

/** The columns that these changes affect. */
export function planRowChanges(row: object, changes: UpdatePlanBody) {
  const { description } = changes;
  return changedFields(row, {
    ...toColumns(PLAN_DETAIL_COLUMNS, changes),
    description: description === null ? '' : description,
  });
}

export type PlanChanges = ReturnType<typeof planRowChanges>;
export type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number];

/** The clinic's plans by name. */
export function listPlanRows(tx: Tx) {
  return tx
    .selectFrom('patient_plans')
    .select(PLAN_COLUMNS)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findPlanRow(tx: Tx, id: string) {
  return tx
    .selectFrom('patient_plans')
    .where('id', '=', id)
    .select(PLAN_COLUMNS)
    .executeTakeFirst();
}

/** Locks a plan before a change. */
export function lockPlan(tx: Tx, id: string) {
  return tx
    .selectFrom('patient_plans')
    .where('id', '=', id)
    .select(PLAN_COLUMNS)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks an active plan until the transaction ends, before a subscription to it starts. */
export function lockActivePlan(tx: Tx, id: string) {
  return tx
    .selectFrom('patient_plans')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .select(PLAN_COLUMNS)
    .forShare()
    .executeTakeFirst();
}

export function insertPlan(
  tx: Tx,
  plan: CreatePlanBody & { clinicId: string; id: string; now: Date },
) {
  return tx
    .insertInto('patient_plans')
    .values({
      ...planRow(plan),
      clinic_id: plan.clinicId,
      id: plan.id,
      created_at: plan.now,
    })
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Updates these columns of a plan. */
export function changePlan(tx: Tx, id: string, changes: PlanChanges) {
  return tx
    .updateTable('patient_plans')
    .set(changes)
    .where('id', '=', id)
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deactivates an active plan. Returns undefined when no active plan has this id. */
export function endPlan(tx: Tx, id: string) {
  return tx
    .updateTable('patient_plans')
    .set({ status: 'inactive' })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
}
