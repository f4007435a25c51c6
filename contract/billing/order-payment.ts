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

/** How the bill of a pharmacy or lab order stands. */
export const OrderPayment = z.object({
  standing: z.enum(ORDER_PAYMENT_STANDINGS),
  /** What is still to be paid; without a bill, what one would ask for. */
  due: Money,
});
export type OrderPayment = z.output<typeof OrderPayment>;

/** The live bill of an order, in paise; null when there is none. */
type LiveBill = { readonly status: BillStatus; readonly due: number; readonly paid: number } | null;

/**
 * How the money of an order stands. Null when there is nothing to say: it is cancelled, it comes to nothing
 * and has no bill, or its status says already that it waits for one.
 */
export function orderPayment(order: {
  readonly status: string;
  /** What its goods or tests come to now, in paise; null when it has none. */
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
