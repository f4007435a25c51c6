import { discountOn } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/money.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { insertCredit, lockBill, setBillStatus } from './bill.store.ts';
import { cancelBill } from './cancel-bill.ts';
import { payBack } from './pay-back.ts';

/** The order is taken care of by whoever asks. */
const NOTHING_TO_RELEASE = {
  bill: async () => [],
  release: async () => {},
};

/** The live bill of a pharmacy order, locked; a bill is always locked before its order. */
export async function lockBillOfOrder({ tx }: ClinicScope, orderId: string) {
  const bill = await tx
    .selectFrom('bills')
    .where('pharmacy_order_id', '=', orderId)
    .where('status', '<>', 'cancelled')
    .select(['id', 'discount_basis_points'])
    .executeTakeFirst();
  const locked = bill && (await lockBill(tx, bill.id));
  // Cancelled while it was waited for.
  if (!locked || locked.status === 'cancelled') return undefined;
  return { ...locked, discount_basis_points: bill.discount_basis_points };
}

export type OrderBill = NonNullable<Awaited<ReturnType<typeof lockBillOfOrder>>>;

/** Cancels the bill of an order that is being cancelled, and pays back what was paid. */
export async function cancelBillOfOrder(
  scope: ClinicScope,
  { bill, reason }: { bill: OrderBill; reason: string },
): Promise<void> {
  const desk = { pharmacy: NOTHING_TO_RELEASE, lab: NOTHING_TO_RELEASE };
  await cancelBill(scope, { id: bill.id, reason, desk });
}

/**
 * Lowers a bill by what was given back of its order and pays back what was paid above that, in the
 * modes in which it came. `returnedBefore` and `returnedNow` are in paise at the order's prices; of both
 * the bill's discount is taken, so that all returns together never come to more than was asked for.
 * Answers what was paid back, in paise.
 */
export async function creditReturn(
  scope: ClinicScope,
  options: { bill: OrderBill; returnedBefore: number; returnedNow: number },
): Promise<number> {
  const { tx, actor, now } = scope;
  const { bill, returnedBefore, returnedNow } = options;
  const asked = (amount: number) => amount - discountOn(paise(amount), bill.discount_basis_points);
  const amount = asked(returnedBefore + returnedNow) - asked(returnedBefore);
  if (bill.status === 'paid') {
    await setBillStatus(tx, { id: bill.id, from: 'paid', to: 'pending', at: now });
  }
  const due = bill.due_paise - amount;
  const refund = Math.max(0, bill.paid_paise - due);
  await payBack(scope, { billId: bill.id, amount: refund });
  const stamp = { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
  await insertCredit(tx, stamp, { billId: bill.id, kind: 'return', amount });
  if (bill.paid_paise - refund === due) {
    await setBillStatus(tx, { id: bill.id, from: 'pending', to: 'paid', at: now });
  }
  await scope.audit('credit-return', { type: 'bill', id: bill.id }, { amount, refund });
  scope.changed('bills', bill.id);
  return refund;
}
