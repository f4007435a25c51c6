import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { PRO_PLAN } from '#contract/clinics/pro-plan.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { RowLink } from '#web/ui/row/row-button.tsx';

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
      <span className="ui-status" data-meaning="active">
        PRO
      </span>
    );
  }
  if (isPending) return null;
  return (
    <RowLink to={ADDRESSES.buyPro} look="quiet" title={`${PRO_PLAN.shows} ${PRO_PLAN.unlocks}`}>
      GoPro
    </RowLink>
  );
}
