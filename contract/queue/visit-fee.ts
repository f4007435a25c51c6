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
  /** Charged at the doctor's follow-up fee. */
  followUp: z.boolean().optional(),
});
export type VisitFee = z.output<typeof VisitFee>;

/** `Paid`, `Due ₹500.00`, `Free`, `Follow-up`, or `Follow-up · Paid` at a follow-up fee. */
export function feeText({
  standing,
  due,
  followUp,
}: Pick<VisitFee, 'standing' | 'due' | 'followUp'>): string {
  if (standing !== 'paid' && standing !== 'due') return WAIVER_LABELS[standing];
  const text = standing === 'paid' ? 'Paid' : `Due ${formatMoney(due)}`;
  return followUp ? `${WAIVER_LABELS.follow_up} · ${text}` : text;
}
