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

/** How the bill of an order stands, the same on every screen; nothing where there is nothing to say. */
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

/** What is not paid of an order, in words: `no bill`, `₹240.00 due`; null when nothing is open. */
export function unpaidText(payment: OrderPayment | null | undefined): string | null {
  if (!payment || payment.standing === 'paid') return null;
  return payment.standing === 'no_bill' ? 'no bill' : `${formatMoney(payment.due)} due`;
}
