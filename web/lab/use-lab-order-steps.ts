import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { billLabOrderFailed, updateLabStatusFailed } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_TRANSITIONS, type LabOrderAction } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { listLabOrders, moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { invalidate, useApiMutation } from '#web/lib/use-api.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { labBillState } from './lab-bill-link.ts';

/**
 * What is done with the orders of the list, one thing at a time with each. A refusal is told, and
 * the row shown anew: a colleague may have been first. Billing opens the billing page.
 */
export function useLabOrderSteps() {
  const { mutateAsync } = useApiMutation(moveLabOrder);
  const navigate = useNavigate();
  const busy = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlySet<string>>(busy.current);

  const hold = (id: string, isBusy: boolean): void => {
    if (isBusy) busy.current.add(id);
    else busy.current.delete(id);
    setMoving(new Set(busy.current));
  };
  const openBill = (order: LabOrder): void => {
    void navigate(ADDRESSES.billing, { state: labBillState(order) });
  };

  const send = async (order: LabOrder, action: LabOrderAction): Promise<void> => {
    const { to: status } = LAB_ORDER_TRANSITIONS[action];
    const failed = action === 'bill' ? billLabOrderFailed : updateLabStatusFailed;
    try {
      await mutateAsync({ params: { id: order.id }, body: { status } });
      if (action === 'bill') openBill(order);
    } catch (error) {
      toast.error(failed(messageOf(error)));
    }
    // Busy until the row shows what has become of it.
    await invalidate(listLabOrders);
  };

  return {
    openBill,
    take(order: LabOrder, action: LabOrderAction): void {
      if (busy.current.has(order.id)) return;
      hold(order.id, true);
      void send(order, action).finally(() => hold(order.id, false));
    },
    isMoving: (orderId: string) => moving.has(orderId),
  };
}
