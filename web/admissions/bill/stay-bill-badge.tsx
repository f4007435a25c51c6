import { StatusBadge } from '#web/ui/notice/status-badge.tsx';

/** PAID in green, anything else in orange (specification 2, section 2). */
export function StayBillBadge({ status }: { status: string }) {
  return (
    <StatusBadge meaning={status === 'paid' ? 'done' : 'warning'}>
      {status.toUpperCase()}
    </StatusBadge>
  );
}
