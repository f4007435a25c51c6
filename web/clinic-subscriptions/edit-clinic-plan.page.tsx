import { EditPlan } from '#web/subscriptions/index.ts';
import { CLINIC_PLANS } from './clinic-plans.ts';

/** Edits a plan for clinics (specification 2, sections 2 and 5). */
export function EditClinicPlanPage() {
  return <EditPlan offer={CLINIC_PLANS} />;
}
