import type { ClinicScope } from '../platform/scope.ts';
import { insertPayment, readLedger } from './bill.store.ts';
import { receivedOf, splitRefund } from './refund.rules.ts';

/**
 * Pays `amount` paise back on a bill that the transaction has locked, as negative payments in the
 * modes in which the money came, the newest first.
 */
export async function payBack(
  scope: ClinicScope,
  { billId, amount }: { billId: string; amount: number },
): Promise<void> {
  if (amount === 0) return;
  const { tx, actor, now } = scope;
  const { payments } = await readLedger(tx, billId);
  for (const part of splitRefund(receivedOf(payments), amount)) {
    const origin = payments.find(({ id }) => id === part.id);
    if (!origin) continue;
    await insertPayment(tx, {
      id: scope.newId(),
      clinicId: actor.clinicId,
      billId,
      amount: -part.left,
      mode: origin.mode,
      refundOf: origin.id,
      at: now,
      by: actor.id,
    });
  }
}
