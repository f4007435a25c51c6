import { BILL_STATUS_LABELS, type BillStatus } from '#contract/billing/bill.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  pending: 'warning',
  paid: 'done',
  cancelled: 'danger',
} as const satisfies Record<BillStatus, StatusMeaning>;

/** PAID and CANCELLED are written in capitals (specification 2, section 4). */
export function BillStatusBadge({ status }: { status: BillStatus }) {
  const label = BILL_STATUS_LABELS[status];
  return (
    <StatusBadge meaning={MEANINGS[status]}>
      {status === 'pending' ? label : label.toUpperCase()}
    </StatusBadge>
  );
}
