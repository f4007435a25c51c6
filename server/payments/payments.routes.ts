import {
  createPaymentOrder,
  getPaymentProvider,
  listRefusedRefunds,
  paySandbox as paySandboxEndpoint,
  receiveWebhook as receiveEndpoint,
  retryRefund as retryEndpoint,
  verifyPayment as verifyEndpoint,
} from '#contract/payments/payments.endpoints.ts';
import { type BoundRoute, route, signedRoute, steppedRoute } from '../platform/http/route.ts';
import { createOrder } from './create-order.ts';
import type { PaymentDesk } from './desk.ts';
import { paySandbox } from './pay-sandbox.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { presentRefused } from './refund.present.ts';
import { listRefused } from './refund.store.ts';
import { retryRefund } from './retry-refund.ts';
import { verifyPayment } from './verify-payment.ts';

export function paymentRoutes(desk: PaymentDesk): readonly BoundRoute[] {
  return [
    steppedRoute(getPaymentProvider, async ({ services }) => ({ provider: services.payment.name })),
    steppedRoute(createPaymentOrder, (steps, input) => createOrder(steps, desk, input)),
    steppedRoute(verifyEndpoint, (steps, input) => verifyPayment(steps, desk, input)),
    signedRoute(receiveEndpoint, (services, message) => receiveWebhook(services, desk, message)),
    steppedRoute(paySandboxEndpoint, paySandbox),
    route(listRefusedRefunds, async ({ tx }) => (await listRefused(tx)).map(presentRefused)),
    route(retryEndpoint, retryRefund),
  ];
}
