import {
  createPaymentOrder,
  getPaymentProvider,
  listRefusedRefunds,
  paySandbox as paySandboxEndpoint,
  receiveWebhook as receiveEndpoint,
  retryRefund as retryEndpoint,
  verifyPayment as verifyEndpoint,
} from '#contract/payments/payments.endpoints.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { signedRoute } from '../platform/http/public-route.ts';
import { route, steppedRoute } from '../platform/http/route.ts';
import { createOrder } from './orders/create-payment-order.ts';
import { paySandbox } from './orders/pay-sandbox.ts';
import { verifyPayment } from './orders/verify-payment.ts';
import type { PaymentReceivers } from './receivers.ts';
import { presentRefused } from './refunds/refund.present.ts';
import { listRefused } from './refunds/refund.store.ts';
import { retryRefund } from './refunds/retry-refund.ts';
import { receiveWebhook } from './webhook/receive-webhook.ts';

export function paymentRoutes(receivers: PaymentReceivers): readonly BoundRoute[] {
  return [
    steppedRoute(getPaymentProvider, async ({ services }) => ({ provider: services.payment.name })),
    steppedRoute(createPaymentOrder, (steps, input) => createOrder(steps, receivers, input)),
    steppedRoute(verifyEndpoint, (steps, input) => verifyPayment(steps, receivers, input)),
    signedRoute(receiveEndpoint, (services, message) =>
      receiveWebhook(services, receivers, message),
    ),
    steppedRoute(paySandboxEndpoint, paySandbox),
    route(listRefusedRefunds, async ({ tx }) => (await listRefused(tx)).map(presentRefused)),
    route(retryEndpoint, retryRefund),
  ];
}
