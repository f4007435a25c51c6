import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { orderContent, sign } from '../razorpay/index.ts';

const KEYS = { keyId: 'rzp_test_1', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
const ANSWERS_WITHIN_MS = 300;

type Entity = { id: string } & Record<string, unknown>;
/** The provider's behaviour: correct, silent or faulty. */
type Mood =
  | 'well'
  | 'silent'
  | 'broken'
  | 'rubbish'
  | 'another shape'
  | 'refusing'
  | 'locked'
  | 'endless'
  | 'lost answers';

export type ProviderDouble = {
  readonly provider: () => PaymentProvider;
  readonly keys: typeof KEYS;
  mood: Mood;
  /** Called with each request, before it is answered. */
  onRequest: (request: string) => void;
  /** The requests received, as `POST /v1/orders`. */
  readonly requests: string[];
  /** Pays an order as a customer and returns the checkout's reply. */
  pay(orderId: string, payment?: Record<string, unknown>): ReturnType<typeof handedBack>;
  /** The refunds made, by receipt. */
  readonly refunds: Entity[];
};

function handedBack(orderId: string, paymentId: string) {
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: sign(orderContent({ orderId, paymentId }), KEYS.keySecret),
  };
}

const newId = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}

/** A payment provider as a small real HTTP server, with the behaviour a test needs. */
export function startProviderDouble(): ProviderDouble {
  const orders = new Map<string, Entity>();
  const payments = new Map<string, Entity>();
  let server: Server | undefined;
  let port = 0;

  function answerOf(method: string, url: string, body: Record<string, unknown>): object {
    const [, , kind, id = '', part] = url.split(/[/?]/);
    if (kind === 'orders' && method === 'POST') {
      const order = { id: newId('order'), entity: 'order', status: 'created', ...body };
      orders.set(order.id, order);
      return order;
    }
    if (kind === 'orders' && part === 'payments') {
      return list([...payments.values()].filter(({ order_id }) => order_id === id));
    }
    if (kind === 'payments' && part === 'capture') {
      const captured = { ...payments.get(id), id, status: 'captured' };
      payments.set(id, captured);
      return captured;
    }
    if (kind === 'payments' && part === 'refund') {
      const refund = { id: newId('rfnd'), entity: 'refund', payment_id: id, ...body };
      const made = { ...refund, status: 'processed' };
      double.refunds.push(made);
      return made;
    }
    if (kind === 'payments' && part === 'refunds') {
      return list(double.refunds.filter(({ payment_id }) => payment_id === id));
    }
    return payments.get(id) ?? {};
  }
  const list = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await bodyOf(request);
    double.requests.push(`${method} ${url}`);
    const { mood } = double;
    const send = (status: number, text: string) => response.writeHead(status).end(text);
    if (mood === 'silent') return;
    if (mood === 'broken') return void send(502, '<html>Bad gateway</html>');
    if (mood === 'rubbish') return void send(200, 'not { json');
    if (mood === 'another shape') return void send(200, '{"entity":"surprise"}');
    if (mood === 'endless') return void send(200, `"${'x'.repeat(2_000_000)}"`);
    if (mood === 'locked') {
      const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
      return void send(401, JSON.stringify({ error }));
    }
    if (mood === 'refusing') {
      const error = { code: 'BAD_REQUEST_ERROR', description: 'Not in this account.' };
      return void send(400, JSON.stringify({ error }));
    }
    const made = JSON.stringify(answerOf(method, url, body));
    double.onRequest(`${method} ${url}`);
    if (mood === 'lost answers' && method === 'POST') return void request.socket.destroy();
    send(200, made);
  }

  const double: ProviderDouble = {
    provider: () => ({
      name: 'razorpay',
      ...KEYS,
      baseUrl: `http://127.0.0.1:${port}`,
      timeoutMs: ANSWERS_WITHIN_MS,
    }),
    keys: KEYS,
    mood: 'well',
    onRequest: () => {},
    requests: [],
    refunds: [],
    pay(orderId, changes = {}) {
      const order = orders.get(orderId);
      const payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: order?.amount,
        currency: 'INR',
        status: 'captured',
        order_id: orderId,
        created_at: Math.floor(Date.now() / 1_000),
        ...changes,
      };
      payments.set(payment.id, payment);
      return handedBack(orderId, payment.id);
    },
  };
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  beforeEach(() => {
    double.mood = 'well';
    double.onRequest = () => {};
    double.requests.length = 0;
    double.refunds.length = 0;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return double;
}
