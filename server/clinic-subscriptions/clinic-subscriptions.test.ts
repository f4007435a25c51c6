import { describe, expect, it } from 'vitest';
import {
  activateClinicSubscription as activate,
  deactivateClinicSubscription as deactivate,
  terminateClinicSubscription as terminate,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { newClinicPlan, newClinicSubscription } from '../testing/builders/superadmin.ts';
import { startPlanClinic } from '../testing/clinics/plan-clinic.ts';

const { app, at, comeBackAt, isPro, move, start, watch } = startPlanClinic();

describe('a clinic’s subscription', () => {
  it('starts manually for the plan’s term, to the month’s last day, and expires', async () => {
    const plan = await newClinicPlan(app, at.superadmin);
    expect(await isPro()).toBe(false);
    const reply = await start(plan.id);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { status: 'active', ends_at: '2027-02-28T06:30:00.000Z' },
    ]);
    expect(await isPro()).toBe(true);
    const second = await start(plan.id);
    expect([second.statusCode, second.json().message]).toEqual([409, M.alreadyActive]);

    await comeBackAt('2027-02-28T06:30:00.000Z');
    expect(await isPro()).toBe(false);
    // An expired subscription does not block a new one.
    expect((await start(plan.id)).statusCode).toBe(201);
    expect(await isPro()).toBe(true);
  });

  it('can be halted, resumed for the rest of its term, and ended', async () => {
    const { id, ends_at } = await newClinicSubscription(app, at.superadmin, at.admin);
    expect((await move(activate, id)).statusCode).toBe(409);
    expect((await move(deactivate, id)).json().status).toBe('halted');
    expect(await isPro()).toBe(false);
    expect((await move(deactivate, id)).json().message).toBe(M.notAllowed);
    await comeBackAt('2027-02-10T06:30:00.000Z');
    expect((await move(activate, id)).json()).toMatchObject({ status: 'active', ends_at });
    expect((await move(terminate, id)).json().status).toBe('completed');
    expect((await move(terminate, id)).statusCode).toBe(409);
    expect(await isPro()).toBe(false);
    await comeBackAt('2027-04-01T06:30:00.000Z');
    expect((await move(activate, id)).json()).toMatchObject({
      status: 'active',
      ends_at: '2027-05-01T06:30:00.000Z',
    });
  });

  it('is the only active one under concurrent activations', async () => {
    const first = await newClinicSubscription(app, at.superadmin, at.admin);
    await move(deactivate, first.id);
    const second = await newClinicSubscription(app, at.superadmin, at.admin);
    await move(deactivate, second.id);
    const plan = await newClinicPlan(app, at.superadmin);
    const replies = await Promise.all([
      move(activate, first.id),
      move(activate, second.id),
      start(plan.id),
      start(plan.id),
    ]);
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await isPro()).toBe(true);
  });

  it('notifies the clinic’s screens and is audited in the clinic', async () => {
    const clinicId = at.admin.user.clinic_id!;
    const { told, stop } = watch();
    const { id } = await newClinicSubscription(app, at.superadmin, at.admin);
    await move(deactivate, id);
    stop();
    const change = { topic: 'clinic-plan', id: clinicId };
    expect(told).toEqual([change, change]);
    const verbs = await app.started.services.database.inClinic(clinicId, (tx) =>
      tx
        .selectFrom('audit_log')
        .where('record_id', '=', id)
        .orderBy('id')
        .select(['verb', 'user_id'])
        .execute(),
    );
    expect(verbs).toEqual([
      { verb: 'start-clinic-subscription', user_id: at.superadmin.user.id },
      { verb: 'deactivate-clinic-subscription', user_id: at.superadmin.user.id },
    ]);
  });
});
