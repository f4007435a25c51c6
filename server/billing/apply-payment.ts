import type { PaymentMode } from '#contract/billing/bill.status.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { insertPayment, lockBill, setBillStatus } from './bill.store.ts';

/**
 * What applying a payment needs of a scope: a person's, or one that stands for the provider, whose
 * actor has no id.
 */
export type PaymentScope = Pick<ClinicScope, 'tx' | 'now' | 'newId' | 'audit' | 'changed'> & {
  readonly actor: { readonly clinicId: string; readonly id: string | null };
};

export type IncomingPayment = {
  readonly billId: string;
  /** In paise, more than 0. */
  readonly amount: number;
  readonly mode: PaymentMode;
  /** The provider's id of what it collected. The same one again changes nothing. */
  readonly providerPaymentId?: string;
  /** Play money. */
  readonly fromSandbox?: boolean;
};

export type AppliedPayment = {
  readonly paymentId: string;
  /** False when the provider's payment was on the bill before. */
  readonly isNew: boolean;
  readonly billStatus: 'pending' | 'paid';
};

/**
 * The one way in which a payment comes onto a bill. At zero balance the bill is paid. More than the
 * balance is 400, however many come at once; a bill that is paid, cancelled or an admission's is
 * 409, unless this very payment is on it.
 */
export async function applyPayment(
  scope: PaymentScope,
  { billId, amount, mode, providerPaymentId, fromSandbox }: IncomingPayment,
): Promise<AppliedPayment> {
  const { tx, actor, now } = scope;
  const bill = await lockBill(tx, billId);
  if (!bill) throw notFound();
  const known = providerPaymentId && (await findProviderPayment(scope, providerPaymentId));
  if (known) {
    const billStatus = bill.status === 'paid' ? 'paid' : 'pending';
    return { paymentId: known.id, isNew: false, billStatus };
  }
  if (bill.type === 'admission') throw conflict(M.paidWithTheStay);
  if (bill.status !== 'pending') throw conflict(M.notPayable);
  const balance = bill.due_paise - bill.paid_paise;
  if (amount > balance) throw invalidField('amount_paid', M.paymentAboveBalance);

  const paymentId = scope.newId();
  const payment = { id: paymentId, billId, amount, mode, providerPaymentId, fromSandbox };
  await insertPayment(tx, { ...payment, clinicId: actor.clinicId, at: now, by: actor.id });
  const isPaid = amount === balance;
  if (isPaid) await setBillStatus(tx, { id: billId, from: 'pending', to: 'paid', at: now });
  await scope.audit('pay-bill', { type: 'bill', id: billId }, { amount, mode, providerPaymentId });
  scope.changed('bills', billId);
  return { paymentId, isNew: true, billStatus: isPaid ? 'paid' : 'pending' };
}

function findProviderPayment({ tx }: PaymentScope, providerPaymentId: string) {
  return tx
    .selectFrom('bill_payments')
    .where('provider_payment_id', '=', providerPaymentId)
    .select('id')
    .executeTakeFirst();
}
