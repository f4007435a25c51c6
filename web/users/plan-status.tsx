import { Text } from '@mantine/core';
import { showDate } from '#web/lib/clinic-time.ts';
import type { SubscribedClinic } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';

/** The status of a clinic's newest subscription, its plan and its end. */
export function PlanStatus({ clinic }: { clinic: SubscribedClinic | null }) {
  const newest = clinic?.clinicSubscriptions[0];
  return (
    <div>
      <SubscriptionBadge status={newest?.status} />
      {newest && (
        <Text c="dimmed" fz="xs" mt={2} style={{ whiteSpace: 'nowrap' }}>
          {newest.plan.name}
          {newest.ends_at && ` until ${showDate(newest.ends_at)}`}
        </Text>
      )}
    </div>
  );
}
