import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { withdrawCriticalResults } from '../critical-results/note-critical-results.ts';
import { lockLabOrder, setLabOrderStatus } from '../orders/lab-order.store.ts';

/** Deletes an order's report and returns the order to processing. The versions stay stored. */
export async function deleteLabReport(
  scope: ClinicScope,
  { params: { id } }: { params: { id: string } },
): Promise<{ message: string }> {
  const { tx } = scope;
  const report = await tx
    .selectFrom('lab_reports')
    .where('id', '=', id)
    .select('order_id')
    .executeTakeFirst();
  const order = report && (await lockLabOrder(tx, report.order_id));
  if (order?.report_id !== id) throw notFound();
  await tx.updateTable('lab_orders').set({ report_id: null }).where('id', '=', order.id).execute();
  await withdrawCriticalResults(scope, order.id);
  await setLabOrderStatus(scope, order, 'processing');
  await scope.audit('delete-lab-report', { type: 'lab-order', id: order.id }, { reportId: id });
  scope.changed('lab-orders', order.id);
  return { message: M.reportDeleted };
}
