import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Bill, BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { cancelBill, getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { getVisit } from '#contract/queue/queue.endpoints.ts';
import { failedBecause } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toastPayBack } from '../refund/pay-back-text.ts';
import { RefundModeField } from '../refund/refund-mode-field.tsx';

type CancelBillModalProps = { details: BillDetails; onClose: () => void };

/** Asks for the reason, and how what was paid goes back. */
export function CancelBillModal({ details: { bill, payments }, onClose }: CancelBillModalProps) {
  return (
    <Dialog onClose={onClose} title={`Cancel bill ${bill.number}?`}>
      <CancelForm bill={bill} payments={payments} onDone={onClose} />
    </Dialog>
  );
}

type CancelFormProps = { bill: Bill; payments: BillDetails['payments']; onDone: () => void };

function CancelForm({ bill, payments, onDone }: CancelFormProps) {
  const [refundMode, setRefundMode] = useState<RefundMode>('as_paid');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(cancelBill, {
    invalidates: [getBill, listBills, getVisit],
  });
  const { run, pending } = useSingleFlight(async () => {
    if (reason.trim() === '') return setError(M.reasonRequired);
    try {
      const { payments: after } = await mutateAsync({
        params: { id: bill.id },
        body: { reason, refundMode },
      });
      toastPayBack(M.cancelled, after, payments);
      onDone();
    } catch (refused) {
      setError(failedBecause(M.cancelFailed, refused));
    }
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const { totalPaid } = bill.calculated;

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text>
          {totalPaid > 0
            ? `${formatMoney(totalPaid)} is paid back.`
            : 'Nothing has been paid on it.'}
        </Text>
        <TextInput
          label="Reason"
          data-autofocus
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setError(null);
            setReason(value);
          }}
        />
        {totalPaid > 0 && (
          <RefundModeField payments={payments} value={refundMode} onChange={setRefundMode} />
        )}
        <FormMessage error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            Keep it
          </Button>
          <SubmitButton pending={pending} color="red">
            Cancel bill
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
