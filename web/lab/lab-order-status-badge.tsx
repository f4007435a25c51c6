import { LAB_ORDER_STATUS_LABELS, type LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/status-badge.tsx';

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

type LabOrderStatusBadgeProps = {
  status: LabOrderStatus;
  /** Where a screen calls it by another name. */
  label?: string | undefined;
};

/** Where a lab order stands, the same on every screen. */
export function LabOrderStatusBadge({ status, label }: LabOrderStatusBadgeProps) {
  return (
    <StatusBadge meaning={MEANINGS[status]}>{label ?? LAB_ORDER_STATUS_LABELS[status]}</StatusBadge>
  );
}
