import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';

/**
 * PRO when the clinic has the pro plan, otherwise GoPro; people who may not buy it are shown who may. An unknown plan
 * counts as none. A payment updates the badge through an event.
 */
export function PlanBadge() {
  const { data, isPending } = useApi(
    getSubscriptionStatus,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data?.hasProPlan) {
    return (
      <Badge variant="light" radius="sm">
        PRO
      </Badge>
    );
  }
  if (isPending) return null;
  return (
    // Little wider than the badge: a phone's header has one line for its tools.
    <Button component={Link} to={ADDRESSES.buyPro} variant="light" h={26} px={6} fz="xs">
      GoPro
    </Button>
  );
}
