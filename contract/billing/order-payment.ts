import { z } from 'zod';
import { Money, type Paise, paise } from '../kernel/numbers/money.ts';
import type { BillStatus } from './bill.status.ts';

export const ORDER_PAYMENT_STANDINGS = ['paid', 'due', 'no_bill'] as const;
export type OrderPaymentStanding = (typeof ORDER_PAYMENT_STANDINGS)[number];

export const ORDER_PAYMENT_LABELS = {
  paid: 'Paid',
  due: 'Due',
  no_bill: 'No bill',
} as const satisfies Record<OrderPaymentStanding, string>;

/** Payment state of a pharmacy or lab order. */
export const OrderPayment = z.object({
  standing: z.enum(ORDER_PAYMENT_STANDINGS),
  /** The unpaid balance; without a bill, the total that one would have. */
  due: Money,
});
export type OrderPayment = z.output<typeof OrderPayment>;

/** The order's live bill, in paise; null without one. */
type LiveBill = { readonly status: BillStatus; readonly due: number; readonly paid: number } | null;

/**
 * Payment state of an order. Null when there is nothing to show: it is cancelled, it has no bill
 * and a total of zero, or its status already says that it waits for a bill.
 */
export function orderPayment(order: {
  readonly status: string;
  /** The current total of its goods or tests, in paise; null without any. */
  readonly worth: Paise | null;
  readonly bill: LiveBill;
}): OrderPayment | null {
  const { status, worth, bill } = order;
  if (status === 'cancelled') return null;
  if (bill) {
    const due = paise(Math.max(0, bill.due - bill.paid));
    return { standing: bill.status === 'paid' ? 'paid' : 'due', due };
  }
  return status === 'pending' || worth === null ? null : { standing: 'no_bill', due: worth };
}
