import type { Services } from '../platform/services.ts';
import { nudgeCourier } from './sandbox.courier.ts';
import { SandboxPayment } from './sandbox.entities.ts';
import type { SandboxContext } from './sandbox.events.ts';
import {
  capturePayment,
  createOrder,
  findOrder,
  findPayment,
  refundPayment,
} from './sandbox.orders.ts';
import { SandboxRefusal } from './sandbox.refusal.ts';
import { listOf } from './sandbox.store.ts';
import {
  cancel,
  createPlan,
  createSubscription,
  findPlan,
  findSubscription,
  listInvoices,
} from './sandbox.subscriptions.ts';

type Call = {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
};

type Operation = {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (context: SandboxContext, call: Call) => Promise<object>;
};

function collection(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}

async function paymentsOfOrder(context: SandboxContext, orderId: string) {
  await findOrder(context, orderId);
  const payments = await listOf(context.tx, 'payment', orderId);
  return collection(payments.map((payment) => SandboxPayment.parse(payment)));
}

async function refundsOfPayment(context: SandboxContext, paymentId: string) {
  await findPayment(context, paymentId);
  return collection(await listOf(context.tx, 'refund', paymentId));
}

/**
 * The provider's endpoints that the sandbox supports. `id` is the part of the path in parentheses.
 */
const OPERATIONS: readonly Operation[] = [
  { method: 'POST', path: /^\/v1\/orders$/, answer: (at, { body }) => createOrder(at, body) },
  { method: 'GET', path: /^\/v1\/orders\/(\w+)$/, answer: (at, { id }) => findOrder(at, id) },
  {
    method: 'GET',
    path: /^\/v1\/orders\/(\w+)\/payments$/,
    answer: (at, { id }) => paymentsOfOrder(at, id),
  },
  { method: 'GET', path: /^\/v1\/payments\/(\w+)$/, answer: (at, { id }) => findPayment(at, id) },
  {
    method: 'POST',
    path: /^\/v1\/payments\/(\w+)\/capture$/,
    answer: (at, { id, body }) => capturePayment(at, id, body),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/(\w+)\/refund$/,
    answer: (at, { id, body, idempotencyKey }) => refundPayment(at, id, { body, idempotencyKey }),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/(\w+)\/refunds$/,
    answer: (at, { id }) => refundsOfPayment(at, id),
  },
  { method: 'POST', path: /^\/v1\/plans$/, answer: (at, { body }) => createPlan(at, body) },
  { method: 'GET', path: /^\/v1\/plans\/(\w+)$/, answer: (at, { id }) => findPlan(at, id) },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    answer: (at, { body }) => createSubscription(at, body),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: (at, { id }) => findSubscription(at, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)\/cancel$/,
    answer: (at, { id }) => cancel(at, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    answer: async (at, { query }) => collection(await listInvoices(at, query)),
  },
];

export type SandboxCall = {
  readonly method: string;
  /** From `/v1` on, with the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
};

function refusal(description: string) {
  return {
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description, source: 'business' } },
  };
}

/** Answers a call like the provider, and sends its webhooks. */
export async function answerAsProvider(
  services: Services,
  { method, path, body, idempotencyKey }: SandboxCall,
): Promise<{ status: number; body: unknown }> {
  const { pathname, searchParams: query } = new URL(path, 'http://sandbox');
  const found = OPERATIONS.find((one) => one.method === method && one.path.test(pathname));
  if (!found) return refusal('The requested URL was not found on the server.');
  const [, id = ''] = found.path.exec(pathname) ?? [];
  try {
    const answered = await services.database.inSystem((tx) =>
      found.answer({ tx, now: services.clock.now() }, { id, query, body, idempotencyKey }),
    );
    nudgeCourier(services);
    return { status: 200, body: answered };
  } catch (error) {
    if (error instanceof SandboxRefusal) return refusal(error.message);
    throw error;
  }
}
