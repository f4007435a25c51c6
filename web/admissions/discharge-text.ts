import { paidBackAtDischarge } from '#contract/admissions/admissions.messages.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

/** The message after a discharge that leaves nothing to pay, with the deposit paid back. */
export function dischargeText(message: string, refund: Paise | undefined): string {
  return refund ? `${message} ${paidBackAtDischarge(formatMoney(refund))}` : message;
}
