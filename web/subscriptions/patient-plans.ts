import {
  createPlan,
  deactivatePlan,
  getPlan,
  listPlans,
  updatePlan,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { planInput } from './plan-form.values.ts';
import type { PlanOffer } from './plan-offer.ts';

const READS = { invalidates: [listPlans, getPlan] };

/** The screens and texts of the plans for patients (specification 2, section 2). */
export const PATIENT_PLANS: PlanOffer = {
  titles: {
    list: 'Patient Subscription Plans',
    add: 'Add Subscription Plan',
    edit: 'Edit Subscription Plan',
  },
  texts: SUBSCRIPTION_MESSAGES,
  addresses: {
    list: ADDRESSES.plans,
    add: ADDRESSES.addPlan,
    edit: (id) => pathTo(ADDRESSES.editPlan, { id }),
  },
  usePlans: () => useApi(listPlans, {}, { live: true }),
  usePlan: (id) => useApi(getPlan, { params: { id } }),
  useCreate: () => {
    const create = useApiMutation(createPlan, READS);
    return (values) => create.mutateAsync({ body: planInput(values) });
  },
  useUpdate: () => {
    const update = useApiMutation(updatePlan, READS);
    return (id, values) => update.mutateAsync({ params: { id }, body: planInput(values) });
  },
  useDeactivate: () => {
    const end = useApiMutation(deactivatePlan, READS);
    return (id) => end.mutateAsync({ params: { id } });
  },
};
