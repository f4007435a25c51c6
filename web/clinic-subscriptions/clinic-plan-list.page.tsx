import { PlanList } from '#web/subscriptions/index.ts';
import { CLINIC_PLANS } from './clinic-plans.ts';

/** The plans offered to clinics (specification 2, sections 2 and 5). */
export function ClinicPlanListPage() {
  return <PlanList offer={CLINIC_PLANS} />;
}
