import { paise } from '#contract/kernel/numbers/money.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import type { PlanRow } from './plan.store.ts';

/** Converts a row to a plan on the wire. */
export function presentPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    name: row.name,
    description: row.description || null,
    price: paise(row.price_paise),
    period: row.period,
    interval: row.interval_count,
    razorpay_plan_id: row.razorpay_plan_id,
    status: row.status,
  };
}
