import { paise } from '#contract/kernel/numbers/money.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { anId } from './people.ts';

/** A plan for patients. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: anId(),
    name: 'Care Monthly',
    description: null,
    price: paise(49_900),
    period: 'monthly',
    interval: 1,
    razorpay_plan_id: null,
    status: 'active',
    ...changes,
  };
}
