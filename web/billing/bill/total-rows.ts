import type { BillDetails } from '#contract/billing/bill.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import { inPercent } from '#contract/kernel/numbers/percent.ts';

/** From the items to the balance, on screen and paper; deductions of zero are left out. */
export function totalRows({ bill, calculated }: BillDetails): (readonly [string, Paise])[] {
  const percent = inPercent(bill.discount_percentage);
  const credits = Map.groupBy(bill.credits, ({ kind }) => kind);
  const lowered: (readonly [string, Paise])[] = [...credits].map(([kind, rows]) => {
    const amount = paise(rows.reduce((sum, row) => sum + row.amount, 0));
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
