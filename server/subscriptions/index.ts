export { cancelSubscription, startSubscription } from './start-subscription.ts';
export { subscriptionRoutes } from './subscriptions.routes.ts';
