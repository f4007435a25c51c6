import {
  createClinicPlan,
  deactivateClinicPlan,
  getClinicPlan,
  listClinicPlans,
  updateClinicPlan,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_PLAN_MESSAGES } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { type PlanOffer, planInput } from '#web/subscriptions/index.ts';

const READS = { invalidates: [listClinicPlans, getClinicPlan] };

/** The screens and texts of the plans for clinics (specification 2, section 2). */
export const CLINIC_PLANS: PlanOffer = {
  titles: {
    list: 'Clinic Subscription Plans',
    add: 'Add Clinic Subscription Plan',
    edit: 'Edit Clinic Subscription Plan',
  },
  texts: CLINIC_PLAN_MESSAGES,
  addresses: {
    list: ADDRESSES.clinicPlans,
    add: ADDRESSES.addClinicPlan,
    edit: (id) => pathTo(ADDRESSES.editClinicPlan, { id }),
  },
  usePlans: () => useApi(listClinicPlans, {}, { live: true }),
  usePlan: (id) => useApi(getClinicPlan, { params: { id } }),
  useCreate: () => {
    const create = useApiMutation(createClinicPlan, READS);
    return (values) => create.mutateAsync({ body: planInput(values) });
  },
  useUpdate: () => {
    const update = useApiMutation(updateClinicPlan, READS);
    return (id, values) => update.mutateAsync({ params: { id }, body: planInput(values) });
  },
  useDeactivate: () => {
    const end = useApiMutation(deactivateClinicPlan, READS);
    return (id) => end.mutateAsync({ params: { id } });
  },
};
