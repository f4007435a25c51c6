import type { CreatePlanBody, UpdatePlanBody } from '#contract/subscriptions/plan.ts';
import type { Tx } from '../platform/db/scope.ts';

const COLUMNS = [
  'id',
  'name',
  'description',
  'price_paise',
  'period',
  'interval_count',
  'razorpay_plan_id',
  'status',
] as const;

export type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number];

/** The clinic's plans by name. */
export function listPlanRows(tx: Tx) {
  return tx.selectFrom('patient_plans').select(COLUMNS).orderBy('name').orderBy('id').execute();
}

export function findPlanRow(tx: Tx, id: string) {
  return tx.selectFrom('patient_plans').where('id', '=', id).select(COLUMNS).executeTakeFirst();
}

/** A plan that may be started now; it cannot be changed before the transaction ends. */
export function lockActivePlan(tx: Tx, id: string) {
  return tx
    .selectFrom('patient_plans')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .select(COLUMNS)
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
      clinic_id: plan.clinicId,
      id: plan.id,
      name: plan.name,
      description: plan.description ?? '',
      price_paise: plan.price,
      period: plan.period,
      interval_count: plan.interval,
      razorpay_plan_id: plan.razorpay_plan_id,
      status: plan.status,
      created_at: plan.now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Changes what is given; undefined when the plan is not there. */
export function changePlan(tx: Tx, id: string, changes: UpdatePlanBody) {
  const { price, interval, description, ...same } = changes;
  return tx
    .updateTable('patient_plans')
    .set({
      id,
      ...same,
      ...(description !== undefined && { description: description ?? '' }),
      ...(price !== undefined && { price_paise: price }),
      ...(interval !== undefined && { interval_count: interval }),
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Makes an active plan inactive; undefined when there is no active one of this id. */
export function endPlan(tx: Tx, id: string) {
  return tx
    .updateTable('patient_plans')
    .set({ status: 'inactive' })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
}
