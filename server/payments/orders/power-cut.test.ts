import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { verifyPayment } from '#contract/payments/payments.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { newOnlineBill, newPaymentOrder } from '../../testing/builders/payments.ts';
import { startProviderDouble } from '../../testing/provider-double.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const STARTS_WITHIN_MS = 20_000;

const provider = startProviderDouble();
const app = startTestApp(provider.provider);
let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

function databaseUrl(): string {
  const { host = '', port, user = '', password = '', database = '' } = app.connection;
  const url = new URL(`postgres://localhost/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return url.href;
}

/** Starts the real server on the test's database and returns its address. */
async function startServer(): Promise<string> {
  const { keys } = provider;
  const configured = provider.provider();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl(),
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_BASE_URL: configured.name === 'razorpay' ? configured.baseUrl : '',
    },
  });
  running = child;
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => expect(said).toContain('Payment provider:  Razorpay'), STARTS_WITHIN_MS);
  return /ready: +(\S+)/.exec(said)?.[1] ?? '';
}

it('a payment collected during a power cut is booked after the restart', async () => {
  // The real server has the real clock.
  app.clock.set(new Date());
  const admin = await newClinic(app);
  const bill = await newOnlineBill(app, admin);
  const order = await newPaymentOrder(app, admin, bill);
  const url = await startServer();
  // The job at start-up has run before the payment.
  const asked = `GET /v1/orders/${order.id}/payments`;
  await vi.waitFor(() => expect(provider.requests).toContain(asked), STARTS_WITHIN_MS);
  const result = provider.pay(order.id);
  const ended = once(running!, 'exit');
  // The provider is about to reply, and the server is killed before it can store the reply.
  provider.onRequest = (request) => {
    if (request.startsWith('GET /v1/payments/')) running?.kill('SIGKILL');
  };
  const verified = fetch(`${url}${verifyPayment.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ ...result, billId: bill.id }),
  });
  await expect(verified).rejects.toThrow();
  await ended;
  const read = () => app.ok(getBill, { params: { id: bill.id } }, admin);
  expect(await read()).toMatchObject({ bill: { status: 'pending' }, payments: [] });

  provider.onRequest = () => {};
  await startServer();
  await vi.waitFor(async () => expect((await read()).bill.status).toBe('paid'), STARTS_WITHIN_MS);
  expect((await read()).payments).toMatchObject([{ amount_paid: 50_000, payment_mode: 'online' }]);
}, 60_000);
