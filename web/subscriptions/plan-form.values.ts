import { amountText } from '#contract/kernel/numbers/money.ts';
import { type TypedUnit, typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import {
  CreatePlanBody,
  PLAN_PERIODS,
  PLAN_STATUSES,
  type Plan,
} from '#contract/subscriptions/plan.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

/** The form's values, as text. */
export type PlanFormValues = {
  name: string;
  description: string;
  price: string;
  period: string;
  interval: string;
  razorpay_plan_id: string;
  status: string;
};

/** A new plan: monthly, interval 1, active (specification 2, section 9). */
export const EMPTY_PLAN_FORM: PlanFormValues = {
  name: '',
  description: '',
  price: '',
  period: 'monthly',
  interval: '1',
  razorpay_plan_id: '',
  status: 'active',
};

/** The form's values of an existing plan. */
export function planFormValues(plan: Plan): PlanFormValues {
  return {
    name: plan.name,
    description: plan.description ?? '',
    price: amountText(plan.price),
    period: plan.period,
    interval: String(plan.interval),
    razorpay_plan_id: plan.razorpay_plan_id ?? '',
    status: plan.status,
  };
}

const numberOf = (text: string, unit?: TypedUnit) =>
  text.trim() === '' ? undefined : typedNumber(text, unit);

function entered(values: PlanFormValues) {
  const { price, interval, ...texts } = values;
  return { ...texts, price: numberOf(price, 'rupees'), interval: numberOf(interval) };
}

/** The request body, after validation. */
export function planInput(values: PlanFormValues) {
  const { period, status, price = Number.NaN, interval = Number.NaN, ...texts } = entered(values);
  return {
    ...texts,
    price,
    interval,
    period: PLAN_PERIODS.find((known) => known === period) ?? 'monthly',
    status: PLAN_STATUSES.find((known) => known === status) ?? 'active',
  };
}

export function checkPlan(values: PlanFormValues): Record<string, string> {
  const { error } = CreatePlanBody.safeParse(entered(values));
  return error ? fieldErrorsOf(error) : {};
}

/** The shared message of all required fields, shown once on top of the form. */
export function requiredMessageOf(errors: Record<string, unknown>): string | null {
  const { required } = SUBSCRIPTION_MESSAGES;
  return Object.values(errors).includes(required) ? required : null;
}
