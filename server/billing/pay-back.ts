import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { may } from '#contract/kernel/roles.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { readLedger } from './bill-ledger.store.ts';
import { insertPayment } from './bill-payments.store.ts';
import { receivedOf, splitRefund } from './refund.rules.ts';

/**
 * Refunds `amount` paise on a bill locked by the transaction, as negative payments, from the newest
 * payment on: in the original modes, or all in the chosen one. Online refunds are requested from
 * the provider.
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

/**
 * Whether the actor may refund a locked bill: with the capability, or when they received all of its
 * money themselves.
 */
export async function mayPayBack({ tx, actor }: ClinicScope, billId: string): Promise<boolean> {
  if (may(actor.role, 'refunds.pay-back')) return true;
  const { payments } = await readLedger(tx, billId);
  const takenBy = new Map(payments.map(({ id, created_by }) => [id, created_by]));
  return receivedOf(payments).every(({ id, left }) => left === 0 || takenBy.get(id) === actor.id);
}
