import type { PaymentMode } from '#contract/billing/bill.status.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type LockedBill, lockBill, setPaid } from './bill.store.ts';
import { insertPayment } from './bill-payments.store.ts';

/**
 * The part of a scope needed to apply a payment: a person's, or one for the provider, whose actor
 * has no id.
 */
export type PaymentScope = Pick<ClinicScope, 'tx' | 'now' | 'newId' | 'audit' | 'changed'> & {
  readonly actor: { readonly clinicId: string; readonly id: string | null };
};

export type IncomingPayment = {
  readonly billId: string;
  /** In paise, positive. */
  readonly amount: number;
  readonly mode: PaymentMode;
  /** The provider's id of the payment. Applying the same one again changes nothing. */
  readonly providerPaymentId?: string;
  /** Test money. */
  readonly fromSandbox?: boolean;
  /** The reference number of a UPI payment. */
  readonly reference?: string | null | undefined;
  /** The first payment of an amount that settles several bills. */
  readonly paidWith?: string;
};

export type AppliedPayment = {
  readonly paymentId: string;
  /** False when the bill already had the provider's payment. */
  readonly isNew: boolean;
  readonly billStatus: 'pending' | 'paid';
};

/**
 * The only way in which a payment is added to a bill. The bill is paid at zero balance. Throws 400
 * for more than the balance, also under concurrent payments, and for a used reference number, and 409 for a bill that is paid,
 * cancelled or of an admission, unless it already has this payment.
 */
export async function applyPayment(
  scope: PaymentScope,
  incoming: IncomingPayment,
): Promise<AppliedPayment> {
  const bill = await lockBill(scope.tx, incoming.billId);
  if (!bill) throw notFound();
  return payLocked(scope, bill, incoming);
}

type PayableBill = Pick<LockedBill, 'type' | 'status' | 'due_paise' | 'paid_paise'>;

/** `applyPayment` for a bill that the transaction has locked or created. */
export async function payLocked(
  scope: PaymentScope,
  bill: PayableBill,
  { billId, amount, mode, providerPaymentId, fromSandbox, reference, paidWith }: IncomingPayment,
): Promise<AppliedPayment> {
  const { tx, actor, now } = scope;
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
  const payment = {
    id: paymentId,
    billId,
    amount,
    mode,
    providerPaymentId,
    fromSandbox,
    reference,
    paidWith,
  };
  await insertPayment(tx, { ...payment, clinicId: actor.clinicId, at: now, by: actor.id });
  const isPaid = amount === balance;
  if (isPaid) await setPaid(tx, { id: billId, at: now });
  await scope.audit(
    'pay-bill',
    { type: 'bill', id: billId },
    {
      amount,
      mode,
      providerPaymentId,
      ...(reference && { reference }),
      ...(paidWith && { paidWith }),
    },
  );
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
