import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import type { Due } from '#contract/dues/due.ts';
import { listDues } from '#contract/dues/dues.endpoints.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { PaymentForm } from '#web/admissions/index.ts';
import { PayBill, useOpenBill } from '#web/billing/index.ts';
import { invalidate, useApi } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { subjectText } from './due-text.ts';

type TakePaymentProps = { due: Due; onClose: () => void };

/** Takes a payment, in part or in full, without leaving the list. */
export function TakePayment({ due, onClose }: TakePaymentProps) {
  const open = useOpenBill();
  const openBill = () => {
    const { bill_id: id, type, patient } = due;
    open({ id, type, status: 'pending', patient_id: patient.id });
  };
  return (
    <Dialog onClose={onClose} title={`Payment of ${due.patient.name}`}>
      <Stack gap="sm">
        <Text>{subjectText(due)}</Text>
        <Payment due={due} onClose={onClose} />
        <Group>
          <Button variant="subtle" onClick={openBill}>
            {`Open bill ${due.number}`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The form of the bill; a payment that was recorded closes the window. */
function Payment({ due, onClose }: TakePaymentProps) {
  const input = { params: { id: due.bill_id } };
  const { data, error, refetch } = useApi(getBill, input, { live: true });
  const count = data?.payments.length;
  const first = useRef<number | undefined>(undefined);
  const onPaid = useEffectEvent(() => {
    void invalidate(listDues, listBills);
    onClose();
  });
  useEffect(() => {
    if (count === undefined) return;
    first.current ??= count;
    if (count > first.current) onPaid();
  }, [count]);

  if (error && !data) {
    return <ErrorState message={M.fetchBillFailed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={160} role="status" aria-label="Loading" />;
  const { bill, calculated } = data;
  if (bill.status !== 'pending' || calculated.balance === 0) return <Text>{M.paid}</Text>;
  return (
    <>
      <Text fw={600} className="ui-tabular">{`${formatMoney(calculated.balance)} is due.`}</Text>
      {bill.type === 'admission' ? (
        <PaymentForm details={data} />
      ) : (
        <PayBill details={data} payNow={false} />
      )}
    </>
  );
}
