import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { cancelBillOfOrder } from './order-bill.ts';

/**
 * Cancels the live consultation bill of a visit that is being cancelled, and refunds it. Does
 * nothing without one.
 */
export async function cancelFee(
  scope: ClinicScope,
  { visitId, refundMode }: { visitId: string; refundMode: RefundMode },
): Promise<void> {
  const bill = await scope.tx
    .selectFrom('bills')
    .where('visit_id', '=', visitId)
    .where('type', '=', 'consultation')
    .where('status', '<>', 'cancelled')
    .select('id')
    .executeTakeFirst();
  if (bill) await cancelBillOfOrder(scope, { bill, reason: M.visitCancelled, refundMode });
}
