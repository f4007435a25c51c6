import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { getPlan, listPlans, updatePlan } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApi, useApiMutation } from '#web/lib/use-api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlanForm } from './plan.form.tsx';
import { planFormValues, planInput } from './plan-form.values.ts';
import { saidOr } from './said-or.ts';

/** A plan for patients, changed (specification 2, sections 2 and 5). */
export function EditPlanPage() {
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Edit Subscription Plan" backTo={ADDRESSES.plans} />
      {id ? <LoadedPlan id={id} /> : <ErrorState message={M.fetchOneFailed} />}
    </>
  );
}

function LoadedPlan({ id }: { id: string }) {
  const { data: plan, error, refetch } = useApi(getPlan, { params: { id } });
  if (plan) return <EditForm plan={plan} />;
  if (!error) return <Skeleton height={420} maw={480} role="status" aria-label="Loading" />;
  return <ErrorState message={saidOr(error, M.fetchOneFailed)} onRetry={() => void refetch()} />;
}

function EditForm({ plan }: { plan: Plan }) {
  const update = useApiMutation(updatePlan, { invalidates: [listPlans, getPlan] });
  return (
    <PlanForm
      initialValues={planFormValues(plan)}
      send={(values) => update.mutateAsync({ params: { id: plan.id }, body: planInput(values) })}
      failed={M.updateFailed}
      submitLabel="Update Plan"
      saved={M.updated}
      then={ADDRESSES.plans}
    />
  );
}
