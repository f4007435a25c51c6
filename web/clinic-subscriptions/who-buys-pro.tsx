import {
  askToBuyPro,
  CLINIC_SUBSCRIPTION_MESSAGES as M,
} from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ProGives } from './pro-gives.tsx';

/**
 * For people who may not buy the plan: whether the clinic has it, and otherwise the person to ask.
 */
export function WhoBuysPro() {
  const status = useApi(getSubscriptionStatus, {}, { live: true });
  const admins = useApi(
    listStaff,
    { query: { may: 'clinic-subscriptions.buy', active: 'true' } },
    { live: true },
  );
  const names = admins.data?.map(({ name }) => name) ?? [];
  return (
    <>
      <PageHeader title="Buy Pro Plan for Clinic" backTo={ADDRESSES.dashboard} />
      <ProGives />
      {status.data?.hasProPlan ? (
        <AlertBanner tone="success">{M.hasPro}</AlertBanner>
      ) : (
        <EmptyState title={M.adminsBuy} text={askToBuyPro(names)} />
      )}
    </>
  );
}
