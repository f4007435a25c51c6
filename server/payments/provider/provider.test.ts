import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import {
  createPaymentOrder,
  listRefusedRefunds,
  paySandbox,
  receiveWebhook,
  retryRefund,
  verifyPayment,
} from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { PAYMENT_RECEIVERS } from '../../payment-receivers.ts';
import { sign } from '../../razorpay/index.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person, signIn } from '../../testing/builders/clinic.ts';
import { newOnlineBill, newPaymentOrder } from '../../testing/builders/payments.ts';
import { startProviderDouble } from '../../testing/provider-double.ts';
import { settleOrders } from '../orders/settle-order.ts';
import { sendRefunds, waitAfter } from '../refunds/send-refunds.ts';

const MOODS_WITHOUT_ANSWER = ['silent', 'broken', 'rubbish', 'another shape', 'endless'] as const;

const provider = startProviderDouble();
const app = startTestApp(provider.provider);
let admin: Person;
let bill: Awaited<ReturnType<typeof newOnlineBill>>;

beforeEach(async () => {
  admin = await newClinic(app);
  bill = await newOnlineBill(app, admin);
});

const details = () => app.ok(getBill, { params: { id: bill.id } }, admin);
const ask = () =>
  app.call(createPaymentOrder, { body: { amount: 50_000, billId: bill.id } }, admin);
const verify = (result: object) =>
  app.call(verifyPayment, { body: { ...result, billId: bill.id } }, admin);
const settle = () => settleOrders(app.started.services, PAYMENT_RECEIVERS);
const refundAll = () => sendRefunds(app.started.services);

async function payAndVerify() {
  const order = await newPaymentOrder(app, admin, bill);
  const result = provider.pay(order.id);
  expect((await verify(result)).statusCode).toBe(200);
  return result;
}

describe('a provider without a reply', () => {
  it.each(MOODS_WITHOUT_ANSWER)(
    '(%s) leaves the bill pending, with a message that names the next step',
    async (mood) => {
      provider.mood = mood;
      const reply = await ask();
      expect([reply.statusCode, reply.json().message]).toEqual([503, M.providerAway]);
      expect(await details()).toMatchObject({ bill: { status: 'pending' }, payments: [] });
      provider.mood = 'well';
      expect((await ask()).statusCode).toBe(201);
    },
  );

  it.each(MOODS_WITHOUT_ANSWER)('(%s) after the payment does not lose it', async (mood) => {
    const order = await newPaymentOrder(app, admin, bill);
    const result = provider.pay(order.id);
    provider.mood = mood;
    const reply = await verify(result);
    expect([reply.statusCode, reply.json().message]).toEqual([503, M.notConfirmed]);
    await settle();
    expect(await details()).toMatchObject({ bill: { status: 'pending' }, payments: [] });
    provider.mood = 'well';
    await Promise.all([settle(), settle(), verify(result)]);
    expect(await details()).toMatchObject({
      bill: { status: 'paid' },
      payments: [{ amount_paid: 50_000, payment_mode: 'online' }],
    });
  });
});

it('reports its refusal in its own words', async () => {
  provider.mood = 'refusing';
  const reply = await ask();
  expect([reply.statusCode, reply.json().message]).toEqual([409, 'Not in this account.']);
  provider.mood = 'locked';
  const locked = await ask();
  expect([locked.statusCode, locked.json().message]).toEqual([503, M.keysRefused]);
});

it('receives the balance and the bill, and its secrets stay hidden', async () => {
  const reply = await ask();
  expect(reply.json()).toMatchObject({
    key_id: provider.keys.keyId,
    provider: 'razorpay',
    order: { amount: 50_000, currency: 'INR', receipt: bill.id },
  });
  expect(reply.body).not.toContain(provider.keys.keySecret);
  expect(reply.headers['content-security-policy']).toContain('https://checkout.razorpay.com');
});

it('is not replaced by the sandbox', async () => {
  const order = await newPaymentOrder(app, admin, bill);
  const body = { order_id: order.id, outcome: 'success' };
  expect((await app.call(paySandbox, { body }, admin)).statusCode).toBe(404);
  const page = await app.app.inject('/api/payment/sandbox/subscriptions/sub_1');
  expect(page.statusCode).toBe(404);
});

