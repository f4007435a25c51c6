import { AddPlan } from './add-plan.tsx';
import { PATIENT_PLANS } from './patient-plans.ts';

/** A new plan for patients (specification 2, sections 2 and 5). */
export function AddPlanPage() {
  return <AddPlan offer={PATIENT_PLANS} />;
}
