import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { addPlan, buyPro, editPlan, planList, startSubscription } from './pages.ts';

/** The plans of the clinic’s patients, and the clinic’s own plan. */
export const SUBSCRIPTION_ROUTES: readonly AppRoute[] = [
  {
    address: ADDRESSES.plans,
    needs: 'subscriptions.edit-plans',
    page: planList,
    name: 'Subscription plans',
  },
  { address: ADDRESSES.buyPro, needs: 'clinic.view-settings', page: buyPro, name: 'Buy Pro Plan' },
  { address: ADDRESSES.addPlan, needs: 'subscriptions.edit-plans', page: addPlan },
  { address: ADDRESSES.editPlan, needs: 'subscriptions.edit-plans', page: editPlan },
  {
    address: ADDRESSES.startSubscription,
    needs: 'patients.edit',
    page: startSubscription,
  },
  {
    address: ADDRESSES.startSubscriptionWithoutId,
    needs: 'patients.edit',
    page: startSubscription,
  },
];