describe('a payment at the provider', () => {
  it('is captured when the account does not capture automatically', async () => {
    const order = await newPaymentOrder(app, admin, bill);
    const result = provider.pay(order.id, { status: 'authorized' });
    expect((await verify(result)).json().billStatus).toBe('paid');
    expect(provider.requests.filter((one) => one.includes('/capture'))).toHaveLength(1);
  });

  it('is booked with the amount that was paid, not the amount of the bill', async () => {
    const order = await newPaymentOrder(app, admin, bill);
    const result = provider.pay(order.id, { amount: 20_000 });
    expect((await verify(result)).json().billStatus).toBe('pending');
    const { calculated, payments } = await details();
    expect(calculated).toMatchObject({ totalPaid: 20_000, balance: 30_000 });
    expect(payments.map(({ is_sandbox }) => is_sandbox)).toEqual([undefined]);
  });

  it('is not booked for another order', async () => {
    const order = await newPaymentOrder(app, admin, bill);
    const result = provider.pay(order.id, { order_id: 'order_of_someone' });
    expect((await verify(result)).statusCode).toBe(400);
    expect((await details()).payments).toEqual([]);
  });

  it('is booked even when the order is paid late', async () => {
    const old = await newPaymentOrder(app, admin, bill);
    app.clock.advance(6.5 * 86_400_000);
    const later = await signIn(app, admin.user.email);
    const order = await newPaymentOrder(app, later, bill);
    expect(order.id).not.toBe(old.id);
    app.clock.advance(5 * 86_400_000);
    provider.pay(order.id);
    await settle();
    app.clock.advance(-11.5 * 86_400_000);
    expect((await details()).bill.status).toBe('paid');
  });

  it('is looked up for a week', async () => {
    const order = await newPaymentOrder(app, admin, bill);
    app.clock.advance(8 * 86_400_000);
    provider.pay(order.id);
    provider.requests.length = 0;
    await settle();
    expect(provider.requests.filter((one) => one.includes(order.id))).toEqual([]);
    app.clock.advance(-8 * 86_400_000);
  });
});

describe('a refund', () => {
  const cancel = () =>
    app.ok(cancelBill, { params: { id: bill.id }, body: { reason: 'Entered twice' } }, admin);
  const paidBack = (paymentId: string) =>
    provider.refunds.filter(({ payment_id }) => payment_id === paymentId);
  const status = async () => (await details()).refunds?.map((one) => one.status);

  it('is retried until the provider answers, and made once', async () => {
    const { razorpay_payment_id: paymentId } = await payAndVerify();
    await cancel();
    provider.mood = 'silent';
    await refundAll();
    expect(await status()).toEqual(['pending']);
    provider.mood = 'lost answers';
    app.clock.advance(waitAfter(1));
    await refundAll();
    expect(paidBack(paymentId)).toHaveLength(1);
    expect(await status()).toEqual(['pending']);
    provider.mood = 'well';
    app.clock.advance(waitAfter(2));
    await Promise.all([refundAll(), refundAll()]);
    expect(await status()).toEqual(['done']);
    expect(paidBack(paymentId)).toHaveLength(1);
    expect(paidBack(paymentId)[0]).toMatchObject({ amount: 50_000 });
  });

  it('is shown on the bill for manual handling when the provider refuses it', async () => {
    await payAndVerify();
    await cancel();
    provider.mood = 'refusing';
    await refundAll();
    expect((await details()).refunds).toMatchObject([
      { status: 'refused', refusal: 'Not in this account.', amount: 50_000, reason: 'bill' },
    ]);
    const [waiting] = await app.ok(listRefusedRefunds, {}, admin);
    expect(waiting).toMatchObject({
      bill_id: bill.id,
      bill_number: bill.number,
      patient_name: 'Meena Iyer',
      amount: 50_000,
      refusal: 'Not in this account.',
    });
    const again = { params: { id: waiting?.id ?? '' } };
    expect((await app.call(retryRefund, again, admin)).statusCode).toBe(200);
    const twice = await app.call(retryRefund, again, admin);
    expect([twice.statusCode, twice.json().message]).toEqual([409, M.refundNotRefused]);
    provider.mood = 'well';
    await refundAll();
    expect(await status()).toEqual(['done']);
    expect(await app.ok(listRefusedRefunds, {}, admin)).toEqual([]);
  });
});

it('is made again on request after it failed at the provider', async () => {
  const { razorpay_payment_id: paymentId } = await payAndVerify();
  const cancel = { params: { id: bill.id }, body: { reason: 'Entered twice' } };
  await app.ok(cancelBill, cancel, admin);
  await refundAll();
  const made = provider.refunds.find(({ payment_id }) => payment_id === paymentId);
  Object.assign(made ?? {}, { status: 'failed' });
  const body = JSON.stringify({
    event: 'refund.failed',
    created_at: 1,
    payload: { refund: { entity: made } },
  });
  const news = await app.app.inject({
    method: receiveWebhook.method,
    url: receiveWebhook.path,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(body, provider.keys.webhookSecret),
      'x-razorpay-event-id': `evt_of_${made?.id}`,
    },
    payload: body,
  });
  expect(news.statusCode).toBe(200);
  const [refused] = (await details()).refunds ?? [];
  expect(refused).toMatchObject({ status: 'refused', refusal: M.refundFailed });
  await app.ok(retryRefund, { params: { id: refused?.id ?? '' } }, admin);
  await refundAll();
  expect((await details()).refunds).toMatchObject([{ status: 'done' }]);
  const ofIt = provider.refunds.filter(({ payment_id }) => payment_id === paymentId);
  expect(ofIt.map(({ status }) => status)).toEqual(['failed', 'processed']);
});

it('waits longer after each try, up to six hours', () => {
  expect([1, 2, 3, 9, 10, 500].map((tries) => waitAfter(tries) / 60_000)).toEqual([
    1, 2, 4, 256, 360, 360,
  ]);
});
