export { presentSubscription } from './clinic-subscription.present.ts';
export { subscriptionsOf } from './clinic-subscription.store.ts';
export { clinicSubscriptionRoutes } from './clinic-subscriptions.routes.ts';
export { takeClinicPayment } from './take-clinic-payment.ts';
