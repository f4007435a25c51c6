import { PATIENT_PLANS } from './patient-plans.ts';
import { PlanList } from './plan-list.tsx';

/** The plans for the clinic's patients (specification 2, section 2). */
export function PlanListPage() {
  return <PlanList offer={PATIENT_PLANS} />;
}
