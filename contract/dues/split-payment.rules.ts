import { type Paise, paise } from '../kernel/numbers/money.ts';

/** Splits an amount over bills in their order: each is paid in full before the next one. Unpaid bills are left out. */
export function splitPayment<Bill extends { readonly balance: Paise }>(
  amount: Paise,
  bills: readonly Bill[],
): { readonly bill: Bill; readonly part: Paise }[] {
  let rest: number = amount;
  return bills.flatMap((bill) => {
    const part = paise(Math.min(rest, bill.balance));
    rest -= part;
    return part > 0 ? [{ bill, part }] : [];
  });
}
