import type { UseFormReturnType } from '@mantine/form';
import { AdmissionPaymentBody } from '#contract/admissions/admission.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { upiReference } from '#contract/billing/upi.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { UpiFields } from '#web/billing/index.ts';
import { type PaymentFormValues, paymentInput } from './payment-form.values.ts';

type StayUpiFieldsProps = {
  form: UseFormReturnType<PaymentFormValues>;
  details: BillDetails;
};

/** The QR code and the reference number of a payment by UPI for a stay. */
export function StayUpiFields({ form, details }: StayUpiFieldsProps) {
  const { values } = form;
  const { bill, payments } = details;
  if (values.payment_mode !== 'upi') return null;
  const { data } = AdmissionPaymentBody.safeParse({ ...paymentInput(values), reference: null });
  return (
    <UpiFields
      amount={data?.amount_paid ?? paise(0)}
      note={`Bill ${bill.number}`}
      reference={upiReference(bill.number, payments.length)}
      value={values.reference}
      error={form.errors.reference}
      onChange={(typed) => form.setFieldValue('reference', typed)}
    />
  );
}
