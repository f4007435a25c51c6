import { sql } from 'kysely';
import type { BillStatus } from '#contract/billing/bill.status.ts';
import { notFound } from '../../platform/errors.ts';
import type { OutsideScope } from '../../platform/scope.ts';
import type { BillReceiver } from '../receivers.ts';
import { insertSurplus } from '../refunds/refund.store.ts';
import { type OrderRow, setOrderStatus } from './payment-order.store.ts';

/** A payment that the provider has collected, in paise. */
export type Collected = { readonly id: string; readonly amount: number };

export type Booked = {
  /** False when this payment was already booked. */
  readonly isNew: boolean;
  readonly billStatus: BillStatus;
  /** The part that no bill needs, in paise. The provider is asked to refund it. */
  readonly surplus: number;
};

/**
 * The only way in which a collected payment is booked. Idempotent: the browser, a webhook and the
 * settling job may all report it, any number of times. The amount still due goes on the bill. The
 * rest (the bill was paid otherwise, or cancelled) is refunded.
 */
export async function bookPayment(
  scope: OutsideScope,
  bills: BillReceiver,
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
 * The part of a booked payment that no bill asked for, in paise. Undefined when the payment is not
 * booked.
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
