import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Admission } from '#contract/admissions/admission.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { bedText } from '#contract/admissions/bed-text.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { admissionBillPath, summaryPath } from './admission-links.ts';
import { StayBillBadge } from './bill/stay-bill-badge.tsx';

const COLUMNS: readonly Column<Admission>[] = [
  {
    key: 'admitted',
    header: 'Admitted',
    cell: ({ admission_date, reason, bed, doctor }) => (
      <>
        <span className="ui-tabular">{showDateTime(admission_date)}</span>
        {reason && (
          <Text c="dimmed" size="sm" fw={400}>
            {reason}
          </Text>
        )}
        {(bed || doctor) && (
          <Text c="dimmed" size="sm" fw={400}>
            {[bed && bedText(bed), doctor?.name].filter(Boolean).join(' · ')}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'discharged',
    header: 'Discharged',
    cell: ({ discharge_date }) => (
      <span className="ui-tabular">{discharge_date ? showDateTime(discharge_date) : '–'}</span>
    ),
  },
  { key: 'days', header: 'Days', numeric: true, cell: ({ calculated }) => calculated.daysStayed },
  {
    key: 'due',
    header: 'Total due',
    numeric: true,
    cell: ({ calculated }) => formatMoney(calculated.totalDue),
  },
  {
    key: 'paid',
    header: 'Total paid',
    numeric: true,
    cell: ({ calculated }) => formatMoney(calculated.totalPaid),
  },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ calculated }) => formatMoney(calculated.balance),
  },
  {
    key: 'status',
    header: 'Bill',
    cell: ({ bill_status }) => <StayBillBadge status={bill_status} />,
  },
  {
    key: 'open',
    header: 'Open the bill',
    hideHeader: true,
    cell: ({ patient_id, bill_id, admission_date }) => (
      <Anchor
        component={Link}
        to={admissionBillPath(patient_id, bill_id)}
        aria-label={`View bill of the admission of ${showDateTime(admission_date)}`}
      >
        View bill
      </Anchor>
    ),
  },
  {
    key: 'summary',
    header: 'Open the discharge summary',
    hideHeader: true,
    cell: ({ id, patient_id, admission_date }) => (
      <Anchor
        component={Link}
        to={summaryPath(patient_id, id)}
        aria-label={`Discharge summary of the admission of ${showDateTime(admission_date)}`}
      >
        Summary
      </Anchor>
    ),
  },
];

type StayListProps = {
  stays: readonly Admission[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

/** The patient's admissions, newest first. */
export function StayList({ stays, failed, onRetry }: StayListProps) {
  return (
    <section aria-labelledby="admissions">
      <Title order={2} id="admissions" mb="xs">
        Admissions
      </Title>
      <DataTable
        label="Admissions"
        columns={COLUMNS}
        rows={stays}
        rowKey={({ id }) => id}
        empty={{
          title: M.noStays,
          text: 'An admission is listed here with its bill and its summary.',
        }}
        error={failed ? M.loadStaysFailed : undefined}
        onRetry={onRetry}
        skeletonRows={2}
      />
    </section>
  );
}
