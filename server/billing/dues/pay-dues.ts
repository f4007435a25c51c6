import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import type { payDues as endpoint } from '#contract/dues/dues.endpoints.ts';
import { DUES_MESSAGES as M } from '#contract/dues/dues.messages.ts';
import { splitPayment } from '#contract/dues/split-payment.rules.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { findPatientRow } from '../../patients/index.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { payLocked } from '../apply-payment.ts';
import { lockPayableBills } from './payable-bills.store.ts';

/**
 * Pays the patient's open bills with one amount, the oldest first. Throws 400 for more than they owe, also
 * under concurrent payments, and 409 when nothing is owed; then nothing is booked.
 */
export async function payDues(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  // A record is locked before its bills, as by a merge: to update a bill twice locks its patient too.
  if (!(await findPatientRow(scope.tx, params.id, { lock: true }))) throw notFound();
  const bills = (await lockPayableBills(scope.tx, params.id)).map((bill) => ({
    ...bill,
    balance: paise(bill.due_paise - bill.paid_paise),
  }));
  const owed = bills.reduce((sum, { balance }) => sum + balance, 0);
  const { amount_paid: amount, payment_mode: mode, reference } = body;
  if (owed === 0) throw conflict(M.nothingToPay);
  if (amount > owed) throw invalidField('amount_paid', BILLING_MESSAGES.paymentAboveBalance);

  const payments: EndpointReply<typeof endpoint>['payments'] = [];
  for (const { bill, part } of splitPayment(amount, bills)) {
    const [first] = payments;
    // The reference number is used once, by the first payment.
    const how = first ? { paidWith: first.id } : { reference };
    const incoming = { billId: bill.id, amount: part, mode, ...how };
    const { paymentId } = await payLocked(scope, bill, incoming);
    payments.push({
      ...{ id: paymentId, bill_id: bill.id, amount_paid: part },
      number: billNumber({ financialYear: bill.financial_year, number: bill.number }),
      balance: paise(bill.balance - part),
    });
  }
  return { payments, balance: paise(owed - amount) };
}
