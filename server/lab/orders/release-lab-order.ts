import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import { expectMoved } from '../../platform/db/expect-moved.ts';
import { conflict } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';

/**
 * Cancels the order of a bill that is being cancelled. Throws 409 for one that has a report or is
 * completed.
 */
export async function releaseLabOrder(scope: ClinicScope, id: string): Promise<void> {
  const { tx, now } = scope;
  const order = await tx
    .selectFrom('lab_orders')
    .where('id', '=', id)
    .select(['status', 'report_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!order || order.status === 'cancelled') return;
  if (order.report_id !== null || order.status === 'completed') {
    throw conflict(BILLING_MESSAGES.orderReported);
  }
  expectMoved(
    await tx
      .updateTable('lab_orders')
      .set({ status: 'cancelled', updated_at: now })
      .where('id', '=', id)
      .where('status', '=', order.status)
      .executeTakeFirst(),
    M.notAllowedNow,
  );
  await scope.audit('cancel-lab-order', { type: 'lab-order', id });
  scope.changed('lab-orders', id);
}
