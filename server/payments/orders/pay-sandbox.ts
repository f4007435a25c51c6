import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { paySandbox as endpoint } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { payInSandbox, sandboxKeys } from '../../payment-sandbox/index.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Steps } from '../../platform/http/route.ts';
import { orderContent, sign } from '../../razorpay/index.ts';
import { findOrder } from './payment-order.store.ts';

/** Acts as the customer at the sandbox's checkout and returns the checkout's result. */
export async function paySandbox(
  { services, transact }: Steps,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  if (services.payment.name !== 'sandbox') throw notFound();
  const { order_id: orderId, outcome } = body;
  const order = await transact(({ tx }) => findOrder(tx, orderId));
  if (order?.provider !== 'sandbox') throw notFound();
  const payment = await payInSandbox(services, { orderId, outcome });
  if (!payment) throw conflict(M.orderPaid);
  if (outcome === 'failure') return failureOf({ orderId, payment });
  const { keySecret } = await sandboxKeys(services);
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: sign(orderContent({ orderId, paymentId: payment.id }), keySecret),
  };
}

function failureOf(made: {
  orderId: string;
  payment: { id: string; error_description: string | null };
}): EndpointReply<typeof endpoint> {
  return {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description: made.payment.error_description ?? M.failed,
      source: 'customer',
      step: 'payment_authorization',
      reason: 'payment_failed',
      metadata: { order_id: made.orderId, payment_id: made.payment.id },
    },
  };
}
