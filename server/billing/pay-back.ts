import type { RefundMode } from '#contract/billing/refund-mode.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { insertPayment, readLedger } from './bill.store.ts';
import { receivedOf, splitRefund } from './refund.rules.ts';

/**
 * Pays `amount` paise back on a bill that the transaction has locked, as negative payments, of the newest
 * payment first: in the modes in which the money came, or all in the one that was chosen. What goes
 * back online, the provider is asked for.
 */
export async function payBack(
  scope: ClinicScope,
  {
    billId,
    amount,
    refundMode = 'as_paid',
  }: { billId: string; amount: number; refundMode?: RefundMode | undefined },
): Promise<void> {
  if (amount === 0) return;
  const { tx, actor, now } = scope;
  const { payments } = await readLedger(tx, billId);
  for (const part of splitRefund(receivedOf(payments), amount)) {
    const origin = payments.find(({ id }) => id === part.id);
    if (!origin) continue;
    const mode = refundMode === 'as_paid' ? origin.mode : refundMode;
    await insertPayment(tx, {
      id: scope.newId(),
      clinicId: actor.clinicId,
      billId,
      amount: -part.left,
      mode,
      refundOf: origin,
      fromSandbox: origin.from_sandbox && mode === 'online',
      at: now,
      by: actor.id,
    });
  }
}
