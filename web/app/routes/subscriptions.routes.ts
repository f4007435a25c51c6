import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { addPlan, buyPro, editPlan, planList, startSubscription } from './pages.ts';

/** Plans of the clinic’s patients, and the clinic’s own. */
export const SUBSCRIPTION_ROUTES: readonly AppRoute[] = [
  { address: ADDRESSES.plans, roles: ['admin'], page: planList, name: 'Subscription plans' },
  { address: ADDRESSES.buyPro, roles: CLINIC_ROLES, page: buyPro, name: 'Buy Pro Plan' },
  { address: ADDRESSES.addPlan, roles: ['admin'], page: addPlan },
  { address: ADDRESSES.editPlan, roles: ['admin'], page: editPlan },
  {
    address: ADDRESSES.startSubscription,
    roles: ['admin', 'doctor', 'receptionist'],
    page: startSubscription,
  },
  {
    address: ADDRESSES.startSubscriptionWithoutId,
    roles: ['admin', 'doctor', 'receptionist'],
    page: startSubscription,
  },
];
