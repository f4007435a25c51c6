import { describe, expect, it } from 'vitest';
import {
  createPlan,
  deactivatePlan,
  getPlan,
  listPlans,
  updatePlan,
} from '#contract/subscriptions/subscriptions.endpoints.ts';
import { SUBSCRIPTION_MESSAGES as M } from '#contract/subscriptions/subscriptions.messages.ts';
import { startSubscribers } from '../testing/clinics/subscribers-clinic.ts';

const { app, at } = startSubscribers();

describe('the plans for patients', () => {
  it('are created, changed, read by the desk, and deactivated', async () => {
    const body = { name: ' Care Quarterly ', price: 1299.5, period: 'monthly', interval: 3 };
    const created = await app.call(createPlan, { body }, at.admin);
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
    const changed = await app.ok(updatePlan, { params, body: { price: 1500 } }, at.admin);
    expect(changed).toMatchObject({ name: 'Care Quarterly', price: 150_000, interval: 3 });
    expect(await app.ok(listPlans, {}, at.desk)).toEqual([changed]);
    expect(await app.ok(deactivatePlan, { params }, at.admin)).toEqual({ message: M.deactivated });
    expect((await app.ok(getPlan, { params }, at.desk)).status).toBe('inactive');
    const again = await app.call(deactivatePlan, { params }, at.admin);
    expect([again.statusCode, again.json().message]).toEqual([409, M.alreadyInactive]);
    const back = await app.ok(updatePlan, { params, body: { status: 'active' } }, at.admin);
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
    const reply = await app.call(createPlan, { body }, at.admin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  });
});
