import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { hasReturnSince, lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

/**
 * Undoes a mistaken dispensing: the order is billed again and holds its stock as before. Throws 403
 * unless the actor is an admin or dispensed it within the hour, and 409 for an order that was not
 * dispensed, or has had a return since.
 */
export async function undoDispensing(scope: ClinicScope, id: string): Promise<PharmacyOrder> {
  const { tx, actor, now } = scope;
  const order = await lockOrder(tx, id);
  if (!order) throw notFound(orderNotFound(id));
  const { status, dispensed_at: at, dispensed_by: by } = order;
  if (status !== 'dispensed' || !at) throw conflict(M.movedOn);
  if (!mayUndo({ by, at }, actor, now)) throw forbidden(M.undoTooLate);
  if (await hasReturnSince(tx, { orderId: id, at })) throw conflict(M.returnedSince);
  expectMoved(
    await tx
      .updateTable('pharmacy_orders')
      .set({
        status: 'billed',
        dispensed_at: null,
        dispensed_by: null,
        unpaid_reason: null,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'dispensed')
      .executeTakeFirst(),
    M.movedOn,
  );
  await scope.audit('undo-dispensing', { type: 'pharmacy-order', id }, { at, by });
  scope.changed('pharmacy-orders', id);
  return readOrder(scope, id);
}
