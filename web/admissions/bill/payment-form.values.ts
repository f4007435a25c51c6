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

/** The form's values, as text. */
export type PaymentFormValues = {
  amount_paid: string;
  payment_mode: AdmissionPaymentMode;
  /** Only for a payment by UPI. */
  reference: string;
};

export const EMPTY_PAYMENT: PaymentFormValues = {
  amount_paid: '',
  payment_mode: ADMISSION_PAYMENT_MODES[0],
  reference: '',
};

/** The request body of a payment; text that is not a number is rejected by the schema. */
export function paymentInput({ amount_paid, payment_mode, reference }: PaymentFormValues) {
  return {
    ...{ amount_paid: typedNumber(amount_paid, 'rupees'), payment_mode },
    ...(payment_mode === 'upi' && reference.trim() !== '' && { reference }),
  };
}

/** The error of each field; an amount above the balance due is an error too. */
export function checkPayment(values: PaymentFormValues, balance: Paise): Record<string, string> {
  const { data, error } = AdmissionPaymentBody.safeParse(paymentInput(values));
  if (error) return fieldErrorsOf(error);
  return data.amount_paid > balance ? { amount_paid: M.invalidPayment } : {};
}

/** The error of each field of a deposit, which has no upper limit. */
export function checkDeposit(values: PaymentFormValues): Record<string, string> {
  const { error } = AdmissionPaymentBody.safeParse(paymentInput(values));
  return error ? fieldErrorsOf(error) : {};
}
