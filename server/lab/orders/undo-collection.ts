import { mayUndo } from '#contract/kernel/undo/undo.rules.ts';
import { labOrderNotFound, LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockLabOrder, setLabOrderStatus } from './lab-order.store.ts';
import { readLabOrder } from './read-lab-orders.ts';

/**
 * Undoes a mistaken collection: the order waits for its sample again. Throws 403 unless the actor
 * is an admin or collected it within the hour, and 409 for an order that has moved on.
 */
export async function undoCollection(scope: ClinicScope, id: string): Promise<LabOrder> {
  const { tx, actor, now } = scope;
  const order = await lockLabOrder(tx, id);
  if (!order) throw notFound(labOrderNotFound(id));
  const { status, report_id, collected_at: at, collected_by: by } = order;
  if (status !== 'collected' || report_id !== null || !at) throw conflict(M.notAllowedNow);
  if (!mayUndo({ by, at }, actor, now)) throw forbidden(M.undoTooLate);
  await setLabOrderStatus(scope, order, 'billed');
  await scope.audit('undo-collection', { type: 'lab-order', id }, { at, by });
  scope.changed('lab-orders', id);
  return readLabOrder(scope, id);
}
