import {
  ADMISSION_PAYMENT_MODES,
  AdmissionPaymentBody,
  type AdmissionPaymentMode,
} from '#contract/admissions/admission.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { Paise } from '#contract/kernel/money.ts';
import { fieldErrorsOf } from '#web/lib/form-errors.ts';

/** What stands in the fields, as text. */
export type PaymentFormValues = { amount_paid: string; payment_mode: AdmissionPaymentMode };

export const EMPTY_PAYMENT: PaymentFormValues = {
  amount_paid: '',
  payment_mode: ADMISSION_PAYMENT_MODES[0],
};

/** What recording the payment sends; nothing typed is no number, which the schema refuses. */
export function paymentInput({ amount_paid, payment_mode }: PaymentFormValues) {
  const typed = amount_paid.trim();
  return { amount_paid: typed === '' ? Number.NaN : Number(typed), payment_mode };
}

/** What is wrong with each field; more than the balance due is wrong too. */
export function checkPayment(values: PaymentFormValues, balance: Paise): Record<string, string> {
  const { data, error } = AdmissionPaymentBody.safeParse(paymentInput(values));
  if (error) return fieldErrorsOf(error);
  return data.amount_paid > balance ? { amount_paid: M.invalidPayment } : {};
}

/** An amount as the field has it: `1250.50`. */
export function amountText(amount: Paise): string {
  return (amount / 100).toFixed(2);
}
