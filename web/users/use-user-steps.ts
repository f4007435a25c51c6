import type { ClinicSubscriptionAction } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import { CLINIC_SUBSCRIPTION_TRANSITIONS } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import {
  activateClinicSubscription,
  deactivateClinicSubscription,
  terminateClinicSubscription,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_ACTION_MESSAGES } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import type { User } from '#contract/users/user.ts';
import { deleteUser, listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const READS = { invalidates: [listUsers] };

/** Deletes users and changes a clinic's subscription: each after a confirmation, with a result message. */
export function useUserSteps() {
  const confirm = useConfirm();
  const remove = useApiMutation(deleteUser, READS);
  const moves = {
    activate: useApiMutation(activateClinicSubscription, READS),
    deactivate: useApiMutation(deactivateClinicSubscription, READS),
    terminate: useApiMutation(terminateClinicSubscription, READS),
  } as const satisfies Record<ClinicSubscriptionAction, unknown>;

  const carryOut = (action: ClinicSubscriptionAction, id: string) =>
    action === 'terminate'
      ? moves.terminate.mutateAsync({ params: { id }, body: { status: 'completed' } })
      : moves[action].mutateAsync({ params: { id } });

  return {
    async remove({ id, username }: User): Promise<void> {
      const yes = await confirm({
        title: `Delete “${username}”?`,
        message: M.confirmDelete,
        confirmLabel: 'Delete',
        danger: true,
      });
      if (!yes) return;
      try {
        toast.success((await remove.mutateAsync({ params: { id } })).message);
      } catch (refused) {
        toast.error(saidOr(refused, M.deleteFailed));
      }
    },
    async move({ clinic }: User, action: ClinicSubscriptionAction): Promise<void> {
      const newest = clinic?.clinicSubscriptions[0];
      if (!newest) return;
      const texts = CLINIC_SUBSCRIPTION_ACTION_MESSAGES[action];
      const { label } = CLINIC_SUBSCRIPTION_TRANSITIONS[action];
      const yes = await confirm({
        title: `${label} “${newest.plan.name}” of ${clinic?.name}?`,
        message: texts.confirm,
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
    },
  };
}
