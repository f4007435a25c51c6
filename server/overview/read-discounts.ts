import { billNumber } from '#contract/billing/bill-total.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { type DiscountsAbove, UNPAID_NAMED } from '#contract/overview/overview.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { discountsAbove, newestDiscounts } from './discounts.store.ts';

/** Discounts above the clinic's limit since a moment; the newest are listed. */
export async function readDiscounts(tx: Tx, since: Date): Promise<DiscountsAbove> {
  const { count, amount } = await discountsAbove(tx, since);
  const newest = count === 0 ? [] : await newestDiscounts(tx, { since, limit: UNPAID_NAMED });
  return {
    count,
    amount: paise(amount),
    newest: newest.map(({ financial_year: financialYear, number, at, discount, ...bill }) => ({
      ...bill,
      number: billNumber({ financialYear, number }),
      at: at.toISOString(),
      discount: paise(discount),
    })),
  };
}
