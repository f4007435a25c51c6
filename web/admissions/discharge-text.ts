import { paidBackAtDischarge } from '#contract/admissions/admissions.messages.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

/** The message after a discharge that leaves nothing to pay, with what goes back of the deposit: `back` says how. */
export function dischargeText(message: string, refund: Paise | undefined, back = ''): string {
  return refund ? `${message} ${back || paidBackAtDischarge(formatMoney(refund))}` : message;
}
