import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as B } from '#contract/billing/billing.messages.ts';
import {
  createPaymentOrder,
  paySandbox,
  verifyPayment,
} from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { buildApp } from '../../app.ts';
import { sandboxKeys } from '../../payment-sandbox/index.ts';
import { orderContent, sign } from '../../razorpay/index.ts';
import { startServices } from '../../start-services.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { onlineDesk } from '../../testing/builders/online-desk.ts';
import {
  bringNews,
  newOnlineBill,
  newPaymentOrder,
  takeNews,
} from '../../testing/builders/payments.ts';

const app = startTestApp();
const { begin, ask, details, verify, payAtCounter, payOnline, refunds } = onlineDesk(app);
let admin: Person;
let desk: Person;
let bill: Awaited<ReturnType<typeof newOnlineBill>>;

beforeEach(async () => {
  ({ admin, desk, bill } = await begin());
});

describe('creating an order', () => {
  it('collects the balance and no other amount', async () => {
    for (const amount of [49_999, 50_001, 1]) {
      const reply = await ask(amount);
      expect([reply.statusCode, reply.json().message]).toEqual([400, M.notTheBalance]);
    }
    for (const amount of [0, -1, 1.5, '50000', null]) {
      const reply = await app.call(createPaymentOrder, { body: { amount, billId: bill.id } }, desk);
      expect([reply.statusCode, reply.json().message]).toEqual([400, M.invalidAmount]);
    }
    await payAtCounter(100);
    expect((await ask(50_000)).statusCode).toBe(400);
    const reply = await ask(40_000);
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['content-security-policy']).not.toContain('razorpay');
    expect(reply.json()).toEqual({
      key_id: (await sandboxKeys(app.started.services)).keyId,
      provider: 'sandbox',
      order: {
        id: expect.stringMatching(/^order_\w{14}$/),
        entity: 'order',
        amount: 40_000,
        currency: 'INR',
        receipt: bill.id,
        status: 'created',
      },
    });
  });

  it('returns the open order again, also to two concurrent desks, until the balance changes', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => ask(50_000)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const [order] = new Set(replies.map((reply) => reply.json().order.id));
    expect((await ask(50_000)).json().order.id).toBe(order);
    await payAtCounter(100);
    expect((await ask(40_000)).json().order.id).not.toBe(order);
  });

  it('detects that the open order was paid and reports it', async () => {
    await payOnline();
    const again = await ask(50_000);
    expect([again.statusCode, again.json().message]).toEqual([409, M.paidMeanwhile]);
    expect((await details()).bill.status).toBe('paid');
    const paid = await ask(50_000);
    expect([paid.statusCode, paid.json().message]).toEqual([409, B.notPayable]);
  });

  it('refuses a balance below one rupee', async () => {
    await payAtCounter(499.5);
    const reply = await ask(50);
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.tooSmall]);
  });
});

