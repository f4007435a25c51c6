import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { startOnlineSubscription } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as P } from '#contract/payments/payments.messages.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import type { SubscriptionMethod } from './payment-method.tsx';

/** The plans that can be started now. */
export function useActivePlans() {
  return useApi(
    listPlans,
    {},
    { live: true, select: (plans) => plans.filter(({ status }) => status === 'active') },
  );
}

/** Resolves when the browser restores this page from its back/forward cache. */
function comingBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}

type Wanted = {
  patientId: string;
  planId: string;
  method: SubscriptionMethod;
  /** The end of the running subscription paid at the counter that is renewed. */
  renews?: string | null | undefined;
};

/**
 * Starts a patient's subscription; the server sets term and price. At the counter it starts now and resolves to true.
 * Online, the browser leaves for the provider's page; if it ever comes back, the result is false.
 */
export function useStartSubscription() {
  const update = useApiMutation(updatePatient, {
    invalidates: [listPatients, getPatient, listQueue],
  });
  const ask = useApiMutation(startOnlineSubscription);
  return async ({ patientId, planId, method, renews = null }: Wanted): Promise<boolean> => {
    if (method === 'online') {
      const { short_url } = await ask.mutateAsync({ body: { patientId, planId } });
      window.location.assign(short_url);
      await comingBack();
      return false;
    }
    const body = { subscription_plan_id: planId, renews };
    await update.mutateAsync({ params: { id: patientId }, body });
    return true;
  };
}

/** The error text of an online start (specification 2, section 8). */
export function onlineProblem(error: unknown): string {
  const isLinkMissing = error instanceof ApiError && error.code === 'invalid_reply';
  return isLinkMissing ? P.linkMissing : saidOr(error, P.subscriptionFailed);
}

/** Why nothing can be started with this choice, or null. */
export function choiceProblem(
  planId: string | null,
  plans: readonly { readonly id: string }[] | undefined,
): string | null {
  if (!planId) return M.selectPlan;
  return plans?.some(({ id }) => id === planId) ? null : M.planNotFound;
}
