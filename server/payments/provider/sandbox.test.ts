import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startOnlineSubscription, verifyPayment } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_RECEIVERS } from '../../payment-receivers.ts';
import { sandboxKeys } from '../../payment-sandbox/index.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newPlan, type Person } from '../../testing/builders/clinic.ts';
import { newOnlineBill, newPaymentOrder, payAtCheckout } from '../../testing/builders/payments.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { cancelAtProvider } from '../subscriptions/subscription-news.ts';

const app = startTestApp();
let url: string;
let admin: Person;
/** The provider's official client, connected to the sandbox. */
let razorpay: Razorpay;

beforeAll(async () => {
  url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { keyId, keySecret } = await sandboxKeys(app.started.services);
  razorpay = clientOf({ keyId, keySecret });
});
beforeEach(async () => {
  admin = await newClinic(app);
});

/** The package does not expose its base URL, so this sets it on its axios instance. */
function clientOf({ keyId, keySecret }: { keyId: string; keySecret: string }): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = `${url}/api/payment/sandbox`;
  return client;
}

const settled = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

describe('the provider’s official client at the sandbox', () => {
  it('creates orders, sees their payments, and refunds them', async () => {
    const order = await razorpay.orders.create({
      amount: 25_000,
      currency: 'INR',
      receipt: 'r-1',
      notes: { bill_id: 'b-1' },
    });
    expect(order).toMatchObject({
      entity: 'order',
      amount: 25_000,
      amount_due: 25_000,
      amount_paid: 0,
      status: 'created',
      receipt: 'r-1',
      notes: { bill_id: 'b-1' },
    });
    expect(await razorpay.orders.fetch(order.id)).toEqual(order);
    expect(await razorpay.orders.fetchPayments(order.id)).toMatchObject({ count: 0, items: [] });
  });

  it('reads a checkout payment, by the signature it verifies itself', async () => {
    const bill = await newOnlineBill(app, admin);
    const order = await newPaymentOrder(app, admin, bill);
    const paid = await payAtCheckout(app, admin, order.id);
    const { keySecret, webhookSecret } = await sandboxKeys(app.started.services);
    const ids = { order_id: order.id, payment_id: paid.razorpay_payment_id };
    expect(validatePaymentVerification(ids, paid.razorpay_signature, keySecret)).toBe(true);
    expect(validatePaymentVerification(ids, paid.razorpay_signature, webhookSecret)).toBe(false);

    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      amount_due: 0,
      attempts: 1,
    });
    const payment = await razorpay.payments.fetch(ids.payment_id);
    expect(payment).toMatchObject({ status: 'captured', captured: true, order_id: order.id });
    expect((await razorpay.orders.fetchPayments(order.id)).items).toEqual([payment]);
    await expect(razorpay.payments.capture(ids.payment_id, 50_000, 'INR')).rejects.toMatchObject({
      statusCode: 400,
    });

    const refund = await razorpay.payments.refund(ids.payment_id, {
      amount: 10_000,
      receipt: 'back-1',
    });
    expect(refund).toMatchObject({ entity: 'refund', amount: 10_000, status: 'processed' });
    const { items } = await razorpay.payments.fetchMultipleRefund(ids.payment_id, {});
    expect(items).toMatchObject([{ id: refund.id, receipt: 'back-1' }]);
    await expect(
      razorpay.payments.refund(ids.payment_id, { amount: 40_001 }),
    ).rejects.toMatchObject({ statusCode: 400, error: { code: 'BAD_REQUEST_ERROR' } });
  });

  it('creates plans and subscriptions, and ends them', async () => {
    const item = { name: 'Care', amount: 49_900, currency: 'INR' };
    const plan = await razorpay.plans.create({ period: 'monthly', interval: 1, item });
    expect(await razorpay.plans.fetch(plan.id)).toMatchObject({ entity: 'plan', item });
    const made = await razorpay.subscriptions.create({ plan_id: plan.id, total_count: 12 });
    expect(made).toMatchObject({ status: 'created', total_count: 12, remaining_count: 12 });
    expect(made.short_url).toBe(`/api/payment/sandbox/subscriptions/${made.id}`);
    expect(await razorpay.subscriptions.cancel(made.id)).toMatchObject({ status: 'cancelled' });
    expect(await razorpay.subscriptions.fetch(made.id)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['an order below ₹1', () => razorpay.orders.create({ amount: 99, currency: 'INR' })],
    ['another currency', () => razorpay.orders.create({ amount: 100, currency: 'USD' })],
    ['an unknown order', () => razorpay.orders.fetch('order_0')],
    ['an unknown payment', () => razorpay.payments.fetch('pay_0')],
    [
      'a daily plan',
      () =>
        razorpay.plans.create({
          period: 'daily',
          interval: 1,
          item: { name: 'Care', amount: 100, currency: 'INR' },
        }),
    ],
    [
      'a subscription without a plan',
      () => razorpay.subscriptions.create({ plan_id: 'plan_0', total_count: 1 }),
    ],
  ])('is refused %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
    });
  });

  it('is refused without the secret', async () => {
    const { keyId } = await sandboxKeys(app.started.services);
    const stranger = clientOf({ keyId, keySecret: 'guessed' });
    await expect(stranger.orders.create({ amount: 100, currency: 'INR' })).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});

