import { useNavigate } from 'react-router';
import {
  confirmCancelBilled,
  confirmCancelOrder,
  dispensed,
  dispensedUnpaid,
  PHARMACY_ORDER_MESSAGES as M,
  moveOrderFailed,
  noOrderToBill,
  orderCancelled,
  statusNotUpdated,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  PHARMACY_ORDER_TRANSITIONS,
  type PharmacyOrderAction,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  closePrescription,
  getPharmacyOrder,
  movePharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  type RefundAnswer,
  tellPayBack,
  unpaidText,
  useConfirmRefund,
} from '#web/billing/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError, messageOf, serverMessage } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useBusy } from '#web/lib/device/use-busy.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { pharmacyBillState } from './pharmacy-bill-link.ts';
import { rereadOrders } from './reread-orders.ts';
import { dispenseWithReason } from './unpaid-reason.ts';

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return messageOf(error);
  const { status, statusText, body } = error;
  const said = serverMessage(body);
  return said ?? statusNotUpdated({ status, statusText, body: String(body ?? '') });
}

function isMeant(
  { patientName, status, billId }: PharmacyOrder,
  confirm: ReturnType<typeof useConfirmRefund>,
): Promise<RefundAnswer | null> {
  const isBilled = status === 'billed';
  return confirm({
    billId,
    title: 'Cancel order',
    message: isBilled ? confirmCancelBilled(patientName) : confirmCancelOrder(patientName),
    confirmLabel: 'Cancel order',
    danger: true,
  });
}

/**
 * The actions on pharmacy orders, one at a time per order. An error is shown and the order refetched, because a
 * colleague may have acted first. Billing opens the billing page with the current order.
 */
export function useOrderSteps() {
  const { mutateAsync } = useApiMutation(movePharmacyOrder);
  const undoing = useApiMutation(undoDispensing);
  const closing = useApiMutation(closePrescription);
  const navigate = useNavigate();
  const confirm = useConfirmRefund();
  const busy = useBusy();

  const openBill = (order: PharmacyOrder): void => {
    void navigate(ADDRESSES.billing, { state: pharmacyBillState(order) });
  };

  const bill = async ({ id }: PharmacyOrder): Promise<void> => {
    try {
      const order = await callApi(getPharmacyOrder, { params: { id } });
      if (order.status === 'pending') openBill(order);
      else toast.error(moveOrderFailed(id, M.movedOn));
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      toast.error(isGone ? noOrderToBill(id) : moveOrderFailed(id, messageOf(error)));
    }
  };

  /** Runs a call whose message, or whose refusal, is shown; then the orders are fetched again. */
  const done = async (id: string, call: () => Promise<unknown>, message: string): Promise<void> => {
    try {
      await call();
      toast.success(message);
    } catch (error) {
      toast.error(moveOrderFailed(id, saidOf(error)));
    }
    await rereadOrders();
  };
  const undo = ({ id }: PharmacyOrder) =>
    done(id, () => undoing.mutateAsync({ params: { id } }), M.undone);
  const close = ({ id }: PharmacyOrder) =>
    done(id, () => closing.mutateAsync({ params: { id } }), M.closed);

  /** Warns when drugs were dispensed unpaid; in both cases the message offers Undo. */
  const tellDispensed = (order: PharmacyOrder): void => {
    const unpaid = unpaidText(order.payment);
    const onPress = () => busy.run(order.id, () => undo(order));
    const extras = { action: { label: 'Undo', onPress } };
    if (unpaid) toast.info(dispensedUnpaid(order.patientName, unpaid), extras);
    else toast.success(dispensed(order.patientName), extras);
  };

  const take = async (order: PharmacyOrder, action: PharmacyOrderAction): Promise<void> => {
    if (action === 'bill') await bill(order);
    else {
      const answer = action === 'dispense' ? {} : await isMeant(order, confirm);
      if (answer === null) return;
      const { id } = order;
      const { to: status } = PHARMACY_ORDER_TRANSITIONS[action];
      try {
        const move = (given: object) =>
          mutateAsync({ params: { id }, body: { status, ...answer, ...given } });
        if (action !== 'dispense') {
          await move({});
          void tellPayBack(orderCancelled(order.patientName), { ...answer, billId: order.billId });
        } else if (await dispenseWithReason(order, move)) tellDispensed(order);
      } catch (error) {
        toast.error(moveOrderFailed(id, saidOf(error)));
      }
    }
    // Busy until the row shows the new status.
    await rereadOrders();
  };

  return {
    openBill,
    take: (order: PharmacyOrder, action: PharmacyOrderAction): void =>
      busy.run(order.id, () => take(order, action)),
    undo: (order: PharmacyOrder): void => busy.run(order.id, () => undo(order)),
    close: (order: PharmacyOrder): void => busy.run(order.id, () => close(order)),
    isMoving: busy.isBusy,
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
