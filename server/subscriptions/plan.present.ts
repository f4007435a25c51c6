import { paise } from '#contract/kernel/numbers/money.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { toFields } from '../platform/db/columns/columns.ts';
import { PLAN_DETAIL_COLUMNS } from './plan.columns.ts';
import type { PlanRow } from './plan.store.ts';

/** Converts a row to a plan on the wire. */
export function presentPlan(row: PlanRow): Plan {
  return {
    id: row.id,
    ...toFields(PLAN_DETAIL_COLUMNS, row),
    description: row.description || null,
    price: paise(row.price_paise),
  };
}
