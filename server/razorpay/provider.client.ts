import type { z } from 'zod';
import {
  collectionOf,
  ProviderInvoice,
  ProviderOrder,
  ProviderPayment,
  ProviderPlan,
  ProviderRefund,
  ProviderRefusal,
  ProviderSubscription,
} from './provider.shapes.ts';
import { ProviderError } from './provider-error.ts';

export type ProviderRequest = {
  readonly method: 'GET' | 'POST';
  /** From `/v1` on. */
  readonly path: string;
  readonly body?: object;
  /** The provider executes a request once per key. */
  readonly idempotencyKey?: string;
};

/** Sends a request to the provider. Throws `ProviderError` of kind `away` when no reply came. */
export type Send = (request: ProviderRequest) => Promise<{ status: number; body: unknown }>;

export type NewProviderPlan = {
  readonly name: string;
  readonly amount: number;
  readonly period: string;
  readonly interval: number;
};

/**
 * The kind of a failed reply. After some failures the outcome is unknown, or a retry may succeed.
 */
function kindOf(status: number, said: string | undefined): ProviderError['kind'] {
  if (status === 401) return 'locked';
  const isPassing = status >= 500 || status === 408 || status === 409 || status === 429;
  return isPassing || said === undefined ? 'away' : 'refused';
}

/**
 * The provider's endpoints that we call. Each parses the reply with its schema. A reply of another
 * shape counts as none.
 */
export function providerClient(send: Send) {
  async function call<T extends z.ZodType>(shape: T, request: ProviderRequest) {
    const { status, body } = await send(request);
    if (status < 200 || status > 299) {
      const said = ProviderRefusal.safeParse(body).data?.error.description;
      throw new ProviderError(kindOf(status, said), said ?? `HTTP ${status}`);
    }
    const reply = shape.safeParse(body);
    if (!reply.success) throw new ProviderError('away', 'The reply cannot be read.');
    return reply.data;
  }
  const get = <T extends z.ZodType>(shape: T, path: string) => call(shape, { method: 'GET', path });
  const id = encodeURIComponent;

  return {
    /** Creates an order to collect `amount` paise; its payment is captured automatically. */
    createOrder: (order: { amount: number; receipt: string; notes: Record<string, string> }) =>
      call(ProviderOrder, {
        method: 'POST',
        path: '/v1/orders',
        body: { ...order, currency: 'INR', payment_capture: 1 },
      }),
    payment: (paymentId: string) => get(ProviderPayment, `/v1/payments/${id(paymentId)}`),
    paymentsOf: async (orderId: string) => {
      const path = `/v1/orders/${id(orderId)}/payments`;
      return (await get(collectionOf(ProviderPayment), path)).items;
    },
    capture: ({ id: paymentId, amount, currency }: ProviderPayment) =>
      call(ProviderPayment, {
        method: 'POST',
        path: `/v1/payments/${id(paymentId)}/capture`,
        body: { amount, currency },
      }),
    refundsOf: async (paymentId: string) => {
      const path = `/v1/payments/${id(paymentId)}/refunds?count=100`;
      return (await get(collectionOf(ProviderRefund), path)).items;
    },
    /** The same key returns the same refund. */
    refund: (
      paymentId: string,
      { amount, receipt, key }: { amount: number; receipt: string; key: string },
    ) =>
      call(ProviderRefund, {
        method: 'POST',
        path: `/v1/payments/${id(paymentId)}/refund`,
        body: { amount, receipt },
        idempotencyKey: key,
      }),
    createPlan: ({ name, amount, period, interval }: NewProviderPlan) =>
      call(ProviderPlan, {
        method: 'POST',
        path: '/v1/plans',
        body: { period, interval, item: { name, amount, currency: 'INR' } },
      }),
    createSubscription: (body: {
      plan_id: string;
      total_count: number;
      notes: Record<string, string>;
    }) => call(ProviderSubscription, { method: 'POST', path: '/v1/subscriptions', body }),
    subscription: (subscriptionId: string) =>
      get(ProviderSubscription, `/v1/subscriptions/${id(subscriptionId)}`),
    cancelSubscription: (subscriptionId: string) =>
      call(ProviderSubscription, {
        method: 'POST',
        path: `/v1/subscriptions/${id(subscriptionId)}/cancel`,
      }),
    invoicesOf: async (subscriptionId: string) => {
      const path = `/v1/invoices?subscription_id=${id(subscriptionId)}&count=100`;
      return (await get(collectionOf(ProviderInvoice), path)).items;
    },
  };
}

export type ProviderClient = ReturnType<typeof providerClient>;
