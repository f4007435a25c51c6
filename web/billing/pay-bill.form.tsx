import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DESK_MODES } from '#contract/billing/bill.status.ts';
import { type BillDetails, RecordPaymentBody } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill, listBills, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { formatMoney, type Paise } from '#contract/kernel/money.ts';
import { ApiError, serverMessage } from '#web/lib/api-error.ts';
import { invalidate, putReply, useApiMutation } from '#web/lib/use-api.ts';
import { FormMessage } from '#web/ui/form-message.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { PaymentModeField } from './payment-mode-field.tsx';

type PayBillProps = { details: BillDetails };
type DeskMode = (typeof DESK_MODES)[number];

const Amount = RecordPaymentBody.shape.amount_paid;

/** Paise of what was typed, or null when it is no positive amount. */
function amountOf(text: string): Paise | null {
  return text.trim() === '' ? null : (Amount.safeParse(Number(text)).data ?? null);
}

/**
 * Takes a part payment, or all of what is left. The first proposes the whole; after it the field is
 * empty and the button dead, so that the second click of a double click does not pay the rest.
 */
export function PayBill({ details }: PayBillProps) {
  const {
    bill: { id: billId },
    payments,
    calculated: { balance },
  } = details;
  const [text, setText] = useState(payments.length === 0 ? (balance / 100).toFixed(2) : '');
  const [mode, setMode] = useState<DeskMode>('cash');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(recordPayment, { invalidates: [listBills] });
  const amount = amountOf(text);
  const isTooMuch = amount !== null && amount > balance;

  const { run, pending } = useSingleFlight(async () => {
    if (amount === null) return setError(M.invalidPayment);
    setError(null);
    try {
      const body = { amount_paid: amount / 100, payment_mode: mode };
      const { payment, bill, calculated } = await mutateAsync({ params: { id: billId }, body });
      toast.success(bill.status === 'paid' ? M.paid : M.paymentRecorded);
      putReply(
        getBill,
        { params: { id: billId } },
        {
          bill,
          payments: [...payments.filter(({ id }) => id !== payment.id), payment],
          calculated,
        },
      );
    } catch (refused) {
      const said = refused instanceof ApiError && serverMessage(refused.body);
      setError(said ? `${M.paymentFailed}: ${said}` : M.paymentFailed);
      await invalidate(getBill);
      return;
    }
    // Pending until the new balance is drawn, with a form of its own.
    await new Promise(() => undefined);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Record payment">
      <Stack gap="sm" maw={360}>
        <TextInput
          label="Payment amount (₹)"
          inputMode="decimal"
          autoComplete="off"
          placeholder={(balance / 100).toFixed(2)}
          value={text}
          error={isTooMuch && M.paymentAboveBalance}
          onChange={({ currentTarget: { value } }) => {
            setError(null);
            setText(value);
          }}
        />
        <PaymentModeField modes={DESK_MODES} value={mode} onChange={setMode} />
        <FormMessage error={error} />
        <SubmitButton pending={pending} disabled={isTooMuch || text === ''}>
          {amount === null || isTooMuch ? 'Record payment' : `Receive ${formatMoney(amount)}`}
        </SubmitButton>
      </Stack>
    </form>
  );
}
