import { EditPlan } from './edit-plan.tsx';
import { PATIENT_PLANS } from './patient-plans.ts';

/** Edits a plan for patients (specification 2, sections 2 and 5). */
export function EditPlanPage() {
  return <EditPlan offer={PATIENT_PLANS} />;
}
