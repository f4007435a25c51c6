export { checkoutPolicy } from './checkout-policy.ts';
export type { PaymentDesk, SubscriptionNews } from './desk.ts';
export { forgetNews } from './forget-news.ts';
export { startPaymentJobs } from './payments.jobs.ts';
export { paymentRoutes } from './payments.routes.ts';
export {
  createProviderSubscription,
  requestCancellation,
  requestCancellationOf,
  type SubscriptionLink,
  termsIn,
} from './provider-subscription.ts';
export { withRefunds } from './refund.present.ts';
export { paidInSandbox } from './sandbox.entities.ts';
export { serveSandbox } from './sandbox.routes.ts';
