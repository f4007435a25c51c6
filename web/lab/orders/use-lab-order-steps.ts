import { useNavigate } from 'react-router';
import { may } from '#contract/kernel/roles.ts';
import {
  billLabOrderFailed,
  collected,
  collectedUnpaid,
  confirmCancelLabOrder,
  confirmCancelLabOrderOnly,
  labOrderCancelled,
  LAB_MESSAGES as M,
  updateLabStatusFailed,
} from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import {
  listLabOrders,
  listPatientLabOrders,
  moveLabOrder,
  undoCollection,
} from '#contract/lab/lab-orders.endpoints.ts';
import {
  type RefundAnswer,
  tellPayBack,
  unpaidText,
  useConfirmRefund,
} from '#web/billing/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { labBillState } from './lab-bill-link.ts';

/**
 * The actions on the list's orders, one at a time per order. An error is shown and the row refetched, because a
 * colleague may have acted first. Billing opens the billing page.
 */
export function useLabOrderSteps() {
  const { mutateAsync } = useApiMutation(moveLabOrder);
  const undoing = useApiMutation(undoCollection);
  const navigate = useNavigate();
  const busy = useBusy();
  const confirm = useConfirmRefund();
  const mayPayBack = may(useCurrentUser().role, 'refunds.pay-back');
  const openBill = (order: LabOrder): void => {
    void navigate(ADDRESSES.billing, { state: labBillState(order) });
  };

  const undo = async ({ id }: LabOrder): Promise<void> => {
    try {
      await undoing.mutateAsync({ params: { id } });
      toast.success(M.undone);
    } catch (error) {
      toast.error(updateLabStatusFailed(messageOf(error)));
    }
    await invalidate(listLabOrders, listPatientLabOrders);
  };

  /** Warns when a sample was taken unpaid; in both cases the message offers Undo. */
  const tellCollected = (order: LabOrder): void => {
    const { name } = order.Patient;
    const unpaid = unpaidText(order.payment);
    const onPress = () => busy.run(order.id, () => undo(order));
    const extras = { action: { label: 'Undo', onPress } };
    if (unpaid) toast.info(collectedUnpaid(name, unpaid), extras);
    else toast.success(collected(name), extras);
  };

  const send = async (
    order: LabOrder,
    action: LabOrderAction,
    answer: RefundAnswer = {},
  ): Promise<void> => {
    const { to: status } = LAB_ORDER_TRANSITIONS[action];
    const failed = action === 'bill' ? billLabOrderFailed : updateLabStatusFailed;
    try {
      await mutateAsync({ params: { id: order.id }, body: { status, ...answer } });
      if (action === 'bill') openBill(order);
      if (action === 'collect') tellCollected(order);
      if (action === 'cancel') {
        void tellPayBack(labOrderCancelled(order.Patient.name), {
          ...answer,
          billId: order.billId,
        });
      }
    } catch (error) {
      toast.error(failed(messageOf(error)));
    }
    // Busy until the row shows the new status.
    await invalidate(listLabOrders, listPatientLabOrders);
  };

  const cancel = async (order: LabOrder): Promise<void> => {
    const { name } = order.Patient;
    const hasForeignBill = order.billId !== null && !mayPayBack;
    const answer = await confirm({
      billId: mayPayBack ? order.billId : null,
      title: `Cancel order of ${name}, lab token ${order.lab_token_number}?`,
      message: hasForeignBill ? confirmCancelLabOrderOnly(name) : confirmCancelLabOrder(name),
      confirmLabel: LAB_ORDER_TRANSITIONS.cancel.label,
      cancelLabel: 'Keep order',
      danger: true,
    });
    if (answer) await send(order, 'cancel', answer);
  };

  return {
    openBill,
    cancel: (order: LabOrder): void => busy.run(order.id, () => cancel(order)),
    take: (order: LabOrder, action: LabOrderAction): void =>
      busy.run(order.id, () => send(order, action)),
    undo: (order: LabOrder): void => busy.run(order.id, () => undo(order)),
    isMoving: busy.isBusy,
  };
}
