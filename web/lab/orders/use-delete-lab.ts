import {
  confirmDelete,
  deleteError,
  idMissing,
} from '#contract/consultation/complaint-history.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import {
  deleteLabOrder,
  deleteLabReport,
  getLabOrderReport,
  listLabOrders,
  listPatientLabOrders,
  listPatientLabReports,
} from '#contract/lab/lab-orders.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useConfirm } from '#web/ui/confirm/confirm.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Record = {
  readonly type: 'Lab Order' | 'Lab Report';
  readonly endpoint: typeof deleteLabOrder | typeof deleteLabReport;
};

const ORDER: Record = { type: 'Lab Order', endpoint: deleteLabOrder };
const REPORT: Record = { type: 'Lab Report', endpoint: deleteLabReport };

function useDelete({ type, endpoint }: Record, onDeleted: () => void) {
  const { role } = useCurrentUser();
  const confirm = useConfirm();
  const deletion = useApiMutation(endpoint);
  const { run, pending } = useSingleFlight(async (id: string | null, order: LabOrder) => {
    if (id === null) {
      toast.error(idMissing(type));
      return;
    }
    const isSure = await confirm({
      title: `Delete the ${type.toLowerCase()} of ${order.Patient.name}, lab token ${order.lab_token_number}?`,
      message: confirmDelete(type),
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await deletion.mutateAsync({ params: { id } });
      toast.success(message);
      onDeleted();
    } catch (error) {
      toast.error(deleteError(type, messageOf(error)));
    }
    // After an error too: a colleague may have acted first.
    await invalidate(listLabOrders, listPatientLabOrders, listPatientLabReports, getLabOrderReport);
  });
  return { mayDelete: mayCall(endpoint, role), isDeleting: pending, remove: run };
}

/** Deletes a lab order after a confirmation, and shows the result. */
export function useDeleteLabOrder(onDeleted: () => void = () => {}) {
  const { remove, ...rest } = useDelete(ORDER, onDeleted);
  return { ...rest, remove: (order: LabOrder) => remove(order.id, order) };
}

/** Deletes the report of an order after a confirmation, and shows the result. */
export function useDeleteLabReport(onDeleted: () => void = () => {}) {
  const { remove, ...rest } = useDelete(REPORT, onDeleted);
  return { ...rest, remove: (order: LabOrder) => remove(order.reportId, order) };
}
