import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { listAdmissions, payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { amountText, formatMoney } from '#contract/kernel/numbers/money.ts';
import { ApiError, serverMessage } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { BillSection } from './bill-section.tsx';
import {
  checkPayment,
  EMPTY_PAYMENT,
  MODE_OPTIONS,
  type PaymentFormValues,
  paymentInput,
} from './payment-form.values.ts';
import { StayUpiFields } from './stay-upi-fields.tsx';

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError)) return M.paymentFailed;
  if (error.code === 'invalid_reply') return M.incompletePayment;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? M.paymentFailed);
}

type PaymentFormProps = { details: BillDetails; onPaid?: () => void };

/** Records a payment for the stay, in part or in full. */
export function PaymentForm({ details, onPaid }: PaymentFormProps) {
  const { balance } = details.calculated;
  const [failure, setFailure] = useState<string | null>(null);
  const pay = useApiMutation(payAdmission);
  const form = useForm<PaymentFormValues>({
    mode: 'controlled',
    initialValues: EMPTY_PAYMENT,
    validateInputOnChange: ['amount_paid'],
    validate: (values) => checkPayment(values, balance),
  });
  const isValid = Object.keys(checkPayment(form.values, balance)).length === 0;

  const { run, pending } = useSingleFlight(async (values: PaymentFormValues) => {
    setFailure(null);
    try {
      const { payment } = await pay.mutateAsync({
        params: { id: details.bill.patient_id },
        body: paymentInput(values),
      });
      toast.success(`${M.paymentRecorded} ${formatMoney(payment.amount_paid)}`);
      form.setValues({ amount_paid: '', reference: '' });
      form.clearErrors();
      onPaid?.();
    } catch (error) {
      setFailure(showRefusal(form, error, saidOf(error)));
    }
    // After an error too: a colleague may have taken a payment, or a new day may have begun.
    await invalidate(getBill, listAdmissions);
  });

  return (
    <BillSection title="Record New Payment">
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm" mt="sm">
          <FormMessage error={failure} />
          <NumberField
            min="0.01"
            step="0.01"
            label="Amount (₹)"
            max={amountText(balance)}
            autoFocus
            data-autofocus
            {...form.getInputProps('amount_paid')}
          />
          <NativeSelect label="Mode" data={MODE_OPTIONS} {...form.getInputProps('payment_mode')} />
          <StayUpiFields form={form} details={details} />
          <Group gap="xs">
            <SubmitButton pending={pending} disabled={!isValid}>
              Record Payment
            </SubmitButton>
            <Button
              variant="default"
              onClick={() => form.setFieldValue('amount_paid', amountText(balance))}
            >
              Fill in the balance
            </Button>
          </Group>
        </Stack>
      </form>
    </BillSection>
  );
}
