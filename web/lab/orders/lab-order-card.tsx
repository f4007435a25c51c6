import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, useId } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { LAB_MESSAGES as M } from '#contract/lab/lab.messages.ts';
import type { LabOrder, LabReportSummary } from '#contract/lab/lab-order.ts';
import { overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { callText } from '../critical-calls/call-text.ts';
import type { OrderEditing } from '../editing/use-edited-order.ts';
import { useLeftEdit } from '../editing/use-left-edit.ts';
import type { ReportAddress } from '../reports/report-links.tsx';
import { AbnormalResults } from '../results/abnormal-results.tsx';
import { AiMarkOfTests } from './ai-mark-of-tests.tsx';
import { LabOrderActions, type LabOrderWork } from './lab-order-actions.tsx';
import { LabOrderStanding } from './lab-order-standing.tsx';
import { useDeleteLabOrder, useDeleteLabReport } from './use-delete-lab.ts';

const loadForm = () =>
  import('./edit-lab-order.form.tsx').then((module) => module.EditLabOrderForm);
const EditLabOrderForm = lazyPart(loadForm, NotLoaded);
/** Preloaded when the button is about to be pressed. */
const readAhead = (): void => void loadForm().catch(() => undefined);

type LabOrderCardProps = {
  order: LabOrder;
  report: LabReportSummary | undefined;
  work: LabOrderWork;
  editing: OrderEditing;
  /** Replaces its number, date and time. */
  title?: string;
  reportAddress?: ReportAddress;
};

/** One order of a patient: its tests, status, findings, and actions. */
export function LabOrderCard(props: LabOrderCardProps) {
  const { order, report, editing } = props;
  const titleId = useId();
  const isLeft = useLeftEdit(order, editing);
  const { serialNumber, createdAt, lab_token_number: token, tests } = order;
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={titleId}>
      <Group gap="xs">
        <Title order={3} id={titleId} className="ui-tabular">
          {props.title ?? `${serialNumber}. ${showDateTime(createdAt)}`}
        </Title>
        <LabOrderStanding order={order} />
        <Text c="dimmed">Lab token {token}</Text>
      </Group>
      {editing.isEdited ? (
        <EditLabOrderForm
          order={order}
          autoFocus={!editing.isReopened}
          onClose={() => editing.onEdit(false)}
        />
      ) : (
        <>
          <Text fw={600}>{tests.map(({ name }) => name).join(', ') || M.noTestsYet}</Text>
          <AiMarkOfTests tests={tests} />
          {report && <AbnormalResults {...report} />}
          {report && (
            <Text style={{ overflowWrap: 'anywhere' }}>
              <Text span c="dimmed">
                {showDateTime(report.reportCreatedAt)}:{' '}
              </Text>
              {report.reportFindings}
            </Text>
          )}
          {report?.criticalCalls?.map((call) => (
            <Text key={call.id} size="sm">
              {callText(call)}
            </Text>
          ))}
          {isLeft && (
            <Text size="sm" fw={500}>
              {M.editLeft}
            </Text>
          )}
          <CardActions {...props} />
        </>
      )}
    </Paper>
  );
}

function CardActions({ order, report, work, editing, reportAddress }: LabOrderCardProps) {
  const { role } = useCurrentUser();
  const deletion = useDeleteLabOrder();
  const reportDeletion = useDeleteLabReport();
  const small = { size: 'compact-md', variant: 'subtle' } as const;
  return (
    <Group gap="xs" mt="xs" justify="flex-end">
      {mayCall(overrideLabOrder, role) && (
        <Button
          {...small}
          onMouseEnter={readAhead}
          onFocus={readAhead}
          onClick={() => editing.onEdit(true)}
        >
          Edit order
        </Button>
      )}
      {reportDeletion.mayDelete && report && (
        <Button
          {...small}
          color="red"
          aria-busy={reportDeletion.isDeleting || undefined}
          onClick={() => void reportDeletion.remove(order)}
        >
          Delete report
        </Button>
      )}
      {/* An order with a report cannot be deleted until the report is deleted. */}
      {deletion.mayDelete && !report && (
        <Button
          {...small}
          color="red"
          aria-busy={deletion.isDeleting || undefined}
          onClick={() => void deletion.remove(order)}
        >
          Delete order
        </Button>
      )}
      <LabOrderActions
        order={order}
        work={work}
        wrap="wrap"
        {...(reportAddress && { reportAddress })}
      />
    </Group>
  );
}

function NotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast.error('The form could not be loaded.');
    onClose();
  }, [onClose]);
  return null;
}
