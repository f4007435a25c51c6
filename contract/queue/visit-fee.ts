import { z } from 'zod';
import { WAIVER_LABELS, WAIVERS } from '../billing/bill.status.ts';
import { Id } from '../kernel/fields.ts';
import { formatMoney, Money } from '../kernel/numbers/money.ts';

export const FEE_STANDINGS = ['paid', 'due', ...WAIVERS] as const;

/** The payment state of a visit's consultation fee. */
export const VisitFee = z.object({
  billId: Id,
  standing: z.enum(FEE_STANDINGS),
  /** The unpaid and the paid amount. */
  due: Money,
  paid: Money,
});
export type VisitFee = z.output<typeof VisitFee>;

/** `Paid`, `Due ₹500.00`, `Free`, `Follow-up`. */
export function feeText({ standing, due }: Pick<VisitFee, 'standing' | 'due'>): string {
  if (standing === 'paid') return 'Paid';
  return standing === 'due' ? `Due ${formatMoney(due)}` : WAIVER_LABELS[standing];
}
