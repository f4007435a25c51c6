import {
  CLINIC_SUBSCRIPTION_LABELS,
  type ClinicSubscriptionStatus,
  NO_SUBSCRIPTION,
} from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import { StatusBadge, type StatusMeaning } from '#web/ui/notice/status-badge.tsx';

const MEANINGS = {
  pending: 'waiting',
  active: 'done',
  halted: 'warning',
  completed: 'neutral',
  expired: 'danger',
} as const satisfies Record<ClinicSubscriptionStatus, StatusMeaning>;

/** The status of a clinic's newest subscription, or none. */
export function SubscriptionBadge({ status }: { status: ClinicSubscriptionStatus | undefined }) {
  if (status === undefined) return <StatusBadge meaning="neutral">{NO_SUBSCRIPTION}</StatusBadge>;
  return <StatusBadge meaning={MEANINGS[status]}>{CLINIC_SUBSCRIPTION_LABELS[status]}</StatusBadge>;
}
