import { Group, Text } from '@mantine/core';
import { LAB_ORDER_STATUS_LABELS, type LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { PaymentMark } from '#web/billing/index.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  pending: 'warning',
  billed: 'waiting',
  collected: 'waiting',
  processing: 'active',
  report_ready: 'active',
  reported: 'done',
  completed: 'done',
  cancelled: 'neutral',
} as const satisfies Record<LabOrderStatus, StatusMeaning>;

type LabOrderStandingProps = {
  order: Pick<LabOrder, 'status' | 'payment' | 'rejectedSample'>;
  /** A screen-specific name of the status. */
  label?: string | undefined;
};

/** The status of a lab order and its bill, the same on every screen. */
export function LabOrderStanding({ order, label }: LabOrderStandingProps) {
  const { status, payment, rejectedSample: rejected } = order;
  return (
    <Group gap={4}>
      <StatusBadge meaning={MEANINGS[status]}>
        {label ?? LAB_ORDER_STATUS_LABELS[status]}
      </StatusBadge>
      <PaymentMark payment={payment} />
      {rejected && (
        <Text size="sm" c="red">
          Collect again: {rejected.sample} ({rejected.reason})
        </Text>
      )}
    </Group>
  );
}
