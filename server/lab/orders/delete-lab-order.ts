import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { withdrawCriticalResults } from '../critical-results/note-critical-results.ts';
import { hasLiveBill, lockLabOrder } from './lab-order.store.ts';

/** Hides an order, whose record stays. Throws 409 for one with a report or a bill. */
export async function deleteLabOrder(
  scope: ClinicScope,
  { params: { id } }: { params: { id: string } },
): Promise<{ message: string }> {
  const { tx, now } = scope;
  const order = await lockLabOrder(tx, id);
  if (!order) throw notFound();
  if (order.report_id !== null) throw conflict(M.hasReport);
  if (await hasLiveBill(tx, id)) throw conflict(M.hasBill);
  await tx
    .updateTable('lab_orders')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
  await withdrawCriticalResults(scope, id);
  await scope.audit('delete-lab-order', { type: 'lab-order', id });
  scope.changed('lab-orders', id);
  return { message: M.orderDeleted };
}
