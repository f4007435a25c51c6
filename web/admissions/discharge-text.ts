import { paidBackAtDischarge } from '#contract/admissions/admissions.messages.ts';
import { formatMoney, type Paise } from '#contract/kernel/numbers/money.ts';

/** The message after a discharge that leaves nothing to pay, with the deposit paid back and how. */
export function dischargeText(message: string, refund: Paise | undefined, back = ''): string {
  if (!refund) return message;
  return [message, paidBackAtDischarge(formatMoney(refund)), back].filter(Boolean).join(' ');
}
