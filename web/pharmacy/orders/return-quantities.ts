import { refundOf, returnCredit } from '#contract/billing/return.rules.ts';
import { type Paise, paise } from '#contract/kernel/numbers/money.ts';
import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';

type Line = PharmacyOrderDetails['medications'][number];

/** The returned quantity of each drug. */
export type ReturnQuantities = Readonly<Record<string, number>>;

/** The quantity of a line that is not returned yet. */
export function returnable({ quantity, returned_quantity }: Line): number {
  return quantity - returned_quantity;
}

/** The typed quantity as a whole number, clamped to 0 and the rest (specification 2, section 5). */
export function clampReturn(line: Line, typed: string): number {
  const wanted = Math.trunc(Number(typed));
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 0), returnable(line)) : 0;
}

/** Whether the typed quantity is above the rest, to which `clampReturn` lowers it. */
export const isAboveRest = (line: Line, typed: string): boolean => Number(typed) > returnable(line);

function worth(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + line.price * of(line), 0);
}

/** The reduction of the bill, and the part of it that is paid back; computed by the server's own rule. */
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
