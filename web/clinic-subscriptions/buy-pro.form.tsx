import { Stack } from '@mantine/core';
import { useState } from 'react';
import { initiateClinicSubscription } from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { leaveTo } from '#web/lib/address/leave-to.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { PlanChoice } from '#web/subscriptions/index.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';

/** Chooses a plan, and opens its payment page. */
export function BuyProForm({ plans }: { plans: readonly Plan[] }) {
  const initiate = useApiMutation(initiateClinicSubscription, {
    invalidates: [getSubscriptionStatus],
  });
  const [planId, setPlanId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  const { run, pending } = useSingleFlight(async () => {
    if (!plans.some(({ id }) => id === planId) || !planId) return setError(M.selectPlan);
    setError(null);
    try {
      const { short_url } = await initiate.mutateAsync({ body: { planId } });
      if (short_url === '') return setError(M.noLink);
      setLeaving(true);
      leaveTo(short_url);
    } catch (refused) {
      setError(saidOr(refused, M.initiateFailed));
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="md">
        <FormMessage error={error} />
        <PlanChoice plans={plans} value={planId} onChange={setPlanId} />
        <div>
          <SubmitButton pending={pending || isLeaving}>Buy Pro Plan</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
