import { Badge } from '@mantine/core';
import { getSubscriptionStatus } from '#contract/clinics/clinics.endpoints.ts';
import { useApi } from '#web/lib/use-api.ts';

/** Says that the clinic has the pro plan; not knowing it counts as not having it. */
export function PlanBadge() {
  const { data } = useApi(getSubscriptionStatus, {}, { staleTime: Number.POSITIVE_INFINITY });
  if (!data?.hasProPlan) return null;
  return (
    <Badge variant="light" radius="sm">
      PRO
    </Badge>
  );
}
