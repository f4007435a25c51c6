import { z } from 'zod';
import { Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { Money, rupees } from '../kernel/numbers/money.ts';
import { SUBSCRIPTION_MESSAGES as M } from './subscriptions.messages.ts';

export const PLAN_PERIODS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];
export const PLAN_PERIOD_LABELS = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
} as const satisfies Record<PlanPeriod, string>;

export const PLAN_STATUSES = ['active', 'inactive'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
export const PLAN_STATUS_LABELS = {
  active: 'Active',
  inactive: 'Inactive',
} as const satisfies Record<PlanStatus, string>;

/** The fields of a plan besides its id; the server has the column of each. */
const details = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price: Money,
  period: z.enum(PLAN_PERIODS),
  /** Number of periods of the term. */
  interval: z.int(),
  razorpay_plan_id: z.string().nullable(),
  status: z.enum(PLAN_STATUSES),
});
export type PlanDetail = keyof typeof details.shape;

/** A product sold for a term: by a clinic to its patients, or by the installation to clinics. */
export const Plan = details.extend({ id: Id });
export type Plan = z.output<typeof Plan>;

const sent = {
  name: requiredLine({ label: 'Name', required: M.required, max: 120 }),
  description: optionalText({ label: 'Description', max: 1_000 }),
  price: rupees({ min: 0, message: M.invalidPrice, required: M.required }),
  period: z.enum(PLAN_PERIODS, { error: M.required }),
  interval: z
    .int({ error: M.required })
    .min(1, { error: M.required })
    .max(1_000, { error: M.longInterval }),
  razorpay_plan_id: optionalText({ label: 'Razorpay Plan ID', max: 100 }),
  status: z.enum(PLAN_STATUSES, { error: M.unknownStatus }),
} satisfies Record<PlanDetail, z.ZodType>;

export const CreatePlanBody = z.object({ ...sent, status: sent.status.default('active') });
export type CreatePlanBody = z.output<typeof CreatePlanBody>;

/** Any subset; omitted fields stay. */
export const UpdatePlanBody = z.object(sent).partial();
export type UpdatePlanBody = z.output<typeof UpdatePlanBody>;
