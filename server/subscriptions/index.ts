export { PLAN_COLUMNS } from './plan.columns.ts';
export { presentPlan } from './plan.present.ts';
export { type PlanChanges, planRow, planRowChanges } from './plan.store.ts';
export { renewSubscription } from './renew-subscription.ts';
export { cancelSubscription, startSubscription } from './start-subscription.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
export { takeOnlinePayment } from './take-online-payment.ts';
