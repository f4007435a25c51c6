import type { UseQueryResult } from '@tanstack/react-query';
import type { Plan } from '#contract/subscriptions/plan.ts';
import type { SubscriptionPlanTexts } from '#contract/subscriptions/subscriptions.messages.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import type { PlanFormValues } from './plan-form.values.ts';

/** A kind of plans with its screens: a clinic's plans for patients, or the plans for clinics. */
export type PlanOffer = {
  readonly titles: { readonly list: string; readonly add: string; readonly edit: string };
  readonly texts: SubscriptionPlanTexts;
  readonly addresses: {
    readonly list: string;
    readonly add: string;
    readonly edit: (id: string) => string;
  };
  readonly usePlans: () => UseQueryResult<Plan[], ApiError>;
  readonly usePlan: (id: string) => UseQueryResult<Plan, ApiError>;
  readonly useCreate: () => (values: PlanFormValues) => Promise<Plan>;
  readonly useUpdate: () => (id: string, values: PlanFormValues) => Promise<Plan>;
  readonly useDeactivate: () => (id: string) => Promise<{ message: string }>;
};
