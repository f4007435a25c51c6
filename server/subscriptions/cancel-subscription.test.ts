import { beforeEach, describe, expect, it } from 'vitest';
import { getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { exportMoney, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import {
  cancelPatientSubscription,
  getSubscriptionPaid,
} from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { listManualTransactions } from '#contract/subscriptions/subscriptions.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newStaff,
  type Person,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let desk: Person;
let patientId: string;
let planId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
  patientId = (await newPatient(app, admin)).id;
  planId = (await newPlan(app, admin, { price: 500 })).id;
});

const params = () => ({ id: patientId });
const start = (renews?: string | null) =>
  app.ok(updatePatient, { params: params(), body: { subscription_plan_id: planId, renews } }, desk);
const cancel = (refundMode?: 'cash' | 'upi' | 'card', person = desk, headers = {}) =>
  app.call(
    cancelPatientSubscription,
    { params: params(), body: { reason: 'Wrong patient', refundMode } },
    { token: person.token, headers },
  );
const drawer = async () => (await app.ok(getDrawer, { query: {} }, desk)).drawer;

describe('a subscription sold to the wrong patient', () => {
  it('shows what was paid for it, and is refunded in cash from the drawer', async () => {
    const { subscription_end_date } = await start();
    await start(subscription_end_date);
    const paid = await app.ok(getSubscriptionPaid, { params: params() }, desk);
    expect(paid).toMatchObject({
      total: 100_000,
      paid: [{ amount: 50_000, method: 'manual' }, {}],
    });
    expect((await drawer()).expected).toBe(100_000);
    const reply = await cancel('cash');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: M.cancelled, refunded: 1_000 },
    ]);
    expect((await app.ok(getPatient, { params: params() }, desk)).subscription_status).toBe(
      'cancelled',
    );
    expect(await drawer()).toMatchObject({ expected: 0, paidBack: -100_000 });
    const { day } = await drawer();
    const query = { startDate: day, endDate: day };
    expect((await app.ok(getMoneyTotals, { query }, admin)).received).toEqual([
      { day, source: 'subscriptionRefunds', mode: 'cash', amount: -100_000, refunded: -100_000 },
    ]);
    const sold = await app.ok(listManualTransactions, { query }, admin);
    expect(sold.map(({ refunded }) => refunded)).toEqual([50_000, 50_000]);
    const { statusCode } = await app.call(exportMoney, { query }, admin);
    expect(statusCode).toBe(200);
    expect((await app.call(getOverview, {}, admin)).statusCode).toBe(200);
  });

  it('is refunded by UPI, which leaves the drawer unchanged', async () => {
    await start();
    expect((await cancel('upi')).json().refunded).toBe(500);
    expect((await drawer()).expected).toBe(50_000);
  });

  it('ends without a refund when none is wanted, and is not refunded with the next one', async () => {
    await start();
    expect((await cancel()).json().refunded).toBe(0);
    app.clock.advance(1_000);
    await start();
    expect((await app.ok(getSubscriptionPaid, { params: params() }, desk)).total).toBe(50_000);
    expect((await cancel('cash')).json().refunded).toBe(500);
    expect((await drawer()).expected).toBe(50_000);
  });

  it('is refunded once under concurrent cancellations', async () => {
    await start();
    const replies = await Promise.all(Array.from({ length: 5 }, () => cancel('cash')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await drawer()).expected).toBe(0);
    const key = { 'idempotency-key': 'cancel-0001' };
    await start();
    const again = await Promise.all([cancel('cash', desk, key), cancel('cash', desk, key)]);
    expect(again.map((reply) => reply.json().refunded)).toEqual([500, 500]);
    expect((await drawer()).expected).toBe(0);
  });

  it('requires a reason, a subscription, and a role that sells', async () => {
    const none = await cancel('cash');
    expect([none.statusCode, none.json().message]).toEqual([409, M.noneToCancel]);
    await start();
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await cancel('cash', doctor)).statusCode).toBe(403);
    const body = { reason: ' ' };
    const reply = await app.call(cancelPatientSubscription, { params: params(), body }, desk);
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.cancelReasonRequired]);
  });

  it('is never refunded twice or above its price, whatever writes to the database', async () => {
    await start();
    const { paid } = await app.ok(getSubscriptionPaid, { params: params() }, desk);
    const clinicId = desk.user.clinic_id ?? '';
    const write = (amount: number, price = 50_000) =>
      app.started.services.database.inClinic(clinicId, (tx) =>
        tx
          .insertInto('subscription_refunds')
          .values({
            clinic_id: clinicId,
            id: crypto.randomUUID(),
            payment_id: paid[0]?.id ?? '',
            price_paise: price,
            amount_paise: amount,
            mode: 'cash',
            reason: 'Wrong patient',
            paid_at: app.clock.now(),
            created_by: desk.user.id,
          })
          .execute(),
      );
    await expect(write(50_001)).rejects.toThrow();
    await expect(write(60_000, 60_000)).rejects.toThrow();
    const tries = await Promise.allSettled([write(50_000), write(50_000), write(1)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
