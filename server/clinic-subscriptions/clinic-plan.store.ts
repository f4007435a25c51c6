import type { CreatePlanBody } from '#contract/subscriptions/plan.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { PLAN_COLUMNS, type PlanChanges, planRow } from '../subscriptions/index.ts';

/** The plans for clinics by name. With `activeOnly`, only those that can be bought. */
export function listClinicPlanRows(tx: Tx, { activeOnly }: { activeOnly: boolean }) {
  let query = tx.selectFrom('clinic_plans').select(PLAN_COLUMNS);
  if (activeOnly) query = query.where('status', '=', 'active');
  return query.orderBy('name').orderBy('id').execute();
}

export function findClinicPlanRow(tx: Tx, id: string) {
  return tx.selectFrom('clinic_plans').where('id', '=', id).select(PLAN_COLUMNS).executeTakeFirst();
}

export function insertClinicPlan(tx: Tx, plan: CreatePlanBody & { id: string; now: Date }) {
  return tx
    .insertInto('clinic_plans')
    .values({ ...planRow(plan), id: plan.id, created_at: plan.now })
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Locks a plan before a change. */
export function lockClinicPlan(tx: Tx, id: string) {
  return tx
    .selectFrom('clinic_plans')
    .where('id', '=', id)
    .select(PLAN_COLUMNS)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Updates these columns of a plan. */
export function changeClinicPlan(tx: Tx, id: string, changes: PlanChanges) {
  return tx
    .updateTable('clinic_plans')
    .set(changes)
    .where('id', '=', id)
    .returning(PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deactivates an active plan. Returns undefined when no active plan has this id. */
export function endClinicPlan(tx: Tx, id: string) {
  return tx
    .updateTable('clinic_plans')
    .set({ status: 'inactive' })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
}
