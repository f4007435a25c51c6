import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Patient } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import type { Plan } from '#contract/subscriptions/plan.ts';
import {
  loadDataFailed,
  START_MESSAGES as M,
  renewedManually,
  renewsItself,
  runsUntil,
  startedManually,
  startFailed,
} from '#contract/subscriptions/start-subscription.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { PaymentMethod, type SubscriptionMethod } from './payment-method.tsx';
import { PlanChoice } from './plan-choice.tsx';
import {
  choiceProblem,
  onlineProblem,
  useActivePlans,
  useStartSubscription,
} from './use-start-subscription.ts';

/** Start Subscription for a patient (specification 2, sections 2, 5 and 8). */
export function StartSubscriptionPage() {
  const { patientId } = useParams();
  return (
    <>
      <PageHeader title="Start Subscription" backTo={ADDRESSES.everyPatient} />
      {patientId ? <Loaded patientId={patientId} /> : <ErrorState message={M.patientMissing} />}
    </>
  );
}

function Loaded({ patientId }: { patientId: string }) {
  const patient = useApi(getPatient, { params: { id: patientId } });
  const plans = useActivePlans();

  if (patient.data && plans.data) {
    const runs = patient.data.subscription_status === 'active';
    return (
      <Stack gap="md" align="flex-start">
        <StartForm patient={patient.data} plans={plans.data} />
        {runs && <CancelSubscription patient={patient.data} />}
      </Stack>
    );
  }
  if (patient.error?.status === 404) return <ErrorState message={M.patientNotFound} />;
  const failed = patient.error ?? plans.error;
  if (!failed) return <Skeleton height={220} role="status" aria-label="Loading" />;
  const retry = (): void => void Promise.all([patient.refetch(), plans.refetch()]);
  return <ErrorState message={loadDataFailed(failed.message)} onRetry={retry} />;
}

type StartFormProps = { patient: Patient; plans: readonly Plan[] };

function StartForm({ patient, plans }: StartFormProps) {
  const { id, name, subscription_status, subscription_end_date } = patient;
  const navigate = useNavigate();
  const start = useStartSubscription();
  const [planId, setPlanId] = useState<string | null>(null);
  const [method, setMethod] = useState<SubscriptionMethod>('manual');
  const [error, setError] = useState<string | null>(null);
  const [isStarted, setStarted] = useState(false);
  const renews = subscription_status === 'active' ? subscription_end_date : null;
  const isCharged = patient.subscription_payment_method === 'online';

  const { run, pending } = useSingleFlight(async () => {
    const problem = choiceProblem(planId, plans);
    setError(problem);
    if (problem || !planId) return;
    try {
      if (!(await start({ patientId: id, planId, method, renews }))) return;
      setStarted(true);
      toast.success(renews ? renewedManually(name) : startedManually(name));
      navigate(ADDRESSES.everyPatient);
    } catch (refused) {
      setError(startFailed(method === 'online' ? onlineProblem(refused) : messageOf(refused)));
    }
  });

  if (plans.length === 0) {
    return (
      <EmptyState
        title={M.noActivePlans}
        text="An admin can add one under Patient Subscriptions."
      />
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="md" maw={820} className="ui-sheet">
        <Text fw={600}>
          {name} · {patientNo(patient.token)}
        </Text>
        {renews && <AlertBanner tone="info">{runsUntil(showDate(renews))}</AlertBanner>}
        <FormMessage error={error} />
        <PlanChoice plans={plans} value={planId} onChange={setPlanId} />
        {!renews && <PaymentMethod value={method} onChange={setMethod} />}
        <div>
          {renews && isCharged && <Text mb="xs">{renewsItself(showDate(renews))}</Text>}
          <SubmitButton pending={pending} disabled={isStarted}>
            {renews ? 'Renew Subscription' : 'Start Subscription'}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
