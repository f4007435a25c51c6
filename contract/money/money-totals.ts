import { z } from 'zod';
import { DESK_BILL_TYPES, PAYMENT_MODES } from '../billing/bill.status.ts';
import { Money } from '../kernel/numbers/money.ts';

/** What the bills of a range of clinic days come to; those of stays are counted by their payments. */
export const MoneyTotals = z.object({
  /** By what they were for: bills made in these days that are paid (specification 1, section 4). */
  revenue: z.record(z.enum(DESK_BILL_TYPES), z.object({ count: z.int(), amount: Money })),
  /** Bills made in these days that were not cancelled, and what is still to be paid on them. */
  billed: z.object({ count: z.int(), amount: Money, open: Money }),
  /** What came in on bills of any day, by the clinic day on which it came; what was paid back is taken off. */
  received: z.array(
    z.object({
      day: z.string(),
      /**
       * Subscriptions that were paid online, and what was paid back of any; those paid at the desk are a
       * source of their own.
       */
      source: z.enum(['bills', 'onlineSubscriptions', 'subscriptionRefunds']),
      mode: z.enum(PAYMENT_MODES),
      amount: Money,
      /** How much of it was paid back: zero or negative. */
      refunded: Money,
    }),
  ),
});
export type MoneyTotals = z.output<typeof MoneyTotals>;
