import { sql } from 'kysely';
import type { BillStatus } from '#contract/billing/bill.status.ts';
import { notFound } from '../../platform/errors.ts';
import type { OutsideScope } from '../../platform/scope.ts';
import type { BillDesk } from '../desk.ts';
import { insertSurplus } from '../refunds/refund.store.ts';
import { type OrderRow, setOrderStatus } from './payment-order.store.ts';

/** Money that the provider has collected, in paise. */
export type Collected = { readonly id: string; readonly amount: number };

export type Booked = {
  /** False when this very payment was booked before. */
  readonly isNew: boolean;
  readonly billStatus: BillStatus;
  /** What no bill asked for any more, in paise; the provider is told to pay it back. */
  readonly surplus: number;
};

/**
 * The one way in which collected money comes into the books: whoever tells of it (the browser, a
 * webhook, the settling job), and however often, it is booked once. What the bill still asks for
 * goes on the bill. The rest (the bill was paid in another way, or cancelled) is paid back.
 */
export async function bookPayment(
  scope: OutsideScope,
  bills: BillDesk,
  { order, payment }: { order: OrderRow; payment: Collected },
): Promise<Booked> {
  const { tx, actor, now } = scope;
  const billId = order.bill_id;
  const bill = await bills.lock(tx, billId);
  if (!bill) throw notFound();
  const known = await surplusOf(scope, payment.id);
  if (known !== undefined) return { isNew: false, billStatus: bill.status, surplus: known };
  const balance = bill.status === 'pending' ? bill.due_paise - bill.paid_paise : 0;
  const amount = Math.min(balance, payment.amount);
  const surplus = payment.amount - amount;
  let billStatus = bill.status;
  if (amount > 0) {
    ({ billStatus } = await bills.apply(scope, {
      billId,
      amount,
      mode: 'online',
      providerPaymentId: payment.id,
      fromSandbox: order.provider === 'sandbox',
    }));
  }
  if (surplus > 0) {
    const id = scope.newId();
    const at = { clinicId: actor.clinicId, id, billId, at: now };
    await insertSurplus(tx, { ...at, providerPaymentId: payment.id, amount: surplus });
    const changes = { payment: payment.id, surplus, refund: id };
    await scope.audit('refund-surplus', { type: 'bill', id: billId }, changes);
    scope.changed('bills', billId);
  }
  await setOrderStatus(tx, { id: order.id, to: 'paid' });
  return { isNew: true, billStatus, surplus };
}

/**
 * What of a payment that is in the books (on a bill, or on its way back) no bill asked for, in paise;
 * undefined when it is not in them.
 */
export async function surplusOf(
  { tx }: Pick<OutsideScope, 'tx'>,
  providerPaymentId: string,
): Promise<number | undefined> {
  const known = await tx
    .selectFrom('bill_payments')
    .where('provider_payment_id', '=', providerPaymentId)
    .select(sql<number>`0::bigint`.as('surplus'))
    .unionAll(
      tx
        .selectFrom('payment_refunds')
        .where('provider_payment_id', '=', providerPaymentId)
        .where('reason', '=', 'surplus')
        .select('amount_paise as surplus'),
    )
    .execute();
  return known.length > 0 ? Math.max(...known.map(({ surplus }) => surplus)) : undefined;
}
