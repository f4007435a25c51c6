import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { LabOrder, LabReportSummary } from '#contract/lab/lab-order.ts';
import { overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { EditLabOrderForm } from './edit-lab-order.form.tsx';
import { LabOrderStatusBadge } from './lab-order-status-badge.tsx';
import { EnterReportLink } from './report-links.tsx';
import { useDeleteLabOrder } from './use-delete-lab-record.ts';

type LabOrderCardProps = {
  order: LabOrder;
  report: LabReportSummary | undefined;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
};

/** One order of a patient: its tests, where it stands, what was found, and what can be done with it. */
export function LabOrderCard({ order, report, isEdited, onEdit }: LabOrderCardProps) {
  const { role } = useCurrentUser();
  const titleId = useId();
  const deletion = useDeleteLabOrder();
  const { serialNumber, createdAt, lab_token_number: token, status, tests, id } = order;
  return (
    <Paper component="section" withBorder p="sm" aria-labelledby={titleId}>
      <Group gap="xs">
        <Title order={3} id={titleId} className="ui-tabular">
          {serialNumber}. {formatDateTime(createdAt)}
        </Title>
        <LabOrderStatusBadge status={status} />
        <Text c="dimmed">Lab token {token}</Text>
      </Group>
      {isEdited ? (
        <EditLabOrderForm order={order} onClose={() => onEdit(false)} />
      ) : (
        <>
          <Text fw={600}>{tests.map(({ name }) => name).join(', ') || 'No tests yet.'}</Text>
          {report && (
            <Text style={{ overflowWrap: 'anywhere' }}>
              <Text span c="dimmed">
                {formatDateTime(report.reportCreatedAt)}:{' '}
              </Text>
              {report.reportFindings}
            </Text>
          )}
          <Group gap="xs" mt="xs">
            {report && (
              <Button
                component={Link}
                size="compact-md"
                variant="default"
                to={pathTo(ADDRESSES.viewLabReport, { orderId: id })}
              >
                View report
              </Button>
            )}
            <EnterReportLink order={order} />
            {mayCall(overrideLabOrder, role) && (
              <Button size="compact-md" variant="default" onClick={() => onEdit(true)}>
                Edit order
              </Button>
            )}
            {deletion.mayDelete && !report && (
              <Button
                size="compact-md"
                variant="default"
                aria-busy={deletion.isDeleting || undefined}
                onClick={() => void deletion.remove(order)}
              >
                Delete order
              </Button>
            )}
          </Group>
        </>
      )}
    </Paper>
  );
}
