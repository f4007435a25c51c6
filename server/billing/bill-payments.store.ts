import { sql } from 'kysely';
import type { PaymentMode } from '#contract/billing/bill.status.ts';
import { withNext } from '../platform/db/scoped-connection.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { usedReference } from './dues/used-reference.store.ts';

/** SQL for the UPI reference of a payment, or of the payment that it was paid with. */
export const referenceOfPayment = sql<string | null>`coalesce(bill_payments.reference,
  (SELECT first.reference FROM bill_payments AS first
    WHERE first.clinic_id = bill_payments.clinic_id AND first.id = bill_payments.paid_with))`;

export type NewPayment = {
  id: string;
  clinicId: string;
  billId: string;
  amount: number;
  mode: PaymentMode;
  /** The payment refunded. Its mode may differ from the refund's. */
  refundOf?: { readonly id: string; readonly mode: PaymentMode };
  providerPaymentId?: string | undefined;
  /** Test money. */
  fromSandbox?: boolean | undefined;
  /** The reference number of a UPI payment. */
  reference?: string | null | undefined;
  /** The first payment of an amount that settles several bills. */
  paidWith?: string | undefined;
  isDeposit?: boolean;
  at: Date;
  by: string | null;
};

/**
 * Adds a payment or a refund. Throws 400 for a reference number that the clinic has used, and names the
 * bills; a concurrent payment with the same one waits for the first.
 */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const reference = payment.reference ?? null;
  const insert = tx
    .insertInto('bill_payments')
    .values({
      clinic_id: payment.clinicId,
      id: payment.id,
      bill_id: payment.billId,
      amount_paise: payment.amount,
      mode: payment.mode,
      refund_of: payment.refundOf?.id ?? null,
      refunded_mode: payment.refundOf?.mode ?? null,
      provider_payment_id: payment.providerPaymentId ?? null,
      from_sandbox: payment.fromSandbox ?? false,
      is_deposit: payment.isDeposit ?? false,
      reference,
      paid_with: payment.paidWith ?? null,
      paid_at: payment.at,
      created_by: payment.by,
    })
    .onConflict((used) =>
      used.columns(['clinic_id', 'reference']).where('reference', 'is not', null).doNothing(),
    );
  // The result of a plain payment is certain, so it is sent with the next query. The callers look at
  // the failure of a refund or of a payment that the provider reports.
  if (reference === null && !payment.refundOf && !payment.providerPaymentId) {
    await tx.executeQuery(withNext(insert.compile()));
    return;
  }
  const added = await insert.returning('id').executeTakeFirst();
  if (!added && reference !== null) throw await usedReference(tx, reference);
}
