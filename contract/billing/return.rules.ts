import { type Paise, paise } from '../kernel/numbers/money.ts';
import { discountOn } from './bill-total.rules.ts';

/**
 * What a bill asks for less when pieces come back, at the order's prices in paise. The discount is taken
 * of all returns together, so that they never come to more than was asked for.
 */
export function returnCredit(returned: {
  readonly before: number;
  readonly now: number;
  readonly basisPoints: number;
}): Paise {
  const asked = (amount: number) => amount - discountOn(paise(amount), returned.basisPoints);
  return paise(asked(returned.before + returned.now) - asked(returned.before));
}

/** What is paid back of a bill that is lowered by a credit: what was paid above what it then asks for. */
export function refundOf(bill: {
  readonly due: number;
  readonly paid: number;
  readonly credit: number;
}): Paise {
  return paise(Math.max(0, bill.paid - (bill.due - bill.credit)));
}
