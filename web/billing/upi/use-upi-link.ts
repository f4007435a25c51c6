import { upiLink } from '#contract/billing/upi.rules.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { useLetterhead } from '#web/clinics/index.ts';

export type UpiPayment = {
  readonly amount: Paise;
  readonly note: string;
  readonly reference?: string | undefined;
};

/** The payment link to the clinic, with the payee's id; null without a UPI id or an amount. */
export function useUpiLink({ amount, note, reference }: UpiPayment) {
  const letterhead = useLetterhead();
  if (!letterhead?.upiId || amount <= 0) return null;
  const { upiId: id, upiName, name, clinicName } = letterhead;
  const payee = { id, name: upiName ?? name ?? clinicName };
  return { id, link: upiLink({ payee, amount, note, reference }) };
}
