import type { ClinicSubscriptionAction } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import { CLINIC_SUBSCRIPTION_TRANSITIONS } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import {
  activateClinicSubscription,
  deactivateClinicSubscription,
  terminateClinicSubscription,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import {
  CLINIC_SUBSCRIPTION_ACTION_MESSAGES,
  concernsClinic,
} from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { listClinicAccounts, listUsers } from '#contract/users/users.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { SubscribedClinic } from './subscription-actions.tsx';

const READS = { invalidates: [listUsers, listClinicAccounts] };

/** Changes a clinic's subscription after a confirmation that names the clinic, with a result message. */
export function usePlanSteps() {
  const confirm = useConfirm();
  const moves = {
    activate: useApiMutation(activateClinicSubscription, READS),
    deactivate: useApiMutation(deactivateClinicSubscription, READS),
    terminate: useApiMutation(terminateClinicSubscription, READS),
  } as const satisfies Record<ClinicSubscriptionAction, unknown>;

  const carryOut = (action: ClinicSubscriptionAction, id: string) =>
    action === 'terminate'
      ? moves.terminate.mutateAsync({ params: { id }, body: { status: 'completed' } })
      : moves[action].mutateAsync({ params: { id } });

  /** `person` is the user in whose row the action was chosen. */
  return async (
    action: ClinicSubscriptionAction,
    { clinic, person }: { clinic: SubscribedClinic | null; person?: string },
  ): Promise<void> => {
    const newest = clinic?.clinicSubscriptions[0];
    if (!clinic || !newest) return;
    const texts = CLINIC_SUBSCRIPTION_ACTION_MESSAGES[action];
    const { label } = CLINIC_SUBSCRIPTION_TRANSITIONS[action];
    const yes = await confirm({
      title: `${label} “${newest.plan.name}” of ${clinic.name}?`,
      message: `${texts.confirm} ${concernsClinic(clinic.name, person)}`,
      confirmLabel: label,
      danger: action !== 'activate',
    });
    if (!yes) return;
    try {
      await carryOut(action, newest.id);
      toast.success(texts.done);
    } catch (refused) {
      toast.error(saidOr(refused, texts.failed));
    }
  };
}
