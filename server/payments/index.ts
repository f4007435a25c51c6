export { checkoutPolicy } from './orders/checkout-policy.ts';
export { startPaymentJobs } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export type { PaymentReceivers, SubscriptionNews } from './receivers.ts';
export { withRefunds } from './refunds/refund.present.ts';
export {
  createProviderSubscription,
  requestCancellation,
  requestCancellationOf,
  type SubscriptionLink,
  termsIn,
} from './subscriptions/provider-subscription.ts';
export { forgetNews } from './webhook/forget-news.ts';
