import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { ComplaintRows, LabOrderRows, LabReportRows, PharmacyOrderRows } from './history-rows.tsx';
import { usePatientHistory } from './use-patient-history.ts';

type PatientHistoryProps = {
  patientId: string;
  /** The current complaint is shown above and left out of the history. */
  currentVisitId: string | undefined;
};

/** The history: complaints, lab orders and reports, pharmacy orders (specification 1, section 2). */
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
        all={past.length > 0 && pathTo(ADDRESSES.patientComplaints, params)}
        allLabel="Past Complaints"
      >
        <ComplaintRows complaints={past} />
      </Kind>
      <Kind
        title="Lab orders"
        all={labOrders.length > 0 && pathTo(ADDRESSES.patientLabReports, params)}
        allLabel="All lab orders"
      >
        <LabOrderRows orders={labOrders} />
      </Kind>
      <Kind title="Lab reports">
        <LabReportRows reports={labReports} />
      </Kind>
      <Kind
        title="Pharmacy orders"
        all={pharmacyOrders.length > 0 && pathTo(ADDRESSES.patientPharmacyOrders, params)}
        allLabel="All pharmacy orders"
      >
        <PharmacyOrderRows orders={pharmacyOrders} />
      </Kind>
    </div>
  );
}

type KindProps = {
  title: string;
  /** The page that lists all of them. */
  all?: string | false;
  allLabel?: string;
  children: ReactNode;
};

function Kind({ title, all, allLabel, children }: KindProps) {
  return (
    <section>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={3}>{title}</Title>
        {all && (
          <Button component={Link} to={all} variant="subtle" size="compact-sm">
            {allLabel}
          </Button>
        )}
      </Group>
      {children}
    </section>
  );
}
