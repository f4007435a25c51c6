import { type Paise, paise } from '../kernel/numbers/money.ts';
import { discountOn } from './bill-total.rules.ts';

/**
 * The credit for returned units, at the order's prices in paise. The discount is computed on all
 * returns together, so that their sum never exceeds the charged amount.
 */
export function returnCredit(returned: {
  readonly before: number;
  readonly now: number;
  readonly basisPoints: number;
}): Paise {
  const asked = (amount: number) => amount - discountOn(paise(amount), returned.basisPoints);
  return paise(asked(returned.before + returned.now) - asked(returned.before));
}

/** The refund when a credit reduces a bill: the paid amount above the new due amount. */
export function refundOf(bill: {
  readonly due: number;
  readonly paid: number;
  readonly credit: number;
}): Paise {
  return paise(Math.max(0, bill.paid - (bill.due - bill.credit)));
}
