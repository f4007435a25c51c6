import { describe, expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { START_MESSAGES as S } from '#contract/subscriptions/start-subscription.messages.ts';
import { newClinic, newPatient, newPlan } from '../testing/builders/clinic.ts';
import { startSubscribers } from '../testing/clinics/subscribers-clinic.ts';

const { app, at, comeBackAt, start, paidOn } = startSubscribers();

describe('starting a subscription', () => {
  it('computes every value itself and ignores the browser’s', async () => {
    await comeBackAt('2027-01-31T06:30:00.000Z');
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
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
      await newPatient(app, at.desk),
      await newPlan(app, at.admin, { period: 'daily' }),
    ];
    await start(patient.id, plan.id);
    const status = async () =>
      (await app.ok(getPatient, { params: { id: patient.id } }, at.desk)).subscription_status;
    await comeBackAt('2026-11-22T06:29:59.999Z');
    expect(await status()).toBe('active');
    app.clock.advance(1);
    expect(await status()).toBe('expired');
    expect((await start(patient.id, plan.id)).statusCode).toBe(200);
    expect(await status()).toBe('active');
  });

  it('accepts only an active plan of the own clinic', async () => {
    const patient = await newPatient(app, at.desk);
    const other = await newClinic(app, 'Elsewhere');
    const theirs = await newPlan(app, other);
    const old = await newPlan(app, at.admin, { status: 'inactive' });
    for (const planId of [theirs.id, old.id]) {
      const reply = await start(patient.id, planId);
      expect([reply.statusCode, reply.json().message]).toEqual([400, S.planNotFound]);
    }
    const none = await app.call(
      updatePatient,
      { params: { id: patient.id }, body: { subscription_status: 'active' } },
      at.desk,
    );
    expect([none.statusCode, none.json().message]).toEqual([400, S.selectPlan]);
    expect(await paidOn('2026-11-21')).toEqual([]);
  });

  it('takes the money once when ten desks start one concurrently', async () => {
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
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
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
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
    const plan = await newPlan(app, at.admin, { period: 'daily' });
    const patient = await newPatient(app, at.desk);
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
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
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
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
    const both = await start(patient.id, plan.id, { name: 'Asha Rao' });
    expect(both.json()).toMatchObject({ name: 'Asha Rao', subscription_status: 'active' });
    const neither = await start(patient.id, plan.id, { name: 'Somebody Else' });
    expect(neither.statusCode).toBe(409);
    const now = await app.ok(getPatient, { params: { id: patient.id } }, at.desk);
    expect(now.name).toBe('Asha Rao');
  });

  it('is cancelled, and then another may start', async () => {
    const [patient, plan] = [await newPatient(app, at.desk), await newPlan(app, at.admin)];
    const cancel = () =>
      app.call(
        updatePatient,
        { params: { id: patient.id }, body: { subscription_status: 'cancelled' } },
        at.desk,
      );
    expect((await cancel()).statusCode).toBe(409);
    await start(patient.id, plan.id);
    expect((await cancel()).json().subscription_status).toBe('cancelled');
    expect((await start(patient.id, plan.id)).json().subscription_status).toBe('active');
    expect(await paidOn('2026-11-21')).toHaveLength(2);
  });
});
