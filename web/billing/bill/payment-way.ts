import { PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';

/** The way of a payment or refund: `Cash`, `UPI 412345678901`, `UPI refund`, `Online (SANDBOX)`. */
export function paymentWay(payment: BillPayment): string {
  const { payment_mode, amount_paid, is_sandbox, reference } = payment;
  const back = amount_paid < 0 ? ' refund' : '';
  return `${PAYMENT_MODE_LABELS[payment_mode]}${back}${reference ? ` ${reference}` : ''}${is_sandbox ? ' (SANDBOX)' : ''}`;
}
