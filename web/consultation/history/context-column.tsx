import { Button, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { type ReactNode, Suspense, use, useId } from 'react';
import { Link } from 'react-router';
import type { VisitNote } from '#contract/consultation/visit-note.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listPastVisits } from '#contract/visit-sheet/repeat/past-visit.endpoints.ts';
import { listPatientVitals } from '#contract/vitals/vitals.endpoints.ts';
import type { useConversation } from '#web/ai/index.ts';
import { LazyPatientTrends } from '#web/lab/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PharmacyOrderActions, useOrderSteps } from '#web/pharmacy/index.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { usePrint } from '#web/ui/print/use-print.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconCopy, IconPrinter } from '#web/ui/theme/icons.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { PatientVitals } from '#web/vitals/index.ts';
import { ClinicPromptPanel } from '../assistant/clinic-prompt-panel.tsx';
import { ShowPart } from '../note/note-tabs.tsx';
import { ComplaintRows, LabOrderRows, LabReportRows, PharmacyOrderRows } from './history-rows.tsx';
import { detailsText, type PatientDetails, patientDetails } from './patient-details.ts';
import { PatientDetailsPaper } from './patient-details-paper.tsx';
import { usePatientHistory } from './use-patient-history.ts';

const LastVisits = lazyPart(() =>
  import('#web/visit-sheet/index.ts').then((module) => module.LastVisits),
);

type ContextColumnProps = {
  note: VisitNote;
  visit: Visit | undefined;
  /** Absent for a read-only person. */
  conversation?: ReturnType<typeof useConversation>;
};

/** The context of the complaint: orders, reports, history, the clinic's prompt. */
export function ContextColumn({ note, visit, conversation }: ContextColumnProps) {
  const { role } = useCurrentUser();
  const history = usePatientHistory(note.patientId, { withSheets: true });
  const { paper, print } = usePrint<PatientDetails>();
  const { known } = history;
  const showPart = use(ShowPart);
  const all = visit && known ? { note, visit, history: known } : undefined;
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success('Patient details copied.');
    else toast.error('The patient details could not be copied.');
  };
  return (
    <div className="note-context">
      {all !== undefined && (
        <Group gap="xs">
          <Button
            size="compact-md"
            variant="default"
            leftSection={<Icon of={IconCopy} size={16} />}
            onClick={() => void copy(detailsText(patientDetails(all)))}
          >
            Copy all details
          </Button>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<Icon of={IconPrinter} size={16} />}
            onClick={() => print(patientDetails(all, { isPrinted: true }))}
          >
            Print all details
          </Button>
          <Button
            component={Link}
            size="compact-md"
            variant="subtle"
            to={pathTo(ADDRESSES.patientRecord, { patientId: note.patientId })}
          >
            Patient record
          </Button>
        </Group>
      )}
      {history.failed && (
        <ErrorState message={QUEUE_MESSAGES.loadHistoryFailed} onRetry={history.retry} />
      )}
      {!known && !history.failed && <Skeleton height={96} />}
      {mayCall(listPatientVitals, role) && (
        <Panel title="Vitals">
          <PatientVitals patientId={note.patientId} />
        </Panel>
      )}
      {mayCall(listPastVisits, role) && (
        <Panel title="Last visits">
          <Suspense fallback={<Skeleton height={60} />}>
            <LastVisits
              patientId={note.patientId}
              visitId={conversation ? note.visitId : null}
              onRepeat={() => showPart('sheet')}
            />
          </Suspense>
        </Panel>
      )}
      {known && (
        <>
          <PharmacyHistory orders={known.pharmacyOrders} />
          <LabHistory patientId={note.patientId} known={known} conversation={conversation} />
          <Panel title="Complaints History">
            <ComplaintRows complaints={known.complaints.filter(({ id }) => id !== note.id)} />
          </Panel>
        </>
      )}
      <ClinicPromptPanel />
      {paper && <PatientDetailsPaper details={paper} />}
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
        <Title order={2} id={id} className="note-label">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Paper>
  );
}

type Known = NonNullable<ReturnType<typeof usePatientHistory>['known']>;

function PharmacyHistory({ orders }: { orders: Known['pharmacyOrders'] }) {
  const steps = useOrderSteps();
  return (
    <Panel title="Pharmacy Order History">
      <PharmacyOrderRows
        orders={orders}
        actionsOf={(order) => <PharmacyOrderActions order={order} steps={steps} />}
      />
    </Panel>
  );
}

/**
 * In the consultation, a pending order is labelled as awaiting its sample (specification 2, section 4). Elsewhere the
 * words are the label of a billed one, which may change without this.
 */
const CONSULTATION_LABELS: Partial<Record<LabOrderStatus, string>> = {
  pending: 'Sample Pending',
};

const ANALYSE =
  'Please analyse the lab reports of this patient: what is abnormal, what it may mean, what to do next.';

type LabHistoryProps = {
  patientId: string;
  known: Known;
  conversation: ContextColumnProps['conversation'];
};

function LabHistory({ patientId, known, conversation }: LabHistoryProps) {
  const { labOrders, labReports } = known;
  // The reports are sent as records, so that their text is never taken for the doctor's own words.
  const analyse = (): void => conversation?.ask({ query: ANALYSE, origin: 'reports' });
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
      <Stack gap="sm">
        <LabOrderRows orders={labOrders} labels={CONSULTATION_LABELS} />
        {labReports.length > 0 && <LabReportRows reports={labReports} />}
        {labReports.length > 1 && (
          <Suspense fallback={null}>
            <LazyPatientTrends patientId={patientId} />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}
