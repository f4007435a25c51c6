import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { refundOf, returnCredit } from '#contract/billing/return.rules.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { setBillStatus } from './bill.store.ts';
import { insertCredit, sumOfDrugs } from './bill-ledger.store.ts';
import { cancelBill } from './cancel-bill.ts';
import { payBack } from './pay-back.ts';

/** The caller cancels the order itself. */
const NOTHING_TO_RELEASE = {
  bill: async () => [],
  release: async () => {},
};

/** Locks the live bill of a locked order, and of a held patient: they are always locked before a bill. */
export function lockBillOfOrder(
  { tx }: ClinicScope,
  orderId: string,
  kind: 'pharmacy_order_id' | 'lab_order_id' = 'pharmacy_order_id',
) {
  return tx
    .selectFrom('bills')
    .where(kind, '=', orderId)
    .where('status', '<>', 'cancelled')
    .select(['id', 'status', 'due_paise', 'paid_paise', 'discount_basis_points'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type OrderBill = NonNullable<Awaited<ReturnType<typeof lockBillOfOrder>>>;

/** Cancels the bill of an order that is being cancelled, and refunds it. */
export async function cancelBillOfOrder(
  scope: ClinicScope,
  {
    bill,
    reason,
    refundMode,
  }: { bill: { readonly id: string }; reason: string; refundMode?: RefundMode | undefined },
): Promise<void> {
  const sources = { pharmacy: NOTHING_TO_RELEASE, lab: NOTHING_TO_RELEASE };
  await cancelBill(scope, { id: bill.id, reason, sources, refundMode });
}

/**
 * Credits what is unpaid of a bill that stays with its money after its order was cancelled. Does
 * nothing for a paid bill.
 */
export async function creditUnpaid(
  scope: ClinicScope,
  { bill, reason }: { bill: OrderBill; reason: string },
): Promise<void> {
  const { tx, actor, now } = scope;
  const { id, due_paise: due, paid_paise: paid } = bill;
  if (bill.status !== 'pending' || paid >= due) return;
  const stamp = { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
  const credit = { billId: id, kind: 'cancellation', amount: due - paid, note: reason } as const;
  await insertCredit(tx, stamp, credit);
  await setBillStatus(tx, { id, from: 'pending', to: 'paid', at: now });
  await scope.audit('credit-unpaid', { type: 'bill', id }, { reason, credited: due - paid });
  scope.changed('bills', id);
}

/**
 * Credits a return on the bill and refunds what was paid above the new amount, in the original
 * modes or the chosen one. `keptBefore` and `returnedNow` are in paise at the order's prices. The
 * discount is computed on the sum of all returns since billing, so that together they never exceed
 * the billed amount. Returns the refund in paise.
 */
export async function creditReturn(
  scope: ClinicScope,
  options: {
    bill: OrderBill;
    keptBefore: number;
    returnedNow: number;
    refundMode?: RefundMode | undefined;
  },
): Promise<number> {
  const { tx, actor, now } = scope;
  const { bill, keptBefore, returnedNow, refundMode } = options;
  const amount = returnCredit({
    before: (await sumOfDrugs(tx, bill.id)) - keptBefore,
    now: returnedNow,
    basisPoints: bill.discount_basis_points,
  });
  if (bill.status === 'paid') {
    await setBillStatus(tx, { id: bill.id, from: 'paid', to: 'pending', at: now });
  }
  const due = bill.due_paise - amount;
  const refund = refundOf({ due: bill.due_paise, paid: bill.paid_paise, credit: amount });
  await payBack(scope, { billId: bill.id, amount: refund, refundMode });
  const stamp = { clinicId: actor.clinicId, by: actor.id, at: now, newId: () => scope.newId() };
  await insertCredit(tx, stamp, { billId: bill.id, kind: 'return', amount });
  if (bill.paid_paise - refund === due) {
    await setBillStatus(tx, { id: bill.id, from: 'pending', to: 'paid', at: now });
  }
  await scope.audit('credit-return', { type: 'bill', id: bill.id }, { amount, refund, refundMode });
  scope.changed('bills', bill.id);
  return refund;
}
