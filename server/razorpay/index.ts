export { type ProviderClient, providerClient, type Send } from './provider.client.ts';
export { httpSend } from './provider.http.ts';
export {
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  ProviderSubscription,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from './provider.shapes.ts';
export { ProviderError } from './provider-error.ts';
export { isSigned, orderContent, sign } from './signatures.ts';
