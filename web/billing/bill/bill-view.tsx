import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { BillDetails } from '#contract/billing/bill.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { getBill, listBills } from '#contract/billing/bills.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { useShortcut } from '#web/ui/shortcuts/use-shortcut.ts';
import { useBilledVisit } from '../new-bill/use-billed-visit.ts';
import { PrintBill } from '../paper/print-bill.tsx';
import { BillAgain } from './bill-again.tsx';
import { BillInfo } from './bill-info.tsx';
import { BillItems } from './bill-items.tsx';
import { BillPayments } from './bill-payments.tsx';
import { BillStatusBadge } from './bill-status-badge.tsx';
import { taxesOf } from './bill-tax.ts';
import { BillTotals } from './bill-totals.tsx';
import { CancelBill } from './cancel-bill.tsx';
import { OnlineRefunds } from './online-refunds.tsx';
import { PayBill } from './pay-bill.form.tsx';
import { totalRows } from './total-rows.ts';
import { useNextStep } from './use-next-step.ts';
import { aboveLimitText, waiverText } from './waiver-text.ts';

type BillViewProps = {
  billId: string;
  payNow: boolean;
  /** The bill was just made on this page. */
  isMade: boolean;
};

/** An existing bill: payable while a balance is left, then read-only. */
export function BillView({ billId, payNow, isMade }: BillViewProps) {
  const goBack = useStepBack('/');
  const { data, error, refetch } = useApi(getBill, { params: { id: billId } }, { live: true });
  const message = error?.code === 'invalid_reply' ? M.invalidBill : M.fetchBillFailed;
  return (
    <>
      <PageHeader
        title="Bill Details"
        onBack={goBack}
        aside={data && <BillStatusBadge status={data.bill.status} />}
      />
      {data && <Details details={data} payNow={payNow} isMade={isMade} />}
      {!data && !error && <Skeleton height={280} maw={880} role="status" aria-label="Loading" />}
      {!data && error && (
        <>
          <ErrorState message={message} onRetry={() => void refetch()} />
          <Group justify="center">
            <Button variant="default" onClick={goBack}>
              Go back
            </Button>
          </Group>
        </>
      )}
    </>
  );
}

type DetailsProps = Omit<BillViewProps, 'billId'> & { details: BillDetails };

function Details({ details, payNow, isMade }: DetailsProps) {
  const { bill, payments, calculated, refunds } = details;
  const { Patient: patient } = bill;
  const { queueId: visitId } = bill;
  const { data: visit } = useBilledVisit(visitId);
  const { paying, printing } = useNextStep(details, isMade);
  const waiver = waiverText(bill);
  return (
    <Stack gap="md" maw={880} className="ui-sheet">
      <Title order={2}>{patient.name}</Title>
      <BillInfo
        token={patient.token}
        visit={visit}
        phone={patient.phone}
        labOrderId={bill.labOrderId}
        labToken={bill.labToken}
        facts={[`Bill ${bill.number}`, showDateTime(bill.createdAt), bill.created_by]}
      />
      {bill.cancel_reason && <Text>Cancelled: {bill.cancel_reason}</Text>}
      {waiver && <Text>{waiver}</Text>}
      {bill.discount_above_limit && <Text>{aboveLimitText(bill)}</Text>}
      <BillItems items={bill.items} />
      <BillTotals rows={totalRows(details)} />
      <IncludedTax details={details} />
      {payments.length > 0 && <BillPayments payments={payments} />}
      {refunds && <OnlineRefunds refunds={refunds} />}
      {bill.status === 'pending' && bill.type !== 'admission' && (
        <div ref={paying}>
          <PayBill key={calculated.balance} details={details} payNow={payNow} />
        </div>
      )}
      <Group gap="xs">
        <Button component={Link} to="/" variant={bill.status === 'pending' ? 'default' : 'filled'}>
          Done
        </Button>
        {bill.type === 'consultation' && <NextPatient />}
        <OtherBills patientId={patient.id} />
        <CancelBill details={details} />
        {visit && bill.type === 'consultation' && bill.status === 'cancelled' && (
          <BillAgain visit={visit} />
        )}
      </Group>
      <div ref={printing}>
        <PrintBill details={details} />
      </div>
    </Stack>
  );
}

function IncludedTax({ details }: { details: BillDetails }) {
  const lines = taxesOf(details);
  if (lines.length === 0) return null;
  const tax = paise(lines.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0));
  return (
    <Text c="dimmed" ta="end">
      Includes {formatMoney(tax)} GST
    </Text>
  );
}

/** From a fee taken to the next arrival, without the queue between them. */
function NextPatient() {
  const navigate = useNavigate();
  const isOffered = mayCall(joinQueue, useCurrentUser().role);
  useShortcut('a', {
    description: 'Add a patient to the queue',
    onPress: () => void navigate(ADDRESSES.addPatient),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  return (
    <Button component={Link} to={ADDRESSES.addPatient} variant="default">
      Next patient
    </Button>
  );
}

function OtherBills({ patientId }: { patientId: string }) {
  const { role } = useCurrentUser();
  if (!mayCall(listBills, role)) return null;
  return (
    <Button component={Link} to={pathTo(ADDRESSES.patientBills, { patientId })} variant="default">
      All bills of the patient
    </Button>
  );
}
