import { confirmDelete, deleteError } from '#contract/consultation/complaint-history.messages.ts';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import {
  deleteComplaint,
  listPastComplaints,
} from '#contract/consultation/consultation.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Deletes a complaint from the history after a confirmation, and shows the result. */
export function useDeleteComplaint(onDeleted: () => void) {
  const { role } = useCurrentUser();
  const confirm = useConfirm();
  const deletion = useApiMutation(deleteComplaint);

  const { run, pending } = useSingleFlight(async ({ id, createdAt }: PastComplaint) => {
    const isSure = await confirm({
      title: `Delete the complaint of ${showDateTime(createdAt)}?`,
      message: confirmDelete('Complaint'),
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await deletion.mutateAsync({ params: { id } });
      toast.success(message);
      onDeleted();
    } catch (error) {
      toast.error(deleteError('Complaint', messageOf(error)));
    }
    // After an error too: a colleague may have acted first.
    await invalidate(listPastComplaints);
  });
  return { mayDelete: mayCall(deleteComplaint, role), isDeleting: pending, remove: run };
}
