import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import type { Plan } from '#contract/subscriptions/plan.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PlanForm } from './plan.form.tsx';
import { planFormValues } from './plan-form.values.ts';
import type { PlanOffer } from './plan-offer.ts';

/** Edits a plan of a kind (specification 2, sections 2 and 5). */
export function EditPlan({ offer }: { offer: PlanOffer }) {
  const { id } = useParams();
  const { titles, texts, addresses } = offer;
  return (
    <>
      <PageHeader title={titles.edit} backTo={addresses.list} />
      {id ? <LoadedPlan id={id} offer={offer} /> : <ErrorState message={texts.fetchOneFailed} />}
    </>
  );
}

function LoadedPlan({ id, offer }: { id: string; offer: PlanOffer }) {
  const { data: plan, error, refetch } = offer.usePlan(id);
  if (plan) return <EditForm plan={plan} offer={offer} />;
  if (!error) return <Skeleton height={420} maw={480} role="status" aria-label="Loading" />;
  const message = saidOr(error, offer.texts.fetchOneFailed);
  return <ErrorState message={message} onRetry={() => void refetch()} />;
}

function EditForm({ plan, offer }: { plan: Plan; offer: PlanOffer }) {
  const update = offer.useUpdate();
  return (
    <PlanForm
      initialValues={planFormValues(plan)}
      send={(values) => update(plan.id, values)}
      failed={offer.texts.updateFailed}
      submitLabel="Update Plan"
      saved={offer.texts.updated}
      then={offer.addresses.list}
    />
  );
}
