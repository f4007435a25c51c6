import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { notFound, Refusal } from '../../platform/errors.ts';
import type { OutsideScope } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { transactForOutside } from '../../platform/transact.ts';
import {
  isSigned,
  ProviderPayment,
  ProviderRefund,
  ProviderSubscription,
} from '../../razorpay/index.ts';
import { bookPayment } from '../orders/book-payment.ts';
import { collect } from '../orders/collect.ts';
import { findOrder } from '../orders/payment-order.store.ts';
import { findGateway, type Gateway } from '../provider/gateway.ts';
import type { PaymentReceivers } from '../receivers.ts';
import { endRefund } from '../refunds/refund.store.ts';
import { findProviderSubscription } from '../subscriptions/provider-subscription.store.ts';
import { applySubscriptionNews } from '../subscriptions/subscription-news.ts';
import { isNews } from './news.store.ts';

const entity = <T extends z.ZodType>(shape: T) =>
  z.object({ entity: shape }).optional().catch(undefined);

/** The fields of a webhook that we read. Others are ignored. */
const News = z.object({
  event: z.string(),
  created_at: z.int(),
  payload: z.object({
    payment: entity(ProviderPayment),
    refund: entity(ProviderRefund),
    subscription: entity(ProviderSubscription),
  }),
});
type News = z.output<typeof News>;

type Message = { readonly body: Buffer; readonly headers: IncomingHttpHeaders };
type Target = { clinicId: string; apply: (scope: OutsideScope) => Promise<void> };

/**
 * Receives a webhook, signed over the raw body (else 400, and nothing changes). Each is applied
 * once, in any order. A webhook that does not concern us is acknowledged and ignored.
 */
export async function receiveWebhook(
  services: Services,
  receivers: PaymentReceivers,
  { body, headers }: Message,
): Promise<{ received: true }> {
  const gateway = await findGateway(services);
  if (!gateway) throw notFound();
  if (!isSigned(body, headers['x-razorpay-signature'], gateway.webhookSecret)) {
    throw new Refusal('invalid_input', M.badSignature);
  }
  const news = parsed(body);
  const target = news && (await targetOf(services, receivers, { news, gateway }));
  if (!target) return { received: true };
  const { 'x-razorpay-event-id': id } = headers;
  const eventId = typeof id === 'string' && id !== '' ? id.slice(0, 200) : hashOf(body);
  await transactForOutside(services, target.clinicId, async (scope) => {
    if (await isNews(scope, { eventId, event: news.event })) await target.apply(scope);
  });
  return { received: true };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

function parsed(body: Buffer): News | undefined {
  try {
    return News.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

type Told = { news: News; gateway: Gateway };

/** The clinic of a webhook and the change to apply. Undefined when it does not concern us. */
async function targetOf(
  services: Services,
  receivers: PaymentReceivers,
  told: Told,
): Promise<Target | undefined> {
  const { payload } = told.news;
  if (payload.subscription) return ofSubscription(services, receivers, told);
  if (payload.refund) return ofRefund(services, told);
  if (payload.payment) return ofPayment(services, receivers, told);
  return undefined;
}

async function ofPayment(
  { database }: Services,
  receivers: PaymentReceivers,
  { news: { payload }, gateway }: Told,
): Promise<Target | undefined> {
  const told = payload.payment?.entity;
  const orderId = told?.order_id;
  const order = orderId && (await database.inSystem((tx) => findOrder(tx, orderId)));
  if (!order || !told) return undefined;
  const payment = await collect(gateway.client, told);
  if (payment.status !== 'captured') return undefined;
  return {
    clinicId: order.clinic_id,
    apply: async (scope) => {
      await bookPayment(scope, receivers.bills, { order, payment });
    },
  };
}

async function ofRefund(
  { database }: Services,
  { news: { payload, event } }: Told,
): Promise<Target | undefined> {
  const told = payload.refund?.entity;
  const id = z.uuid().safeParse(told?.receipt).data;
  const refund =
    id &&
    (await database.inSystem((tx) =>
      tx
        .selectFrom('payment_refunds')
        .where('id', '=', id)
        .where('provider_payment_id', '=', told?.payment_id ?? '')
        .select(['clinic_id', 'bill_id'])
        .executeTakeFirst(),
    ));
  if (!refund || !told) return undefined;
  return {
    clinicId: refund.clinic_id,
    apply: async (scope) => {
      const ended =
        event === 'refund.failed'
          ? await endRefund(scope.tx, id, { status: 'refused', refusal: M.refundFailed })
          : event === 'refund.processed' &&
            (await endRefund(scope.tx, id, {
              status: 'done',
              providerRefundId: told.id,
              at: scope.now,
            }));
      if (!ended) return;
      await scope.audit(event, { type: 'bill', id: refund.bill_id }, { refund: id });
      scope.changed('bills', refund.bill_id);
    },
  };
}

async function ofSubscription(
  { database }: Services,
  receivers: PaymentReceivers,
  { news }: Told,
): Promise<Target | undefined> {
  const told = news.payload.subscription?.entity;
  const row = told && (await database.inSystem((tx) => findProviderSubscription(tx, told.id)));
  if (!row) return undefined;
  const payment = news.payload.payment?.entity;
  const isCharge = news.event === 'subscription.charged' && payment?.status === 'captured';
  return {
    clinicId: row.clinic_id,
    apply: (scope) =>
      applySubscriptionNews(scope, receivers, {
        subscription: row,
        status: told.status,
        at: new Date(news.created_at * 1_000),
        payments: isCharge ? [payment] : [],
      }),
  };
}
