import { EditPlan } from './edit-plan.tsx';
import { PATIENT_PLANS } from './patient-plans.ts';

/** A plan for patients, changed (specification 2, sections 2 and 5). */
export function EditPlanPage() {
  return <EditPlan offer={PATIENT_PLANS} />;
}
