import { refundOf, returnCredit } from '#contract/billing/return.rules.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';

type Line = PharmacyOrderDetails['medications'][number];

/** How many are given back of each drug. */
export type ReturnQuantities = Readonly<Record<string, number>>;

/** How many of a line have not come back yet. */
export function returnable({ quantity, returned_quantity }: Line): number {
  return quantity - returned_quantity;
}

/** What was typed as a whole number from 0 to what is left (specification 2, section 5). */
export function clampReturn(line: Line, typed: string): number {
  const wanted = Math.trunc(Number(typed));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), returnable(line)) : 0;
}

function worth(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + line.price * of(line), 0);
}

/** What the bill asks for less, and what of that is paid back; by the rule that the server counts by. */
export function refundFor(
  { medications, bill }: PharmacyOrderDetails,
  quantities: ReturnQuantities,
): { readonly credit: Paise; readonly refund: Paise } {
  if (!bill) return { credit: paise(0), refund: paise(0) };
  const credit = returnCredit({
    before: bill.drugsSubtotal - worth(medications, returnable),
    now: worth(medications, ({ drug_id }) => quantities[drug_id] ?? 0),
    basisPoints: bill.discount_percentage,
  });
  return { credit, refund: refundOf({ due: bill.totalDue, paid: bill.totalPaid, credit }) };
}
