import { STAY_ITEMS } from '#contract/admissions/admissions.messages.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { paise } from '#contract/kernel/numbers/money.ts';

/**
 * The bill as of now, for its paper: the ledger gets the days that have begun only when money moves,
 * so that a running stay has some that are not items yet.
 */
export function billAsOfNow(details: BillDetails): BillDetails {
  const { bill, calculated } = details;
  const { perDayCharge } = calculated;
  const credited = bill.credits.reduce((sum, { amount }) => sum + amount, 0);
  const missing = calculated.totalDue - (bill.subtotal - credited);
  if (!perDayCharge || missing <= 0 || bill.status === 'cancelled') return details;
  const [like] = bill.items;
  if (!like) return details;
  const item = {
    ...{ ...like, id: `${bill.id}-running`, name: STAY_ITEMS.day, price: perDayCharge },
    ...{ quantity: Math.round(missing / perDayCharge), total: paise(missing) },
  };
  const subtotal = paise(bill.subtotal + missing);
  return { ...details, bill: { ...bill, subtotal, items: [...bill.items, item] } };
}
