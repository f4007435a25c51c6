import type { BillStatus } from '#contract/billing/bill.status.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { verifyPayment as endpoint } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { conflict, invalidField, notFound } from '../../platform/errors.ts';
import type { Steps } from '../../platform/http/route.ts';
import { transactForOutside } from '../../platform/transact.ts';
import { isSigned, orderContent } from '../../razorpay/index.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { type Gateway, gatewayOf } from '../provider/gateway.ts';
import type { PaymentReceivers } from '../receivers.ts';
import { bookPayment, surplusOf } from './book-payment.ts';
import { collect } from './collect.ts';
import { findOrder } from './payment-order.store.ts';

/**
 * Verifies the checkout's result and books the payment. Idempotent. Throws 400 unless the signature
 * is the provider's. The amount comes from the provider; when it does not answer (503), the
 * settling job or a webhook books the payment later.
 */
export async function verifyPayment(
  { services, transact }: Steps,
  receivers: PaymentReceivers,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const gateway = await gatewayOf(services);
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, billId } = body;
  if (!isSigned(orderContent({ orderId, paymentId }), body.razorpay_signature, gateway.keySecret)) {
    throw invalidField('razorpay_signature', M.verificationFailed);
  }
  const { order, known } = await transact(async (scope) => {
    const found = await findOrder(scope.tx, orderId);
    const bill = found?.bill_id === billId && (await receivers.bills.lock(scope.tx, billId));
    if (!found || !bill) throw notFound();
    const surplus = await surplusOf(scope, paymentId);
    const booked = surplus === undefined ? undefined : { billStatus: bill.status, surplus };
    return { order: found, known: booked };
  });
  if (known) return verified(known.billStatus, known.surplus);

  const payment = await askProvider(collected(gateway, paymentId), M.notConfirmed);
  if (payment.order_id !== orderId) throw invalidField('razorpay_payment_id', M.verificationFailed);
  if (payment.status !== 'captured') throw conflict(M.notCollected);
  const booked = await transactForOutside(services, order.clinic_id, (scope) =>
    bookPayment(scope, receivers.bills, { order, payment }),
  );
  return verified(booked.billStatus, booked.surplus);
}

async function collected({ client }: Gateway, paymentId: string) {
  return collect(client, await client.payment(paymentId));
}

function verified(billStatus: BillStatus, surplus = 0): EndpointReply<typeof endpoint> {
  const message = surplus > 0 ? M.amountDiffers : M.successful;
  return { success: true, message, billStatus };
}
