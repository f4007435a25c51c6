import { VISIT_STATUS_LABELS, type VisitStatus } from '#contract/queue/visit.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  waiting: 'waiting',
  consulting: 'active',
  seen: 'done',
  cancelled: 'neutral',
} as const satisfies Record<VisitStatus, StatusMeaning>;

/** The status of a visit, the same on every screen. */
export function VisitStatusBadge({ status }: { status: VisitStatus }) {
  return <StatusBadge meaning={MEANINGS[status]}>{VISIT_STATUS_LABELS[status]}</StatusBadge>;
}
