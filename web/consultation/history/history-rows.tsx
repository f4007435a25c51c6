import { showDateTime } from '#web/lib/clinic-time.ts';
import './history-rows.css';
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import type { LabOrder, LabReportSummary } from '#contract/lab/lab-order.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { VisitAddenda } from '#web/addenda/index.ts';
import {
  AbnormalResults,
  AiMarkOfTests,
  EnterReportLink,
  LabOrderStanding,
  ViewReportLink,
} from '#web/lab/index.ts';
import { AiMarkOfOrder, medicationsOf, PharmacyOrderStanding } from '#web/pharmacy/index.ts';
import { previewOf } from './use-patient-history.ts';

/** The number of newest entries of each kind; a link leads to all of them. */
const SHOWN = 5;

type HistoryRowsProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

function HistoryRows<Row>({ rows, keyOf, children }: HistoryRowsProps<Row>) {
  const [hasAll, setAll] = useState(false);
  if (rows.length === 0) return <Text c="dimmed">None.</Text>;
  return (
    <>
      <ul className="history-rows">
        {(hasAll ? rows : rows.slice(0, SHOWN)).map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={hasAll}
          onClick={() => setAll(!hasAll)}
        >
          {hasAll ? `Show the newest ${SHOWN}` : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

/** The date and the status. */
function When({ at, children }: { at: string; children?: ReactNode }) {
  return (
    <Group gap="xs">
      <Text c="dimmed" size="sm">
        {showDateTime(at)}
      </Text>
      {children}
    </Group>
  );
}

/** The newest complaints of a patient. */
export function ComplaintRows({ complaints }: { complaints: readonly PastComplaint[] }) {
  return (
    <HistoryRows rows={complaints} keyOf={({ id }) => id}>
      {({ createdAt, complaint, patientId, visitId }) => (
        <>
          <When at={createdAt} />
          <Text lineClamp={3} className="history-text">
            {complaint}
          </Text>
          {visitId && <VisitAddenda patientId={patientId} visitId={visitId} />}
        </>
      )}
    </HistoryRows>
  );
}

type PharmacyOrderRowsProps = {
  orders: readonly PharmacyOrder[];
  /** The actions of each order. */
  actionsOf?: (order: PharmacyOrder) => ReactNode;
};

/** The newest pharmacy orders of a patient. */
export function PharmacyOrderRows({ orders, actionsOf }: PharmacyOrderRowsProps) {
  return (
    <HistoryRows rows={orders} keyOf={({ id }) => id}>
      {(order) => (
        <>
          <When at={order.date}>
            <PharmacyOrderStanding order={order} />
          </When>
          <Text lineClamp={3} className="history-text">
            {medicationsOf(order)}
          </Text>
          <AiMarkOfOrder medications={order.medications} />
          {actionsOf?.(order)}
        </>
      )}
    </HistoryRows>
  );
}

type LabOrderRowsProps = {
  orders: readonly LabOrder[];
  /** Screen-specific names of statuses. */
  labels?: Partial<Record<LabOrderStatus, string>>;
};

/** The newest lab orders of a patient, with links to their reports. */
export function LabOrderRows({ orders, labels = {} }: LabOrderRowsProps) {
  return (
    <HistoryRows rows={orders} keyOf={({ id }) => id}>
      {(order) => (
        <>
          <When at={order.createdAt}>
            <LabOrderStanding order={order} label={labels[order.status]} />
          </When>
          <Text lineClamp={2}>{order.tests.map(({ name }) => name).join(', ')}</Text>
          <AiMarkOfTests tests={order.tests} />
          <Group gap="xs">
            <EnterReportLink order={order} />
            <ViewReportLink order={order} />
          </Group>
        </>
      )}
    </HistoryRows>
  );
}

/** The findings of the newest reports of a patient, truncated. */
export function LabReportRows({ reports }: { reports: readonly LabReportSummary[] }) {
  return (
    <HistoryRows rows={reports} keyOf={({ reportId }) => reportId}>
      {({ reportCreatedAt, testName, reportFindings, abnormal }) => (
        <>
          <When at={reportCreatedAt} />
          <Text>
            {testName}: {previewOf(reportFindings)}
          </Text>
          <AbnormalResults abnormal={abnormal} />
        </>
      )}
    </HistoryRows>
  );
}
