import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { amountText, fromRupees, rupees } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';

/** Kept per browser (specification 2, section 9). */
const KEY = 'defaultConsultationFee';
const FIRST_FEE = '500.00';

const Fee = rupees({ min: 0, message: M.invalidFee });

/** The default price of a consultation, as text in rupees, for doctors without their own fee. */
export function defaultFee(): string {
  const stored = localStorage.getItem(KEY);
  return stored !== null && isFee(stored) ? stored : FIRST_FEE;
}

/** Whether the text is an amount of at least 0. */
export function isFee(text: string): boolean {
  return Fee.safeParse(typedNumber(text, 'rupees')).success;
}

export function keepDefaultFee(text: string): void {
  localStorage.setItem(KEY, amountText(fromRupees(typedNumber(text, 'rupees'))));
}
