import { Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PaymentMode } from '#contract/billing/bill.status.ts';
import type { BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill, listBills, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { upiReference } from '#contract/billing/upi.rules.ts';
import { amountText, formatMoney, inRupees, type Paise } from '#contract/kernel/numbers/money.ts';
import { failedBecause } from '#web/lib/api/said-or.ts';
import { invalidate, putReply, useApiMutation } from '#web/lib/api/use-api.ts';
import { payOnline, useCheckout, usePaymentModes } from '#web/payments/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { UpiFields } from '../upi/upi-fields.tsx';
import { amountOf, type CounterMode, referenceOf } from './bill-settlement.ts';
import { PaymentModeField } from './payment-mode-field.tsx';

type PayBillProps = {
  details: BillDetails;
  /** The bill was created to be paid online: the checkout opens automatically. */
  payNow: boolean;
  /** Given where a payment is taken at the counter: the amount has the focus, and no mode is preset to online. */
  onPaid?: () => void;
};
type CounterPayment = {
  readonly amount: Paise;
  readonly mode: CounterMode;
  readonly reference: string | null;
};

/** Records a payment at the counter. Returns the error, or null. */
function useCounterPayment(details: BillDetails) {
  const { payments } = details;
  const { id: billId } = details.bill;
  const { mutateAsync } = useApiMutation(recordPayment, { invalidates: [listBills] });
  return async (payment: CounterPayment): Promise<string | null> => {
    const { amount, mode, reference } = payment;
    try {
      const body = {
        ...{ amount_paid: inRupees(amount), payment_mode: mode },
        ...(reference && { reference }),
      };
      const {
        payment: made,
        bill,
        calculated,
      } = await mutateAsync({ params: { id: billId }, body });
      toast.success(bill.status === 'paid' ? M.paid : M.paymentRecorded);
      const known = payments.filter(({ id }) => id !== made.id);
      const now = { ...details, bill, payments: [...known, made], calculated };
      putReply(getBill, { params: { id: billId } }, now);
      return null;
    } catch (refused) {
      await invalidate(getBill);
      return failedBecause(M.paymentFailed, refused);
    }
  };
}

function receiveText(amount: Paise | null): string {
  return amount === null ? 'Record payment' : `Receive ${formatMoney(amount)}`;
}

/** Starts the payment that the link asked for, once: after a reload no window opens. */
function useBeginning(payNow: boolean, begin: () => void): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const onBegin = useEffectEvent(() => {
    void navigate('.', { replace: true, state: { ...state, payNow: false } });
    begin();
  });
  useEffect(() => {
    if (payNow) onBegin();
  }, [payNow]);
}

/**
 * Takes a part payment or the whole balance; online, always the whole balance. The first payment is prefilled with the
 * total. After it the field is empty and the button disabled, so a double click does not pay the rest.
 */
export function PayBill({ details, payNow, onPaid }: PayBillProps) {
  const { bill, payments } = details;
  const { balance } = details.calculated;
  const modes = usePaymentModes();
  const [text, setText] = useState(payments.length === 0 ? amountText(balance) : '');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PaymentMode | null>(null);
  const [error, setError] = useState<string | null>(null);
  const recordAtCounter = useCounterPayment(details);
  const checkout = useCheckout();
  const preset = onPaid && bill.payment_mode === 'online' ? 'cash' : bill.payment_mode;
  const mode = modes.find((one) => one === (chosen ?? preset)) ?? 'cash';
  const isOnline = mode === 'online';
  const reference = referenceOf({ mode, reference: typed });
  const amount = amountOf(text);
  const isTooMuch = amount !== null && amount > balance;

  const { run, pending } = useSingleFlight(async (by: PaymentMode) => {
    if (by !== 'online' && amount === null) return setError(M.invalidPayment);
    if (reference === undefined) return setError(M.invalidReference);
    setError(null);
    const problem =
      by === 'online' || amount === null
        ? await payOnline(bill, checkout.open)
        : await recordAtCounter({ amount, mode: by, reference });
    if (problem) return setError(problem);
    onPaid?.();
    // Pending until the new balance is shown, with a form of its own.
    await keepPending();
  });
  useBeginning(payNow, () => void run('online'));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(mode);
  };
  const edit = (change: () => void): void => {
    setError(null);
    change();
  };
  const receive = receiveText(isTooMuch ? null : amount);

  return (
    <>
      <form onSubmit={submit} noValidate aria-label="Record payment">
        <Stack gap="sm" maw={360}>
          {isOnline ? (
            <Text>The whole balance is paid online: {formatMoney(balance)}.</Text>
          ) : (
            <AmountField
              balance={balance}
              isFirst={onPaid !== undefined}
              value={text}
              error={isTooMuch && M.paymentAboveBalance}
              onChange={(value) => edit(() => setText(value))}
            />
          )}
          <PaymentModeField
            modes={modes}
            value={mode}
            onChange={(one) => edit(() => setChosen(one))}
          />
          {mode === 'upi' && (
            <UpiOfPayment
              details={details}
              amount={amount}
              value={typed}
              onChange={(value) => edit(() => setTyped(value))}
            />
          )}
          <FormMessage error={error} />
          <SubmitButton pending={pending} disabled={!isOnline && (isTooMuch || text === '')}>
            {isOnline ? `Pay online: ${formatMoney(balance)}` : receive}
          </SubmitButton>
        </Stack>
      </form>
      {checkout.window}
    </>
  );
}

type AmountFieldProps = {
  balance: Paise;
  /** It has the focus when the form opens. */
  isFirst: boolean;
  value: string;
  error: string | false;
  onChange: (value: string) => void;
};

function AmountField({ balance, isFirst, value, error, onChange }: AmountFieldProps) {
  return (
    <NumberField
      label="Payment amount (₹)"
      placeholder={amountText(balance)}
      autoFocus={isFirst}
      data-autofocus={isFirst || undefined}
      // A part is typed over the whole.
      onFocus={({ currentTarget }) => currentTarget.select()}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type UpiOfPaymentProps = {
  details: BillDetails;
  /** The typed amount; the balance is shown for one that cannot be paid. */
  amount: Paise | null;
  value: string;
  onChange: (reference: string) => void;
};

function UpiOfPayment({ details, amount, value, onChange }: UpiOfPaymentProps) {
  const { bill, payments, calculated } = details;
  const isPayable = amount !== null && amount <= calculated.balance;
  return (
    <UpiFields
      amount={isPayable ? amount : calculated.balance}
      note={`Bill ${bill.number}`}
      reference={upiReference(bill.number, payments.length)}
      value={value}
      error={referenceOf({ mode: 'upi', reference: value }) === undefined && M.invalidReference}
      onChange={onChange}
    />
  );
}
