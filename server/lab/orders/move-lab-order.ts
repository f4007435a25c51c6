import type { RefundMode } from '#contract/billing/refund-mode.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { actionBetween } from '#contract/kernel/transitions.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { LAB_ORDER_TRANSITIONS } from '#contract/lab/lab-order.status.ts';
import type { moveLabOrder as endpoint } from '#contract/lab/lab-orders.endpoints.ts';
import {
  cancelBillOfOrder,
  creditUnpaid,
  lockBillOfOrder,
  mayPayBack,
} from '../../billing/index.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { type LockedLabOrder, lockLabOrder, setLabOrderStatus } from './lab-order.store.ts';

/**
 * Cancels the bill of an order that is being cancelled, and refunds it. When the actor may
 * not pay back what another person received, the bill stays, and only its unpaid part is credited. Throws 409 for an order with a report.
 */
export async function releaseMoney(
  scope: ClinicScope,
  order: Pick<LockedLabOrder, 'id' | 'report_id'>,
  refundMode?: RefundMode,
): Promise<void> {
  if (order.report_id !== null) throw conflict(M.hasReport);
  const bill = await lockBillOfOrder(scope, order.id, 'lab_order_id');
  if (!bill) return;
  const reason = M.billCancelledWithOrder;
  if (await mayPayBack(scope, bill.id)) {
    await cancelBillOfOrder(scope, { bill, reason, refundMode });
  } else {
    await creditUnpaid(scope, { bill, reason });
  }
}

/**
 * Moves an order one step along its transition table. Throws 409 for a step that its status does
 * not allow, for cancelling an order with a report, and for the second of two concurrent identical
 * steps.
 */
export async function moveLabOrder(
  scope: ClinicScope,
  { params, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<void> {
  const order = await lockLabOrder(scope.tx, params.id);
  if (!order) throw notFound();
  const action = actionBetween(LAB_ORDER_TRANSITIONS, order.status, body.status);
  if (!action) throw conflict(M.notAllowedNow);
  if (action === 'cancel') await releaseMoney(scope, order, body.refundMode);
  await setLabOrderStatus(scope, order, body.status);
  await scope.audit(`${action}-lab-order`, { type: 'lab-order', id: order.id });
  scope.changed('lab-orders', order.id);
}
