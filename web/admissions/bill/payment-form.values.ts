import {
  ADMISSION_PAYMENT_MODES,
  AdmissionPaymentBody,
  type AdmissionPaymentMode,
} from '#contract/admissions/admission.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import { typedNumber } from '#contract/kernel/numbers/typed-number.ts';
import { fieldErrorsOf } from '#web/lib/api/form-errors.ts';

export const MODE_OPTIONS = ADMISSION_PAYMENT_MODES.map((value) => ({
  value,
  label: PAYMENT_MODE_LABELS[value],
}));

/** What stands in the fields, as text. */
export type PaymentFormValues = { amount_paid: string; payment_mode: AdmissionPaymentMode };

export const EMPTY_PAYMENT: PaymentFormValues = {
  amount_paid: '',
  payment_mode: ADMISSION_PAYMENT_MODES[0],
};

/** What recording the payment sends; nothing typed is no number, which the schema refuses. */
export function paymentInput({ amount_paid, payment_mode }: PaymentFormValues) {
  return { amount_paid: typedNumber(amount_paid, 'rupees'), payment_mode };
}

/** What is wrong with each field; more than the balance due is wrong too. */
export function checkPayment(values: PaymentFormValues, balance: Paise): Record<string, string> {
  const { data, error } = AdmissionPaymentBody.safeParse(paymentInput(values));
  if (error) return fieldErrorsOf(error);
  return data.amount_paid > balance ? { amount_paid: M.invalidPayment } : {};
}

/** What is wrong with each field of a deposit, which may be of any amount. */
export function checkDeposit(values: PaymentFormValues): Record<string, string> {
  const { error } = AdmissionPaymentBody.safeParse(paymentInput(values));
  return error ? fieldErrorsOf(error) : {};
}
