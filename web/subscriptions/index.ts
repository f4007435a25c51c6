import { useEffect } from 'react';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { overlayPart } from '#web/ui/layout/overlay-part.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export { AddPlan } from './add-plan.tsx';
export { EditPlan } from './edit-plan.tsx';
export { PlanChoice } from './plan-choice.tsx';
export { planInput } from './plan-form.values.ts';
export { PlanList } from './plan-list.tsx';
export type { PlanOffer } from './plan-offer.ts';

// Both are loaded after their page, which must appear quickly.
export const OfferedPlans = overlayPart(
  () => import('./offered-plans.tsx').then((module) => module.OfferedPlans),
  () => null,
);
export const StartSubscriptionModal = overlayPart(
  () => import('./start-subscription.modal.tsx').then((module) => module.StartSubscriptionModal),
  NotLoaded,
);

function NotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast.error(M.updatePatientFailed);
    onClose();
  }, [onClose]);
  return null;
}
