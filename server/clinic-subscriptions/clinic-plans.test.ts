import { describe, expect, it } from 'vitest';
import {
  createClinicPlan,
  deactivateClinicPlan,
  getClinicPlan,
  listClinicPlans,
  updateClinicPlan,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import {
  CLINIC_PLAN_MESSAGES,
  CLINIC_SUBSCRIPTION_MESSAGES as M,
} from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { startPlanClinic } from '../testing/clinics/plan-clinic.ts';

const { app, at, start } = startPlanClinic();

describe('the plans for clinics', () => {
  it('are created, changed and deactivated; an admin sees the active ones', async () => {
    const body = { name: ' Pro Yearly ', price: 9_999.5, period: 'yearly', interval: 1 };
    const created = await app.call(createClinicPlan, { body }, at.superadmin);
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { name: 'Pro Yearly', price: 9_999.5, status: 'active', description: null },
    ]);
    const params = { id: created.json().id };
    const changed = await app.ok(
      updateClinicPlan,
      { params, body: { price: 9_000 } },
      at.superadmin,
    );
    expect(changed).toMatchObject({ name: 'Pro Yearly', price: 900_000 });
    expect(await app.ok(listClinicPlans, {}, at.admin)).toContainEqual(changed);

    const ended = await app.ok(deactivateClinicPlan, { params }, at.superadmin);
    expect(ended.message).toBe(CLINIC_PLAN_MESSAGES.deactivated);
    const again = await app.call(deactivateClinicPlan, { params }, at.superadmin);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      SUBSCRIPTION_MESSAGES.alreadyInactive,
    ]);
    expect((await app.ok(getClinicPlan, { params }, at.superadmin)).status).toBe('inactive');
    expect((await app.call(getClinicPlan, { params }, at.admin)).statusCode).toBe(404);
    const offered = await app.ok(listClinicPlans, {}, at.admin);
    expect(offered.map(({ id }) => id)).not.toContain(params.id);
    const refused = await start(params.id);
    expect([refused.statusCode, refused.json().message]).toEqual([404, M.planNotFound]);
  });

  it('are refused when incomplete', async () => {
    const body = { name: 'Pro', price: 1, period: 'monthly', interval: 0 };
    const reply = await app.call(createClinicPlan, { body }, at.superadmin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, SUBSCRIPTION_MESSAGES.required]);
  });
});
