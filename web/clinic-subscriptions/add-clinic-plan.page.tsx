import { AddPlan } from '#web/subscriptions/index.ts';
import { CLINIC_PLANS } from './clinic-plans.ts';

/** A new plan for clinics (specification 2, sections 2 and 5). */
export function AddClinicPlanPage() {
  return <AddPlan offer={CLINIC_PLANS} />;
}
