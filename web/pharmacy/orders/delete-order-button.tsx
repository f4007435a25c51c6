import { Button } from '@mantine/core';
import { confirmDelete, deleteError } from '#contract/consultation/complaint-history.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { deletePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { rereadOrders } from './reread-orders.ts';

const TYPE = 'Pharmacy Order';

/** Deletes an order after a confirmation, while it is pending and for people who may (specification 2, section 4). */
export function DeleteOrderButton({ order }: { order: PharmacyOrder }) {
  const { role } = useCurrentUser();
  const confirm = useConfirm();
  const deletion = useApiMutation(deletePharmacyOrder);
  const { id, status, patientName, patientTokenNumber } = order;

  const { run, pending } = useSingleFlight(async () => {
    const isSure = await confirm({
      title: `Delete the pharmacy order of ${patientName}?`,
      message: confirmDelete(TYPE),
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await deletion.mutateAsync({ params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(deleteError(TYPE, messageOf(error)));
    }
    // After an error too: a colleague may have acted first.
    await rereadOrders();
  });

  if (status !== 'pending' || !mayCall(deletePharmacyOrder, role)) return null;
  return (
    <Button
      size="compact-md"
      variant="subtle"
      color="red"
      aria-label={`Delete the order of ${nameWithNo(patientName, patientTokenNumber)}`}
      aria-busy={pending || undefined}
      onClick={() => void run()}
    >
      Delete
    </Button>
  );
}
