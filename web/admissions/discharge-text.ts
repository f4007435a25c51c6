import { paidBackAtDischarge } from '#contract/admissions/admissions.messages.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

/** What is said of a discharge that leaves nothing to pay, with what of the deposit went back. */
export function dischargeText(message: string, refund: Paise | undefined): string {
  return refund ? `${message} ${paidBackAtDischarge(formatMoney(refund))}` : message;
}
