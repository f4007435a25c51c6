import { Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PAYMENT_MODE_LABELS } from '#contract/billing/bill.status.ts';
import type { BillPayment } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import type { Due } from '#contract/dues/due.ts';
import { receivedMeanwhile } from '#contract/dues/dues.messages.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { PaymentForm } from '#web/admissions/index.ts';
import { PayBill, useOpenBill } from '#web/billing/index.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showTime } from '#web/lib/clinic-time.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { subjectText } from './due-text.ts';
import { PayAll } from './pay-all.form.tsx';
import { sumOfDues, useBillsTogether } from './use-bills-together.ts';

type TakePaymentProps = {
  due: Due;
  onClose: () => void;
  /** A payment was recorded here; also closes the window. */
  onPaid: () => void;
};

const SCOPES = ['one', 'all'] as const;
type Scope = (typeof SCOPES)[number];

/**
 * Takes a payment, in part or in full, without leaving the list: of the bill, or of all bills that the patient owes at
 * once.
 */
export function TakePayment({ due, onClose, onPaid }: TakePaymentProps) {
  const bills = useBillsTogether(due);
  const [scope, setScope] = useState<Scope>('one');
  const open = useOpenBill();
  const openBill = () => {
    const { bill_id: id, type, patient } = due;
    open({ id, type, status: 'pending', patient_id: patient.id });
  };
  return (
    <Dialog onClose={onClose} title={`Payment of ${due.patient.name}`}>
      <Stack gap="sm">
        <Text>{subjectText(due)}</Text>
        {(bills.length > 1 || scope === 'all') && (
          <ScopeField due={due} bills={bills} value={scope} onChange={setScope} />
        )}
        {scope === 'all' ? (
          <PayAll bills={bills} patient={due.patient} onClose={onClose} onPaid={onPaid} />
        ) : (
          <Payment due={due} onClose={onClose} onPaid={onPaid} />
        )}
        <Group>
          <Button variant="subtle" onClick={openBill}>
            {`Open bill ${due.number}`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

type ScopeFieldProps = {
  due: Due;
  bills: readonly Due[];
  value: Scope;
  onChange: (scope: Scope) => void;
};

/** The bills that are paid. */
function ScopeField({ due, bills, value, onChange }: ScopeFieldProps) {
  const labels: Record<Scope, string> = {
    one: `Bill ${due.number}`,
    all: `All ${bills.length} bills, oldest first: ${formatMoney(sumOfDues(bills))}`,
  };
  return (
    <Radio.Group
      label="Payment for"
      value={value}
      onChange={(chosen) => onChange(SCOPES.find((one) => one === chosen) ?? 'one')}
    >
      <Stack gap={6} mt={4}>
        {SCOPES.map((one) => (
          <Radio key={one} value={one} label={labels[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Receiver, amount and time of a payment that this window did not report. */
function meanwhileText(payment: BillPayment): string {
  const { amount_paid, received_by, payment_date } = payment;
  const how = [PAYMENT_MODE_LABELS[payment.payment_mode], received_by, showTime(payment_date)];
  return receivedMeanwhile(formatMoney(amount_paid), how.filter(Boolean).join(', '));
}

/**
 * The form of the bill. Its own payment closes the window; another one, such as a colleague's or one whose reply was
 * lost, is shown instead.
 */
function Payment({ due, onClose, onPaid }: TakePaymentProps) {
  const input = { params: { id: due.bill_id } };
  const { data, error, refetch } = useApi(getBill, input, { live: true });
  const [before, setBefore] = useState<readonly string[]>();
  if (data && !before) setBefore(data.payments.map(({ id }) => id));
  const meanwhile = data?.payments.filter(({ id }) => before && !before.includes(id)) ?? [];

  if (error && !data) {
    return <ErrorState message={M.fetchBillFailed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={160} role="status" aria-label="Loading" />;
  const { bill, calculated } = data;
  const news = meanwhile.map((payment) => (
    <AlertBanner key={payment.id} tone="warning">
      {meanwhileText(payment)}
    </AlertBanner>
  ));
  if (bill.status !== 'pending' || calculated.balance === 0) {
    return (
      <>
        {news}
        <Text>{bill.status === 'cancelled' ? M.alreadyCancelled : M.paid}</Text>
        <Button onClick={onClose} autoFocus data-autofocus>
          Done
        </Button>
      </>
    );
  }
  return (
    <>
      {news}
      <Text fw={600} className="ui-tabular">{`${formatMoney(calculated.balance)} is due.`}</Text>
      {bill.type === 'admission' ? (
        <PaymentForm details={data} onPaid={onPaid} />
      ) : (
        <PayBill details={data} payNow={false} onPaid={onPaid} />
      )}
    </>
  );
}
