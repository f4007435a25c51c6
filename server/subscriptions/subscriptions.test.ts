import { beforeEach, describe, expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { START_MESSAGES as S } from '#contract/subscriptions/start-subscription.messages.ts';
import {
  createPlan,
  deactivatePlan,
  getPlan,
  listManualTransactions,
  listPlans,
  updatePlan,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let desk: Person;

beforeEach(async () => {
  app.clock.set('2026-11-21T06:30:00.000Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
});

/** Sets the clock and signs in again, because the sessions expire meanwhile. */
async function comeBackAt(instant: string) {
  app.clock.set(instant);
  admin = await signIn(app, admin.user.email);
  desk = await signIn(app, desk.user.email);
}
const start = (patientId: string, planId: string, more: object = {}, person = desk) =>
  app.call(
    updatePatient,
    { params: { id: patientId }, body: { subscription_plan_id: planId, ...more } },
    person,
  );
const paidOn = (startDate: string, endDate = startDate, person = admin) =>
  app.ok(listManualTransactions, { query: { startDate, endDate } }, person);

describe('the plans for patients', () => {
  it('are created, changed, read by the desk, and deactivated', async () => {
    const body = { name: ' Care Quarterly ', price: 1299.5, period: 'monthly', interval: 3 };
    const created = await app.call(createPlan, { body }, admin);
    expect(created.statusCode).toBe(201);
    const plan = created.json();
    expect(plan).toMatchObject({
      name: 'Care Quarterly',
      price: 1299.5,
      period: 'monthly',
      interval: 3,
      description: null,
      razorpay_plan_id: null,
      status: 'active',
    });
    const params = { id: plan.id };
    const changed = await app.ok(updatePlan, { params, body: { price: 1500 } }, admin);
    expect(changed).toMatchObject({ name: 'Care Quarterly', price: 150_000, interval: 3 });
    expect(await app.ok(listPlans, {}, desk)).toEqual([changed]);
    expect(await app.ok(deactivatePlan, { params }, admin)).toEqual({ message: M.deactivated });
    expect((await app.ok(getPlan, { params }, desk)).status).toBe('inactive');
    const again = await app.call(deactivatePlan, { params }, admin);
    expect([again.statusCode, again.json().message]).toEqual([409, M.alreadyInactive]);
    const back = await app.ok(updatePlan, { params, body: { status: 'active' } }, admin);
    expect(back.status).toBe('active');
  });

  it.each([
    [{}, M.required],
    [{ name: '', price: 1, period: 'daily', interval: 1 }, M.required],
    [{ name: 'A', period: 'daily', interval: 1 }, M.required],
    [{ name: 'A', price: 1, period: 'hourly', interval: 1 }, M.required],
    [{ name: 'A', price: 1, period: 'daily', interval: 0 }, M.required],
    [{ name: 'A', price: 1, period: 'daily', interval: 1.5 }, M.required],
    [{ name: 'A', price: -1, period: 'daily', interval: 1 }, M.invalidPrice],
    [{ name: 'A', price: 1.005, period: 'daily', interval: 1 }, M.invalidPrice],
    [{ name: 'A', price: 1, period: 'daily', interval: 1001 }, M.longInterval],
    [{ name: 'A', price: 1, period: 'daily', interval: 1, status: 'old' }, M.unknownStatus],
  ])('refuses %j', async (body, message) => {
    const reply = await app.call(createPlan, { body }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});

describe('starting a subscription', () => {
  it('computes every value itself and ignores the browser’s', async () => {
    await comeBackAt('2027-01-31T06:30:00.000Z');
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    const reply = await start(patient.id, plan.id, {
      subscription_status: 'active',
      subscription_start_date: '2020-01-01T00:00:00.000Z',
      subscription_end_date: '2099-01-01T00:00:00.000Z',
      subscription_payment_method: 'free',
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      subscription_status: 'active',
      subscription_plan_id: plan.id,
      subscription_start_date: '2027-01-31T06:30:00.000Z',
      subscription_end_date: '2027-02-28T06:30:00.000Z',
      subscription_payment_method: 'manual',
    });
  });

  it('shows expired from its end on, and can then be started again', async () => {
    const [patient, plan] = [
      await newPatient(app, desk),
      await newPlan(app, admin, { period: 'daily' }),
    ];
    await start(patient.id, plan.id);
    const status = async () =>
      (await app.ok(getPatient, { params: { id: patient.id } }, desk)).subscription_status;
    await comeBackAt('2026-11-22T06:29:59.999Z');
    expect(await status()).toBe('active');
    app.clock.advance(1);
    expect(await status()).toBe('expired');
    expect((await start(patient.id, plan.id)).statusCode).toBe(200);
    expect(await status()).toBe('active');
  });

  it('accepts only an active plan of the own clinic', async () => {
    const patient = await newPatient(app, desk);
    const other = await newClinic(app, 'Elsewhere');
    const theirs = await newPlan(app, other);
    const old = await newPlan(app, admin, { status: 'inactive' });
    for (const planId of [theirs.id, old.id]) {
      const reply = await start(patient.id, planId);
      expect([reply.statusCode, reply.json().message]).toEqual([400, S.planNotFound]);
    }
    const none = await app.call(
      updatePatient,
      { params: { id: patient.id }, body: { subscription_status: 'active' } },
      desk,
    );
    expect([none.statusCode, none.json().message]).toEqual([400, S.selectPlan]);
    expect(await paidOn('2026-11-21')).toEqual([]);
  });

  it('takes the money once when ten desks start one concurrently', async () => {
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(patient.id, plan.id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      S.alreadyActive,
    );
    expect(await paidOn('2026-11-21')).toHaveLength(1);
  });

  it('is renewed from its end on and paid today', async () => {
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    const first = (await start(patient.id, plan.id)).json().subscription_end_date;
    app.clock.advance(60_000);
    const renewed = await start(patient.id, plan.id, { renews: first });
    expect(renewed.json()).toMatchObject({
      subscription_status: 'active',
      subscription_start_date: '2026-11-21T06:30:00.000Z',
      subscription_end_date: '2027-01-21T06:30:00.000Z',
    });
    expect(await paidOn('2026-11-21')).toMatchObject([
      { subscription_start_date: first, paid_at: '2026-11-21T06:31:00.000Z' },
      { subscription_start_date: '2026-11-21T06:30:00.000Z' },
    ]);
    expect(await paidOn('2026-12-21')).toEqual([]);
  });

  it('is renewed once when ten desks renew it concurrently, and not after its end', async () => {
    const plan = await newPlan(app, admin, { period: 'daily' });
    const patient = await newPatient(app, desk);
    const renews = (await start(patient.id, plan.id)).json().subscription_end_date;
    const renew = () => start(patient.id, plan.id, { renews });
    const replies = await Promise.all(Array.from({ length: 10 }, renew));
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().message).toBe(S.renewedMeanwhile);
    expect(await paidOn('2026-11-21')).toHaveLength(2);
    await comeBackAt('2026-11-24T06:30:00.000Z');
    expect((await renew()).statusCode).toBe(409);
  });

  it('cannot replace a running one, which the database enforces', async () => {
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    await start(patient.id, plan.id);
    const replaced = app.started.services.database.inSystem((tx) =>
      tx
        .updateTable('patients')
        .set({ subscription_start_date: new Date('2026-11-22T00:00:00Z') })
        .where('id', '=', patient.id)
        .execute(),
    );
    await expect(replaced).rejects.toMatchObject({
      constraint: 'patients_one_subscription_at_a_time',
    });
  });

  it('changes details and starts in one transaction, or does neither', async () => {
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    const both = await start(patient.id, plan.id, { name: 'Asha Rao' });
    expect(both.json()).toMatchObject({ name: 'Asha Rao', subscription_status: 'active' });
    const neither = await start(patient.id, plan.id, { name: 'Somebody Else' });
    expect(neither.statusCode).toBe(409);
    const now = await app.ok(getPatient, { params: { id: patient.id } }, desk);
    expect(now.name).toBe('Asha Rao');
  });

  it('is cancelled, and then another may start', async () => {
    const [patient, plan] = [await newPatient(app, desk), await newPlan(app, admin)];
    const cancel = () =>
      app.call(
        updatePatient,
        { params: { id: patient.id }, body: { subscription_status: 'cancelled' } },
        desk,
      );
    expect((await cancel()).statusCode).toBe(409);
    await start(patient.id, plan.id);
    expect((await cancel()).json().subscription_status).toBe('cancelled');
    expect((await start(patient.id, plan.id)).json().subscription_status).toBe('active');
    expect(await paidOn('2026-11-21')).toHaveLength(2);
  });
});

describe('payments at the desk', () => {
  it('keep the name and price of that time, by clinic days', async () => {
    const [patient, plan] = [await newPatient(app, desk, 'Asha Menon'), await newPlan(app, admin)];
    // 00:15 in the clinic, still the previous day in UTC.
    await comeBackAt('2026-11-21T18:45:00.000Z');
    await start(patient.id, plan.id);
    await app.ok(updatePlan, { params: { id: plan.id }, body: { price: 999, name: 'New' } }, admin);
    expect(await paidOn('2026-11-21')).toEqual([]);
    expect(await paidOn('2026-11-22')).toEqual([
      {
        id: expect.any(String),
        patient_id: patient.id,
        name: 'Asha Menon',
        subscription_start_date: '2026-11-21T18:45:00.000Z',
        paid_at: '2026-11-21T18:45:00.000Z',
        subscription_payment_method: 'manual',
        subscriptionPlan: { name: 'Care Monthly', price: 49_900 },
      },
    ]);
    expect(await paidOn('2026-11-20', '2026-11-25')).toHaveLength(1);
    expect(await paidOn('2026-11-22', '2026-11-22', await newClinic(app, 'Other'))).toEqual([]);
  });

  it.each([
    [{ startDate: '2026-11-22', endDate: '2026-11-21' }, 'Start date cannot be after end date.'],
    [{ startDate: '2026-11-22' }, 'Please select both start and end dates.'],
  ])('refuses %j', async (query, message) => {
    const reply = await app.call(listManualTransactions, { query }, admin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});
