import type { PlanDetail } from '#contract/subscriptions/plan.ts';
import { columnsOf } from '../platform/db/columns/columns.ts';
import type { DB } from '../platform/db/schema.generated.ts';

/** The column of each detail of a plan, of either kind. */
export const PLAN_DETAIL_COLUMNS = {
  name: 'name',
  description: 'description',
  price: 'price_paise',
  period: 'period',
  interval: 'interval_count',
  razorpay_plan_id: 'razorpay_plan_id',
  status: 'status',
} as const satisfies Record<PlanDetail, keyof DB['patient_plans'] & keyof DB['clinic_plans']>;

export const PLAN_COLUMNS = ['id', ...columnsOf(PLAN_DETAIL_COLUMNS)] as const;
