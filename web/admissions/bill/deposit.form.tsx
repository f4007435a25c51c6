import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { listAdmissions, takeDeposit } from '#contract/admissions/admissions.endpoints.ts';
import { deposited, ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
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
  checkDeposit,
  EMPTY_PAYMENT,
  MODE_OPTIONS,
  type PaymentFormValues,
  paymentInput,
} from './payment-form.values.ts';
import { StayUpiFields } from './stay-upi-fields.tsx';

function saidOf(error: unknown): string {
  if (!(error instanceof ApiError)) return M.depositFailed;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? M.depositFailed);
}

/** Takes money ahead of the balance. Collapsed behind a button, because the payment form comes first. */
export function DepositForm({ details }: { details: BillDetails }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Group>
        <Button variant="default" onClick={() => setOpen(true)}>
          Take deposit
        </Button>
      </Group>
    );
  }
  return (
    <Box maw={420}>
      <OpenForm details={details} onClose={() => setOpen(false)} />
    </Box>
  );
}

function OpenForm({ details, onClose }: { details: BillDetails; onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const deposit = useApiMutation(takeDeposit);
  const form = useForm<PaymentFormValues>({
    mode: 'controlled',
    initialValues: EMPTY_PAYMENT,
    validate: checkDeposit,
  });
  const { run, pending } = useSingleFlight(async (values: PaymentFormValues) => {
    setFailure(null);
    try {
      const { payment } = await deposit.mutateAsync({
        params: { id: details.bill.patient_id },
        body: paymentInput(values),
      });
      toast.success(deposited(formatMoney(payment.amount_paid)));
      onClose();
    } catch (error) {
      setFailure(showRefusal(form, error, saidOf(error)));
    }
    await invalidate(getBill, listAdmissions);
  });

  return (
    <BillSection title="Take Deposit">
      <form onSubmit={form.onSubmit(run, focusFirstError(form))} noValidate>
        <Stack gap="sm" mt="sm">
          <Text c="dimmed">What is due is paid of it first; the rest is for the days to come.</Text>
          <FormMessage error={failure} />
          <NumberField label="Deposit (₹)" autoFocus {...form.getInputProps('amount_paid')} />
          <NativeSelect label="Mode" data={MODE_OPTIONS} {...form.getInputProps('payment_mode')} />
          <StayUpiFields form={form} details={details} />
          <Group gap="xs">
            <SubmitButton pending={pending}>Take deposit</SubmitButton>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </BillSection>
  );
}
