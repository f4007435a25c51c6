import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  getPendingClinicSubscription,
  initiateClinicSubscription,
  listClinicPlans,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import {
  CLINIC_PLAN_MESSAGES,
  CLINIC_SUBSCRIPTION_MESSAGES as M,
} from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { PAYMENT_MESSAGES } from '#contract/payments/payments.messages.ts';
import { leaveTo } from '#web/lib/address/leave-to.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useWhyNotOnline } from '#web/payments/index.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PassingAlert } from '#web/ui/notice/passing-alert.tsx';
import { BuyProForm } from './buy-pro.form.tsx';
import { ProGives } from './pro-gives.tsx';
import { WhoBuysPro } from './who-buys-pro.tsx';

/** Time to read the message before the redirect. */
const LEAVES_AFTER_MS = 1_500;

/** Buy Pro Plan for Clinic (specification 2, sections 2, 5 and 8); people who may not buy it see who may. */
export function BuyProPage() {
  const { role } = useCurrentUser();
  return mayCall(initiateClinicSubscription, role) ? <BuyPro /> : <WhoBuysPro />;
}

function BuyPro() {
  const status = useApi(getSubscriptionStatus, {}, { live: true });
  const pending = useApi(getPendingClinicSubscription, {}, { live: true });
  // Any error counts as no pending payment.
  const link = pending.data?.short_url ?? null;
  const hasPro = status.data?.hasProPlan ?? false;
  const [isChoosing, setChoosing] = useState(false);
  const isKnown = !status.isPending && !pending.isPending;

  return (
    <>
      <PageHeader title="Buy Pro Plan for Clinic" backTo={ADDRESSES.dashboard} />
      <Stack gap="md" maw={820}>
        <ProGives />
        {status.error && (
          <PassingAlert
            key={status.errorUpdatedAt}
            message={saidOr(status.error, M.fetchStatusFailed)}
          />
        )}
        {hasPro && <AlertBanner tone="success">{M.hasPro}</AlertBanner>}
        {!isKnown && <Skeleton height={160} role="status" aria-label="Loading" />}
        {isKnown && !hasPro && link && !isChoosing && (
          <Pending link={link} onChoose={() => setChoosing(true)} />
        )}
        {isKnown && !hasPro && (!link || isChoosing) && <Offer />}
      </Stack>
    </>
  );
}

/** Opens the pending payment, unless another plan is chosen instead. */
function Pending({ link, onChoose }: { link: string; onChoose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(() => leaveTo(link), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <>
      <AlertBanner tone="info">{M.pending}</AlertBanner>
      <Group gap="sm">
        <Button component="a" href={link}>
          Go to the payment
        </Button>
        <Button variant="default" onClick={onChoose}>
          Choose another plan
        </Button>
      </Group>
    </>
  );
}

function Offer() {
  const plans = useApi(listClinicPlans, {}, { live: true });
  const isOnline = useWhyNotOnline() === undefined;
  if (plans.data?.length === 0) {
    return (
      <EmptyState
        title={M.noActivePlans}
        text="Please ask the person who runs this installation."
      />
    );
  }
  if (!isOnline) return <EmptyState title={PAYMENT_MESSAGES.notSetUp} text={M.startedByHand} />;
  if (plans.data) return <BuyProForm plans={plans.data} />;
  if (!plans.error) return <Skeleton height={160} role="status" aria-label="Loading" />;
  return (
    <ErrorState
      message={saidOr(plans.error, CLINIC_PLAN_MESSAGES.fetchFailed)}
      onRetry={() => void plans.refetch()}
    />
  );
}
