import { beforeEach, describe, expect, it } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { onlineDesk } from '../../testing/builders/online-desk.ts';
import {
  bringNews,
  type newOnlineBill,
  newPaymentOrder,
  payAtCheckout,
  takeNews,
} from '../../testing/builders/payments.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

const app = startTestApp();
const { begin, ask, details, verify, payAtCounter, payOnline, refunds } = onlineDesk(app);
let admin: Person;
let desk: Person;
let bill: Awaited<ReturnType<typeof newOnlineBill>>;

beforeEach(async () => {
  ({ admin, desk, bill } = await begin());
});

const cancel = () =>
  app.ok(cancelBill, { params: { id: bill.id }, body: { reason: 'Entered twice' } }, admin);

describe('a payment that the bill no longer needs', () => {
  it('is refunded when the bill was cancelled during the payment', async () => {
    const result = await payOnline();
    await cancel();
    const reply = await verify(result);
    expect(reply.json()).toMatchObject({ billStatus: 'cancelled', message: M.amountDiffers });
    for (const one of await takeNews(app)) await bringNews(app, one);
    expect(await refunds()).toEqual([
      { amount_paise: 50_000, reason: 'surplus', status: 'pending', provider_refund_id: null },
    ]);
    await Promise.all([sendRefunds(app.started.services), sendRefunds(app.started.services)]);
    expect(await refunds()).toMatchObject([
      { status: 'done', provider_refund_id: expect.stringMatching(/^rfnd_/) },
    ]);
  });

  it('is not reported as a success when the webhook came before the browser', async () => {
    const result = await payOnline();
    await cancel();
    for (const one of await takeNews(app)) await bringNews(app, one);
    const replies = [await verify(result), await verify(result)].map((reply) => reply.json());
    const expected = { billStatus: 'cancelled', message: M.amountDiffers };
    expect(replies).toMatchObject([expected, expected]);
  });

  it('is partly refunded when some was paid at the counter meanwhile', async () => {
    const result = await payOnline();
    await payAtCounter(200);
    expect((await verify(result)).json()).toMatchObject({ billStatus: 'paid' });
    const { payments } = await details();
    expect(payments.map(({ amount_paid }) => amount_paid)).toEqual([20_000, 30_000]);
    expect(await refunds()).toMatchObject([{ amount_paise: 20_000, reason: 'surplus' }]);
  });

  it('is refunded when two orders of a bill were paid', async () => {
    const first = await newPaymentOrder(app, desk, bill);
    await payAtCounter(100);
    const second = await ask(40_000);
    const one = await payAtCheckout(app, desk, first.id);
    const two = await payAtCheckout(app, desk, second.json().order.id);
    expect((await verify(two)).json()).toMatchObject({ billStatus: 'paid' });
    expect((await verify(one)).json()).toMatchObject({ message: M.amountDiffers });
    expect(await refunds()).toMatchObject([{ amount_paise: 50_000, reason: 'surplus' }]);
  });
});

describe('refunding', () => {
  it('asks the provider once for the refund of a cancelled bill', async () => {
    const result = await payOnline();
    await verify(result);
    await cancel();
    expect(await refunds()).toMatchObject([{ amount_paise: 50_000, reason: 'bill' }]);
    await Promise.all([1, 2, 3].map(() => sendRefunds(app.started.services)));
    await sendRefunds(app.started.services);
    expect(await refunds()).toMatchObject([{ status: 'done' }]);
    const news = await takeNews(app);
    const sent = news.filter(({ body }) => {
      const text = JSON.stringify(body);
      return text.includes('refund.processed') && text.includes(result.razorpay_payment_id);
    });
    expect(sent).toHaveLength(1);
    for (const one of [...sent, ...sent]) expect(await bringNews(app, one)).toBe(200);
    expect(await refunds()).toMatchObject([{ status: 'done' }]);
  });

  it('refunds at the counter what was paid there', async () => {
    await payAtCounter(200);
    const rest = await app.ok(getBill, { params: { id: bill.id } }, desk);
    const order = await newPaymentOrder(app, desk, rest.bill);
    await verify(await payAtCheckout(app, desk, order.id));
    await cancel();
    expect(await refunds()).toMatchObject([{ amount_paise: 30_000 }]);
  });
});
