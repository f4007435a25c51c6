import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import {
  AiMarkOfTests,
  EnterReportLink,
  LabOrderStatusBadge,
  ViewReportLink,
} from '#web/lab/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { AiMarkOfOrder, medicationsOf, PharmacyOrderStatusBadge } from '#web/pharmacy/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { previewOf, usePatientHistory } from './use-patient-history.ts';

/** Of each kind the newest; the rest stands on the page that its heading leads to. */
const SHOWN = 5;

type PatientHistoryProps = {
  patientId: string;
  /** Its complaint stands above and is no history yet. */
  currentVisitId: string | undefined;
};

/** What was before: complaints, lab orders and reports, pharmacy orders (specification 1, section 2). */
export function PatientHistory({ patientId, currentVisitId }: PatientHistoryProps) {
  const history = usePatientHistory(patientId);
  if (history.failed) {
    return <ErrorState message={QUEUE_MESSAGES.loadHistoryFailed} onRetry={history.retry} />;
  }
  if (!history.known) return <Skeleton height={96} mt="md" />;

  const { complaints, pharmacyOrders, labOrders, labReports } = history.known;
  const past = complaints.filter(({ id }) => id !== currentVisitId);
  const count = past.length + pharmacyOrders.length + labOrders.length + labReports.length;
  if (count === 0) {
    return (
      <Text c="dimmed" mt="md">
        {QUEUE_MESSAGES.noHistory}
      </Text>
    );
  }
  const params = { patientId };
  return (
    <div className="doctor-history">
      <Kind
        title="Complaints"
        all={pathTo(ADDRESSES.patientComplaints, params)}
        allLabel="Past Complaints"
        rows={past}
      >
        {({ createdAt, complaint }) => (
          <>
            <Text c="dimmed">{formatDateTime(createdAt)}</Text>
            <Text lineClamp={3} className="doctor-text">
              {complaint}
            </Text>
          </>
        )}
      </Kind>
      <Kind
        title="Lab orders"
        all={pathTo(ADDRESSES.patientLabReports, params)}
        allLabel="All lab orders"
        rows={labOrders}
      >
        {(order) => (
          <>
            <Group gap="xs">
              <Text c="dimmed">{formatDateTime(order.createdAt)}</Text>
              <LabOrderStatusBadge status={order.status} />
            </Group>
            <Text lineClamp={2}>{order.tests.map(({ name }) => name).join(', ')}</Text>
            <AiMarkOfTests tests={order.tests} />
            <Group gap="xs">
              <EnterReportLink order={order} />
              <ViewReportLink order={order} />
            </Group>
          </>
        )}
      </Kind>
      <Kind title="Lab reports" rows={labReports}>
        {({ reportCreatedAt, testName, reportFindings }) => (
          <>
            <Text c="dimmed">{formatDateTime(reportCreatedAt)}</Text>
            <Text>
              {testName}: {previewOf(reportFindings)}
            </Text>
          </>
        )}
      </Kind>
      <Kind
        title="Pharmacy orders"
        all={pathTo(ADDRESSES.patientPharmacyOrders, params)}
        allLabel="All pharmacy orders"
        rows={pharmacyOrders}
      >
        {(order) => (
          <>
            <Group gap="xs">
              <Text c="dimmed">{formatDateTime(order.date)}</Text>
              <PharmacyOrderStatusBadge status={order.status} />
            </Group>
            <Text lineClamp={3}>{medicationsOf(order)}</Text>
            <AiMarkOfOrder medications={order.medications} />
          </>
        )}
      </Kind>
    </div>
  );
}

type KindProps<Row> = {
  title: string;
  /** The page that has all of them. */
  all?: string;
  allLabel?: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
};

function Kind<Row extends { id: string }>({
  title,
  all,
  allLabel,
  rows,
  children,
}: KindProps<Row>) {
  return (
    <section>
      <Group justify="space-between" gap="xs">
        <Title order={3}>{title}</Title>
        {all && rows.length > 0 && (
          <Button component={Link} to={all} variant="subtle" size="compact-sm">
            {allLabel}
          </Button>
        )}
      </Group>
      {rows.length === 0 && <Text c="dimmed">None.</Text>}
      <Stack component="ul" gap="xs" className="doctor-history-rows">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </Stack>
    </section>
  );
}
