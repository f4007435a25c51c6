import type { BillDetails } from '#contract/billing/bill.ts';
import type { Paise } from '#contract/kernel/money.ts';

/** From the items to the balance, on the screen and on paper; what lowers nothing is left out. */
export function totalRows({ bill, calculated }: BillDetails): (readonly [string, Paise])[] {
  const percent = bill.discount_percentage / 100;
  const lowered: (readonly [string, Paise])[] = bill.credits.map(({ kind, amount }) => {
    if (kind === 'discount') return [`Discount (${percent}%)`, amount];
    return [kind === 'return' ? 'Returned' : 'Cancelled', amount];
  });
  const subtotal: (readonly [string, Paise])[] =
    lowered.length > 0 ? [['Subtotal', bill.subtotal], ...lowered] : [];
  return [
    ...subtotal,
    ['Total Due', calculated.totalDue],
    ['Total Paid', calculated.totalPaid],
    ['Balance Due', calculated.balance],
  ];
}
