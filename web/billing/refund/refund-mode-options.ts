import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';
import { REFUND_MODE_LABELS, REFUND_MODES } from '#contract/billing/refund-mode.ts';

type Payments = readonly Pick<BillPayment, 'amount_paid' | 'payment_mode'>[];

/** `Cash and UPI`: the modes of the payments. */
export function modesOf(payments: Payments): string {
  const came = PAYMENT_MODES.filter((mode) =>
    payments.some(({ amount_paid, payment_mode }) => amount_paid > 0 && payment_mode === mode),
  );
  return came.map((mode) => PAYMENT_MODE_LABELS[mode]).join(' and ');
}

/** The possible modes of a refund, the preset first. */
export function refundModeOptions(payments: Payments = []) {
  const came = modesOf(payments);
  return REFUND_MODES.map((value) => ({
    value,
    label:
      value === 'as_paid' && came !== ''
        ? `${REFUND_MODE_LABELS.as_paid} (${came})`
        : REFUND_MODE_LABELS[value],
  }));
}
