import { mayUndo } from '#contract/kernel/undo.rules.ts';
import {
  PHARMACY_ORDER_MESSAGES as M,
  orderNotFound,
} from '#contract/pharmacy/pharmacy-order.messages.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { hasReturnSince, lockOrder } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

/**
 * Takes a mistaken dispensing back: the order is billed again, and holds its stock as it did before. Only
 * an admin, or who dispensed it within the hour, may (403). An order that was not dispensed, or of which
 * something was returned since, is 409.
 */
export async function undoDispensing(scope: ClinicScope, id: string): Promise<PharmacyOrder> {
  const { tx, actor, now } = scope;
  const order = await lockOrder(tx, id);
  if (!order) throw notFound(orderNotFound(id));
  const { status, dispensed_at: at, dispensed_by: by } = order;
  if (status !== 'dispensed' || !at) throw conflict(M.movedOn);
  if (!mayUndo({ by, at }, actor, now)) throw forbidden(M.undoTooLate);
  if (await hasReturnSince(tx, { orderId: id, at })) throw conflict(M.returnedSince);
  await tx
    .updateTable('pharmacy_orders')
    .set({ status: 'billed', dispensed_at: null, dispensed_by: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'dispensed')
    .execute();
  await scope.audit('undo-dispensing', { type: 'pharmacy-order', id }, { at, by });
  scope.changed('pharmacy-orders', id);
  return readOrder(scope, id);
}
