import {
  ORDER_PAYMENT_LABELS,
  type OrderPayment,
  type OrderPaymentStanding,
} from '#contract/billing/order-payment.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  paid: 'done',
  due: 'warning',
  no_bill: 'danger',
} as const satisfies Record<OrderPaymentStanding, StatusMeaning>;

/** The payment status of an order's bill, the same on every screen; renders nothing without a status. */
export function PaymentMark({ payment }: { payment: OrderPayment | null | undefined }) {
  if (!payment) return null;
  const { standing, due } = payment;
  const label = ORDER_PAYMENT_LABELS[standing];
  return (
    <StatusBadge meaning={MEANINGS[standing]}>
      {standing === 'due' ? `${label} ${formatMoney(due)}` : label}
    </StatusBadge>
  );
}

/** The unpaid part of an order in words: `no bill`, `₹240.00 due`; null when nothing is due. */
export function unpaidText(payment: OrderPayment | null | undefined): string | null {
  if (!payment || payment.standing === 'paid') return null;
  return payment.standing === 'no_bill' ? 'no bill' : `${formatMoney(payment.due)} due`;
}
