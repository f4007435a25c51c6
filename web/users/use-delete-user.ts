import type { User } from '#contract/users/user.ts';
import { deleteUser, listClinicAccounts, listUsers } from '#contract/users/users.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Deletes a user after a confirmation, with a result message. */
export function useDeleteUser() {
  const confirm = useConfirm();
  const remove = useApiMutation(deleteUser, { invalidates: [listUsers, listClinicAccounts] });

  return async ({ id, username }: User): Promise<void> => {
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
  };
}
