import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  listClinicPlans,
  manuallyActivateClinic,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { billingCycle } from '#contract/subscriptions/plan-term.rules.ts';
import { listClinicAccounts, listUsers } from '#contract/users/users.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type StartPlanModalProps = {
  clinic: { readonly id: string; readonly name: string };
  onClose: () => void;
};

/** `Pro Monthly · ₹999.00 · Every month`: rupees, where the specification's picker has a dollar sign. */
function planLabel(plan: Plan): string {
  return `${plan.name} · ${formatMoney(plan.price)} · ${billingCycle(plan)}`;
}

/** Starts a clinic's subscription by hand (specification 2, sections 2, 4 and 5). */
export function StartPlanModal({ clinic, onClose }: StartPlanModalProps) {
  const plans = useApi(
    listClinicPlans,
    {},
    { select: (all) => all.filter(({ status }) => status === 'active') },
  );
  return (
    <Dialog onClose={onClose} title="Select Subscription Plan for Clinic">
      {plans.data && <StartForm clinic={clinic} plans={plans.data} onClose={onClose} />}
      {plans.isPending && <Skeleton height={120} role="status" aria-label="Loading" />}
      {plans.error && !plans.data && (
        <ErrorState
          message={saidOr(plans.error, M.fetchPlansFailed)}
          onRetry={() => void plans.refetch()}
        />
      )}
    </Dialog>
  );
}

function StartForm({ clinic, plans, onClose }: StartPlanModalProps & { plans: readonly Plan[] }) {
  const start = useApiMutation(manuallyActivateClinic, {
    invalidates: [listUsers, listClinicAccounts],
  });
  const [planId, setPlanId] = useState('');
  const [error, setError] = useState<string | null>(null);

  const { run, pending } = useSingleFlight(async () => {
    if (planId === '') return setError(M.chooseClinicAndPlan);
    setError(null);
    try {
      await start.mutateAsync({ body: { clinicId: clinic.id, planId } });
      toast.success(M.started);
      onClose();
    } catch (refused) {
      setError(saidOr(refused, M.manualFailed));
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
      <Stack gap="sm">
        <FormMessage error={error} />
        <Text>{clinic.name}</Text>
        {plans.length === 0 ? (
          <Text c="dimmed">{M.noActivePlans}</Text>
        ) : (
          <NativeSelect
            label="Plan"
            required
            // The plans come after the dialog has looked for its first field.
            autoFocus
            data-autofocus
            value={planId}
            onChange={(event) => setPlanId(event.currentTarget.value)}
            data={[
              { value: '', label: 'Choose a plan', disabled: true },
              ...plans.map((plan) => ({ value: plan.id, label: planLabel(plan) })),
            ]}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton pending={pending} disabled={plans.length === 0}>
            Start Subscription
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
