import { z } from 'zod';
import { COUNTER_BILL_TYPES, PAYMENT_MODES } from '../billing/bill.status.ts';
import { Money } from '../kernel/numbers/money.ts';

/** Totals of the bills of a range of clinic days; stays are counted by their payments. */
export const MoneyTotals = z.object({
  /** By purpose: paid bills created in these days (specification 1, section 4). */
  revenue: z.record(z.enum(COUNTER_BILL_TYPES), z.object({ count: z.int(), amount: Money })),
  /** Bills created in these days and not cancelled, and their unpaid balance. */
  billed: z.object({ count: z.int(), amount: Money, open: Money }),
  /** Receipts on bills of any day, by the clinic day of the payment, less refunds. */
  received: z.array(
    z.object({
      day: z.string(),
      /**
       * Online payments of subscriptions, and refunds of any; payments at the counter of subscriptions are a
       * separate source.
       */
      source: z.enum(['bills', 'onlineSubscriptions', 'subscriptionRefunds']),
      mode: z.enum(PAYMENT_MODES),
      amount: Money,
      /** The refunded part: zero or negative. */
      refunded: Money,
    }),
  ),
});
export type MoneyTotals = z.output<typeof MoneyTotals>;
