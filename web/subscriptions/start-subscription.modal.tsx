import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  fetchPlansFailed,
  START_MESSAGES as M,
  startedManually,
} from '#contract/subscriptions/start-subscription.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { PaymentMethod, type SubscriptionMethod } from './payment-method.tsx';
import { PlanChoice } from './plan-choice.tsx';
import {
  choiceProblem,
  onlineProblem,
  useActivePlans,
  useStartSubscription,
} from './use-start-subscription.ts';

type StartSubscriptionModalProps = {
  patient: { readonly id: string; readonly name: string };
  onClose: () => void;
};

/** Start Sub on All Registered Patients (specification 1, sections 2, 5 and 8). */
export function StartSubscriptionModal({ patient, onClose }: StartSubscriptionModalProps) {
  const plans = useActivePlans();
  const start = useStartSubscription();
  const [planId, setPlanId] = useState<string | null>(null);
  const [method, setMethod] = useState<SubscriptionMethod>('manual');
  const [error, setError] = useState<string | null>(null);

  const { run, pending } = useSingleFlight(async () => {
    const problem = choiceProblem(planId, plans.data);
    setError(problem);
    if (problem || !planId) return;
    try {
      if (!(await start({ patientId: patient.id, planId, method }))) return;
      toast.success(startedManually(patient.name));
      onClose();
    } catch (refused) {
      setError(
        method === 'online' ? onlineProblem(refused) : saidOr(refused, M.updatePatientFailed),
      );
    }
  });

  return (
    <Dialog onClose={onClose} title={`Start subscription for ${patient.name}`} size="lg">
      {plans.error && !plans.data ? (
        <ErrorState
          message={fetchPlansFailed(plans.error.status)}
          onRetry={() => void plans.refetch()}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run();
          }}
        >
          <Stack gap="sm">
            <FormMessage error={error} />
            {plans.data ? (
              <PlanChoice plans={plans.data} value={planId} onChange={setPlanId} />
            ) : (
              <Skeleton height={120} />
            )}
            {plans.data?.length === 0 && <Text c="dimmed">{M.noActivePlans}</Text>}
            <PaymentMethod value={method} onChange={setMethod} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <SubmitButton pending={pending}>Start Subscription</SubmitButton>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