describe('one payment is booked once', () => {
  it('however often and in whatever order it is reported', async () => {
    const result = await payOnline();
    const news = await takeNews(app);
    expect(news).toHaveLength(2);
    const told = [...news, ...news].map((one) => bringNews(app, one));
    const verified = [1, 2, 3].map(() => verify(result));
    expect(await Promise.all(told)).toEqual([200, 200, 200, 200]);
    for (const reply of await Promise.all(verified)) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({
        success: true,
        message: M.successful,
        billStatus: 'paid',
      });
    }
    const { bill: after, payments } = await details();
    expect(after.status).toBe('paid');
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({
      amount_paid: 50_000,
      payment_mode: 'online',
      received_by: null,
    });
    expect(await refunds()).toEqual([]);
  });

  it('by the webhook alone, and when verify follows', async () => {
    const result = await payOnline();
    for (const one of (await takeNews(app)).reverse()) expect(await bringNews(app, one)).toBe(200);
    expect((await details()).payments).toHaveLength(1);
    expect((await verify(result)).json().billStatus).toBe('paid');
    expect((await details()).payments).toHaveLength(1);
  });

  it('by a server that was started after the payment', async () => {
    const result = await payOnline();
    const { connection, clock } = app;
    const started = await startServices({ connection, clock, onDatabaseError: () => {} });
    const next = await buildApp({ services: started.services, logger: pino({ level: 'silent' }) });
    const reply = await next.inject({
      method: verifyPayment.method,
      url: verifyPayment.path,
      headers: { authorization: `Bearer ${desk.token}` },
      payload: { ...result, billId: bill.id },
    });
    await next.close();
    await started.close();
    expect(reply.json()).toMatchObject({ success: true, billStatus: 'paid' });
  });

  it('by a constraint of the database', async () => {
    const { razorpay_payment_id: id } = await payOnline();
    const other = await newOnlineBill(app, desk);
    const { database } = app.started.services;
    const insert = (billId: string) =>
      database.inClinic(admin.user.clinic_id ?? '', (tx) =>
        tx
          .insertInto('bill_payments')
          .values({
            clinic_id: admin.user.clinic_id ?? '',
            id: crypto.randomUUID(),
            bill_id: billId,
            amount_paise: 100,
            mode: 'online',
            provider_payment_id: id,
            paid_at: new Date(),
          })
          .execute(),
      );
    const tries = await Promise.allSettled([insert(bill.id), insert(other.id), insert(bill.id)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a message that is not the provider’s', () => {
  it('is refused and changes nothing', async () => {
    const { razorpay_order_id: orderId, razorpay_payment_id: paymentId } = await payOnline();
    const news = await takeNews(app);
    const { keySecret, webhookSecret } = await sandboxKeys(app.started.services);
    const content = orderContent({ orderId, paymentId });
    const ids = { razorpay_order_id: orderId, razorpay_payment_id: paymentId };
    for (const signature of [
      'x',
      sign(content, 'another secret'),
      sign(content, webhookSecret),
      sign(`${paymentId}|${orderId}`, keySecret),
      sign(content, keySecret).toUpperCase(),
    ]) {
      const reply = await verify({ ...ids, razorpay_signature: signature });
      expect([reply.statusCode, reply.json().message]).toEqual([400, M.verificationFailed]);
    }
    for (const one of news) {
      expect(await bringNews(app, one, sign(JSON.stringify(one.body), keySecret))).toBe(400);
      expect(await bringNews(app, one, '')).toBe(400);
    }
    expect(await details()).toMatchObject({ bill: { status: 'pending' }, payments: [] });
  });

  it('is refused with a valid signature for another bill, another clinic, or a failed payment', async () => {
    const result = await payOnline();
    const otherBill = await newOnlineBill(app, desk);
    expect((await verify({ ...result, billId: otherBill.id })).statusCode).toBe(404);
    const stranger = await newClinic(app, 'Other Clinic');
    expect((await verify(result, stranger)).statusCode).toBe(404);
    const foreign = await newOnlineBill(app, stranger);
    expect((await verify({ ...result, billId: foreign.id }, stranger)).statusCode).toBe(404);

    const order = await newPaymentOrder(app, desk, otherBill);
    const body = { order_id: order.id, outcome: 'failure' };
    const failed = (await app.call(paySandbox, { body }, desk)).json();
    const paymentId = failed.error.metadata.payment_id;
    const { keySecret } = await sandboxKeys(app.started.services);
    const reply = await verify({
      billId: otherBill.id,
      razorpay_order_id: order.id,
      razorpay_payment_id: paymentId,
      razorpay_signature: sign(orderContent({ orderId: order.id, paymentId }), keySecret),
    });
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.notCollected]);
    expect(await details(otherBill.id)).toMatchObject({ bill: { status: 'pending' } });
  });

  it('is ignored when it is signed but concerns no order or event of ours', async () => {
    await payOnline();
    const [one] = await takeNews(app);
    const stranger = JSON.parse(
      JSON.stringify(one?.body).replaceAll(/order_\w{14}/g, 'order_00000000000000'),
    );
    expect(await bringNews(app, { id: 'evt_stranger', body: stranger })).toBe(200);
    expect(await bringNews(app, { id: 'evt_odd', body: { event: 'disk.full' } })).toBe(200);
    expect(await bringNews(app, { id: 'evt_text', body: 'hello' })).toBe(200);
    expect((await details()).payments).toEqual([]);
  });
});
