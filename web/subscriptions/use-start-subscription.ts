import { getPatient, listPatients, updatePatient } from '#contract/patients/patients.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { useApi, useApiMutation } from '#web/lib/use-api.ts';

/** The plans that may be started now. */
export function useActivePlans() {
  return useApi(
    listPlans,
    {},
    { live: true, select: (plans) => plans.filter(({ status }) => status === 'active') },
  );
}

/** Starts a patient's subscription, paid at the desk; term and price are the server's. */
export function useStartSubscription() {
  const update = useApiMutation(updatePatient, {
    invalidates: [listPatients, getPatient, listQueue],
  });
  return (patientId: string, planId: string) =>
    update.mutateAsync({ params: { id: patientId }, body: { subscription_plan_id: planId } });
}

/** Why nothing can be started with this choice, or null when it can. */
export function choiceProblem(
  planId: string | null,
  plans: readonly { readonly id: string }[] | undefined,
): string | null {
  if (!planId) return M.selectPlan;
  return plans?.some(({ id }) => id === planId) ? null : M.planNotFound;
}
