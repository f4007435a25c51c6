import { Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ComplaintRecord } from '#contract/consultation/complaint-record.ts';
import { formatDateTime } from '#contract/kernel/dates.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import type { useConversation } from '#web/ai/index.ts';
import {
  AiMarkOfTests,
  EnterReportLink,
  LabOrderStatusBadge,
  ViewReportLink,
} from '#web/lab/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import {
  AiMarkOfOrder,
  medicationsOf,
  PharmacyOrderActions,
  PharmacyOrderStatusBadge,
  useOrderSteps,
} from '#web/pharmacy/index.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconCopy, IconPrinter } from '#web/ui/icons.ts';
import { usePrint } from '#web/ui/print/use-print.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { AnswerPaper } from './answer-paper.tsx';
import { ClinicPromptPanel } from './clinic-prompt-panel.tsx';
import { patientText } from './patient-text.ts';
import { previewOf, usePatientHistory } from './use-patient-history.ts';

/** The newest of each kind; the rest stands on pages of their own. */
const SHOWN = 5;

type ContextColumnProps = {
  record: ComplaintRecord;
  visit: QueueEntry | undefined;
  /** Absent for whoever may only read. */
  conversation?: ReturnType<typeof useConversation>;
};

/** What is known beside the complaint: orders, reports, the past, the clinic's prompt. */
export function ContextColumn({ record, visit, conversation }: ContextColumnProps) {
  const history = usePatientHistory(record.patientId);
  const { paper, print } = usePrint<string>();
  const { known } = history;
  const all = visit && known ? patientText({ record, visit, history: known }) : undefined;
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success('Patient details copied.');
    else toast.error('The patient details could not be copied.');
  };
  return (
    <div className="record-context">
      {all !== undefined && (
        <Group gap="xs">
          <Button
            size="compact-md"
            variant="default"
            leftSection={<Icon of={IconCopy} size={16} />}
            onClick={() => void copy(all)}
          >
            Copy all details
          </Button>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<Icon of={IconPrinter} size={16} />}
            onClick={() => print(all)}
          >
            Print all details
          </Button>
          <Button
            component={Link}
            size="compact-md"
            variant="subtle"
            to={pathTo(ADDRESSES.patientRecord, { patientId: record.patientId })}
          >
            Patient record
          </Button>
        </Group>
      )}
      {history.failed && (
        <ErrorState message={QUEUE_MESSAGES.loadHistoryFailed} onRetry={history.retry} />
      )}
      {!known && !history.failed && <Skeleton height={96} />}
      {known && (
        <>
          <PharmacyHistory orders={known.pharmacyOrders} />
          <LabHistory known={known} conversation={conversation} />
          <ComplaintsHistory complaints={known.complaints.filter(({ id }) => id !== record.id)} />
        </>
      )}
      <ClinicPromptPanel />
      {paper && <AnswerPaper title="Patient details" text={paper} />}
    </div>
  );
}

function Panel({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={2} id={id} className="record-label">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Paper>
  );
}

type Known = NonNullable<ReturnType<typeof usePatientHistory>['known']>;

function Rows<Row>({
  rows,
  keyOf,
  children,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0) return <Text c="dimmed">None.</Text>;
  return (
    <ul className="record-rows">
      {rows.slice(0, SHOWN).map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}

function PharmacyHistory({ orders }: { orders: Known['pharmacyOrders'] }) {
  const steps = useOrderSteps();
  return (
    <Panel title="Pharmacy Order History">
      <Rows rows={orders} keyOf={({ id }) => id}>
        {(order) => (
          <>
            <Group gap="xs">
              <Text c="dimmed" size="sm">
                {formatDateTime(order.date)}
              </Text>
              <PharmacyOrderStatusBadge status={order.status} />
            </Group>
            <Text lineClamp={3}>{medicationsOf(order)}</Text>
            <AiMarkOfOrder medications={order.medications} />
            <PharmacyOrderActions order={order} steps={steps} />
          </>
        )}
      </Rows>
    </Panel>
  );
}

/** In the consultation a pending order waits for its sample (specification 2, section 4). */
const CONSULTATION_LABELS: Partial<Record<LabOrderStatus, string>> = { pending: 'Sample Pending' };

const ANALYSE =
  'Please analyse the lab reports of this patient: what is abnormal, what it may mean, what to do next.';

type LabHistoryProps = { known: Known; conversation: ContextColumnProps['conversation'] };

function LabHistory({ known: { labOrders, labReports }, conversation }: LabHistoryProps) {
  // The reports themselves go along as records: what stands in them is never the doctor's own word.
  const analyse = (): void => conversation?.ask({ query: ANALYSE });
  return (
    <Panel
      title="Lab History (Orders and Reports)"
      action={
        conversation &&
        labReports.length > 0 && (
          <Button
            size="compact-md"
            variant="light"
            disabled={conversation.running !== null}
            onClick={analyse}
          >
            Analyse Reports
          </Button>
        )
      }
    >
      <Rows rows={labOrders} keyOf={({ id }) => id}>
        {(order) => (
          <>
            <Group gap="xs">
              <Text c="dimmed" size="sm">
                {formatDateTime(order.createdAt)}
              </Text>
              <LabOrderStatusBadge
                status={order.status}
                label={CONSULTATION_LABELS[order.status]}
              />
            </Group>
            <Text lineClamp={2}>{order.tests.map(({ name }) => name).join(', ')}</Text>
            <AiMarkOfTests tests={order.tests} />
            <Group gap="xs">
              <EnterReportLink order={order} />
              <ViewReportLink order={order} />
            </Group>
          </>
        )}
      </Rows>
      {labReports.length > 0 && (
        <Rows rows={labReports} keyOf={({ reportId }) => reportId}>
          {({ reportCreatedAt, testName, reportFindings }) => (
            <Text size="sm">
              {formatDateTime(reportCreatedAt)} · {testName}: {previewOf(reportFindings)}
            </Text>
          )}
        </Rows>
      )}
    </Panel>
  );
}

function ComplaintsHistory({ complaints }: { complaints: Known['complaints'] }) {
  return (
    <Panel title="Complaints History">
      <Rows rows={complaints} keyOf={({ id }) => id}>
        {({ createdAt, complaint }) => (
          <>
            <Text c="dimmed" size="sm">
              {formatDateTime(createdAt)}
            </Text>
            <Text lineClamp={3} className="record-read">
              {complaint}
            </Text>
          </>
        )}
      </Rows>
    </Panel>
  );
}
