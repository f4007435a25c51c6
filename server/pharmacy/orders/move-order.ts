import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { actionBetween } from '#contract/kernel/transitions.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  PHARMACY_ORDER_TRANSITIONS,
  type PharmacyOrderStatus,
} from '#contract/pharmacy/pharmacy-order.status.ts';
import type { movePharmacyOrder as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { cancelBillOfOrder, lockBillOfOrder } from '../../billing/index.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { settleUnpaid, type UnpaidReason } from '../unpaid/settle-unpaid.ts';
import { billPharmacyOrder } from './bill-pharmacy-order.ts';
import { lockOrder } from './pharmacy-order.store.ts';
import { releasePharmacyOrder } from './release-pharmacy-order.ts';

/**
 * Moves an order by its transition table: billed takes its stock, cancelled puts it back and
 * reverses its bill, dispensed hands it out. Throws 409 when the status does not allow it, or the
 * clinic's rule for unpaid goods. `otherwise` is the reason for unpaid goods where none was given.
 */
export async function moveOrder(
  scope: ClinicScope,
  {
    params: { id },
    body: { status, refundMode, unpaidReason },
  }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
  { otherwise }: Pick<UnpaidReason, 'otherwise'> = {},
): Promise<EndpointReply<typeof endpoint>> {
  const order = await lockOrder(scope.tx, id);
  if (!order) throw notFound(orderNotFound(id));
  const action = actionBetween(PHARMACY_ORDER_TRANSITIONS, order.status, status);
  if (!action) throw conflict(M.movedOn);
  if (action === 'bill') await billPharmacyOrder(scope, { id, patientId: order.patient_id });
  if (action === 'dispense') {
    await dispense(scope, { id, from: order.status, unpaid: { given: unpaidReason, otherwise } });
  }
  if (action === 'cancel') {
    const bill = await lockBillOfOrder(scope, id);
    if (bill)
      await cancelBillOfOrder(scope, { bill, reason: M.billCancelledWithOrder, refundMode });
    await releasePharmacyOrder(scope, id);
  }
  return { id, status };
}

type Dispensing = { id: string; from: PharmacyOrderStatus; unpaid: UnpaidReason };

async function dispense(scope: ClinicScope, { id, from, unpaid }: Dispensing): Promise<void> {
  const { tx, now, actor } = scope;
  const unpaid_reason = await settleUnpaid(scope, id, unpaid);
  expectMoved(
    await tx
      .updateTable('pharmacy_orders')
      .set({
        ...{ status: 'dispensed', dispensed_at: now, dispensed_by: actor.id, unpaid_reason },
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst(),
    M.movedOn,
  );
  const changes = unpaid_reason === null ? undefined : { unpaidReason: unpaid_reason };
  await scope.audit('dispense-pharmacy-order', { type: 'pharmacy-order', id }, changes);
  scope.changed('pharmacy-orders', id);
}
