import { Button, List, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { COUNTER_MODES } from '#contract/billing/bill.status.ts';
import { BILLING_MESSAGES } from '#contract/billing/billing.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import type { Due } from '#contract/dues/due.ts';
import { listDues, payDues } from '#contract/dues/dues.endpoints.ts';
import { DUES_MESSAGES as M, receivedOnBills } from '#contract/dues/dues.messages.ts';
import { splitPayment } from '#contract/dues/split-payment.rules.ts';
import {
  amountText,
  formatMoney,
  inRupees,
  type Paise,
  paise,
} from '#contract/kernel/numbers/money.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import {
  amountOf,
  type CounterMode,
  PaymentModeField,
  referenceOf,
  UpiFields,
} from '#web/billing/index.ts';
import { failedBecause } from '#web/lib/api/said-or.ts';
import { invalidate, useApiMutation } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { sumOfDues } from './use-bills-together.ts';

type PayAllProps = {
  /** Oldest first. */
  bills: readonly Due[];
  patient: Due['patient'];
  onClose: () => void;
  onPaid: () => void;
};

type Payment = {
  readonly amount: Paise;
  readonly mode: CounterMode;
  readonly reference: string | null;
};

/** Records one amount on the bills. Returns the error, or null. */
function usePayDues({ id }: Due['patient']) {
  const { mutateAsync } = useApiMutation(payDues, { invalidates: [listBills, getBill] });
  return async ({ amount, mode, reference }: Payment): Promise<string | null> => {
    const body = {
      ...{ amount_paid: inRupees(amount), payment_mode: mode },
      ...(reference && { reference }),
    };
    try {
      const { payments } = await mutateAsync({ params: { id }, body });
      toast.success(receivedOnBills(formatMoney(amount), payments.length));
      return null;
    } catch (refused) {
      await invalidate(listDues);
      return failedBecause(BILLING_MESSAGES.paymentFailed, refused);
    }
  };
}

/** Takes one amount for all open bills of a patient, the oldest first, and shows what each of them gets. */
export function PayAll({ bills, patient, onClose, onPaid }: PayAllProps) {
  const owed = sumOfDues(bills);
  // What was due when the form opened: a bill that a colleague makes meanwhile was not paid with it.
  const [text, setText] = useState(() => amountText(owed));
  const [mode, setMode] = useState<CounterMode>('cash');
  const [typedReference, setReference] = useState('');
  const [error, setError] = useState<string | null>(null);
  const record = usePayDues(patient);
  const amount = amountOf(text);
  const isTooMuch = amount !== null && amount > owed;
  const reference = referenceOf({ mode, reference: typedReference });
  const { run, pending } = useSingleFlight(async () => {
    if (amount === null) return setError(BILLING_MESSAGES.invalidPayment);
    if (reference === undefined) return setError(BILLING_MESSAGES.invalidReference);
    setError(null);
    const problem = await record({ amount, mode, reference });
    if (problem) return setError(problem);
    onPaid();
    await keepPending();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };

  if (bills.length === 0) return <NothingDue error={error} onClose={onClose} />;
  return (
    <form onSubmit={submit} noValidate aria-label="Record payment of all bills">
      <Stack gap="sm" maw={360}>
        <NumberField
          label="Payment amount (₹)"
          onFocus={({ currentTarget }) => currentTarget.select()}
          value={text}
          error={isTooMuch && BILLING_MESSAGES.paymentAboveBalance}
          onChange={({ currentTarget }) => {
            setError(null);
            setText(currentTarget.value);
          }}
        />
        <Parts bills={bills} amount={isTooMuch || amount === null ? paise(0) : amount} />
        <PaymentModeField modes={COUNTER_MODES} value={mode} onChange={setMode} />
        {mode === 'upi' && (
          <UpiFields
            amount={isTooMuch || amount === null ? owed : amount}
            note={`Dues of ${patientNo(patient.token)}`}
            value={typedReference}
            error={reference === undefined && BILLING_MESSAGES.invalidReference}
            onChange={setReference}
          />
        )}
        <FormMessage error={error} />
        <SubmitButton pending={pending} disabled={isTooMuch || text === ''}>
          {amount === null || isTooMuch ? 'Record payment' : `Receive ${formatMoney(amount)}`}
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** The bills were paid meanwhile: by a colleague, or here by a payment whose reply was lost. */
function NothingDue({ error, onClose }: { error: string | null; onClose: () => void }) {
  return (
    <>
      <FormMessage error={error} />
      <Text role="status">{M.nothingToPay}</Text>
      <Button onClick={onClose} autoFocus data-autofocus>
        Done
      </Button>
    </>
  );
}

/** The part of each bill: `Bill 2026-27/000042: ₹120.00 of ₹500.00`. */
function Parts({ bills, amount }: { bills: readonly Due[]; amount: Paise }) {
  return (
    <List aria-label="What each bill gets" size="sm" className="ui-tabular">
      {splitPayment(amount, bills).map(({ bill, part }) => (
        <List.Item key={bill.bill_id}>
          {`Bill ${bill.number}: ${formatMoney(part)}`}
          {part < bill.balance && ` of ${formatMoney(bill.balance)}`}
        </List.Item>
      ))}
    </List>
  );
}
