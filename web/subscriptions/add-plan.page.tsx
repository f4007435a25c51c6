import { createPlan, getPlan, listPlans } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlanForm } from './plan.form.tsx';
import { EMPTY_PLAN_FORM, planInput } from './plan-form.values.ts';

/** A new plan for patients (specification 2, sections 2 and 5). */
export function AddPlanPage() {
  const create = useApiMutation(createPlan, { invalidates: [listPlans, getPlan] });
  return (
    <>
      <PageHeader title="Add Subscription Plan" backTo={ADDRESSES.plans} />
      <PlanForm
        initialValues={EMPTY_PLAN_FORM}
        send={(values) => create.mutateAsync({ body: planInput(values) })}
        failed={M.createFailed}
        submitLabel="Create Plan"
        saved={M.created}
        then={ADDRESSES.plans}
      />
    </>
  );
}