describe('the sandbox’s webhooks', () => {
  it('pay the bill when the browser never returned, and report a completed refund', async () => {
    const bill = await newOnlineBill(app, admin);
    const order = await newPaymentOrder(app, admin, bill);
    await payAtCheckout(app, admin, order.id);
    const read = () => app.ok(getBill, { params: { id: bill.id } }, admin);
    await settled(async () => expect((await read()).bill.status).toBe('paid'));
    expect((await read()).payments).toHaveLength(1);
    await app.ok(cancelBill, { params: { id: bill.id }, body: { reason: 'Left' } }, admin);
    await sendRefunds(app.started.services);
    expect((await read()).refunds).toMatchObject([{ status: 'done', amount: 50_000 }]);
  });

  it.each([
    ['back to the sandbox', undefined, true],
    ['as cash', 'cash', undefined],
  ] as const)('mark test money on the receipt, and a refund %s', async (_how, refundMode, mark) => {
    const bill = await newOnlineBill(app, admin);
    const order = await newPaymentOrder(app, admin, bill);
    const body = { ...(await payAtCheckout(app, admin, order.id)), billId: bill.id };
    await app.ok(verifyPayment, { body }, admin);
    const params = { id: bill.id };
    await app.ok(cancelBill, { params, body: { reason: 'Left', refundMode } }, admin);
    const { payments } = await app.ok(getBill, { params }, admin);
    expect(payments.map(({ is_sandbox }) => is_sandbox)).toEqual([true, mark]);
  });

  it('start a patient’s subscription once it is approved, and end it', async () => {
    const patient = await newPatient(app, admin);
    const plan = await newPlan(app, admin, { name: 'Care <Monthly>' });
    const body = { patientId: patient.id, planId: plan.id };
    const { short_url } = await app.ok(startOnlineSubscription, { body }, admin);
    const page = `${url}${short_url}`;
    const html = await (await fetch(page)).text();
    expect(html).toContain('no real money moves');
    expect(html).toContain('Care &lt;Monthly&gt;');

    const submit = (outcome: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }) });
    expect(await (await submit('failure')).text()).toContain('The payment failed.');
    const read = () => app.ok(getPatient, { params: { id: patient.id } }, admin);
    expect((await read()).subscription_status).toBe('none');
    await Promise.all([submit('success'), submit('success')]);
    await settled(async () => expect((await read()).subscription_status).toBe('active'));
    expect(await read()).toMatchObject({
      subscription_plan_id: plan.id,
      subscription_payment_method: 'online',
    });
    const again = await app.call(startOnlineSubscription, { body }, admin);
    expect(again.statusCode).toBe(409);

    const change = { params: { id: patient.id }, body: { subscription_status: 'cancelled' } };
    expect((await app.call(updatePatient, change, admin)).statusCode).toBe(200);
    await cancelAtProvider(app.started.services, PAYMENT_RECEIVERS);
    const subscriptionId = page.split('/').at(-1) ?? '';
    const ended = await razorpay.subscriptions.fetch(subscriptionId);
    expect(ended.status).toBe('cancelled');
  });

  it('show an error page for an unknown link', async () => {
    const page = await fetch(`${url}/api/payment/sandbox/subscriptions/sub_0`);
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('No such subscription'),
    ]);
  });
});
