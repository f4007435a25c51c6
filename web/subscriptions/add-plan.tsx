import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PlanForm } from './plan.form.tsx';
import { EMPTY_PLAN_FORM } from './plan-form.values.ts';
import type { PlanOffer } from './plan-offer.ts';

/** Creates a plan of a kind (specification 2, sections 2 and 5). */
export function AddPlan({ offer }: { offer: PlanOffer }) {
  const { titles, texts, addresses } = offer;
  return (
    <>
      <PageHeader title={titles.add} backTo={addresses.list} />
      <PlanForm
        initialValues={EMPTY_PLAN_FORM}
        send={offer.useCreate()}
        failed={texts.createFailed}
        submitLabel="Create Plan"
        saved={texts.created}
        then={addresses.list}
      />
    </>
  );
}
