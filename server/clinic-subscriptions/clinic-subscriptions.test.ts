import { beforeEach, describe, expect, it } from 'vitest';
import {
  activateClinicSubscription as activate,
  createClinicPlan,
  deactivateClinicSubscription as deactivate,
  deactivateClinicPlan,
  getClinicPlan,
  getPendingClinicSubscription,
  initiateClinicSubscription,
  listClinicPlans,
  manuallyActivateClinic,
  terminateClinicSubscription as terminate,
  updateClinicPlan,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import {
  CLINIC_PLAN_MESSAGES,
  CLINIC_SUBSCRIPTION_MESSAGES as M,
} from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { SUBSCRIPTION_MESSAGES } from '#contract/subscriptions/subscriptions.messages.ts';
import { listUsers } from '#contract/users/users.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person, signIn } from '../testing/builders/clinic.ts';
import { bringNews, type News, newsOfTheEnd, takeNews } from '../testing/builders/payments.ts';
import {
  newClinicPlan,
  newClinicSubscription,
  newSuperadmin,
} from '../testing/builders/superadmin.ts';

const app = startTestApp();
let superadmin: Person;
let admin: Person;

beforeEach(async () => {
  app.clock.set('2027-01-31T06:30:00.000Z');
  superadmin = await newSuperadmin(app);
  admin = await newClinic(app);
});

/** Sets the clock and signs in again, because the sessions expire meanwhile. */
async function comeBackAt(instant: string) {
  app.clock.set(instant);
  superadmin = await signIn(app, superadmin.user.email);
  admin = await signIn(app, admin.user.email);
}
const isPro = async () => (await app.ok(getSubscriptionStatus, {}, admin)).hasProPlan;
const move = (endpoint: typeof activate | typeof deactivate | typeof terminate, id: string) =>
  app.call(endpoint, { params: { id }, body: {} }, superadmin);
/** Collects the events sent to the clinic's screens from now on. */
function watch() {
  const told: unknown[] = [];
  const stop = app.started.services.hub.subscribe({
    clinicId: admin.user.clinic_id!,
    sessionId: 'of a screen',
    changed: (event) => told.push(event),
    resync: () => undefined,
    ended: () => undefined,
  });
  return { told, stop };
}
const start = (planId: string) =>
  app.call(
    manuallyActivateClinic,
    { body: { clinicId: admin.user.clinic_id, planId } },
    superadmin,
  );

describe('the plans for clinics', () => {
  it('are created, changed and deactivated; an admin sees the active ones', async () => {
    const body = { name: ' Pro Yearly ', price: 9_999.5, period: 'yearly', interval: 1 };
    const created = await app.call(createClinicPlan, { body }, superadmin);
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { name: 'Pro Yearly', price: 9_999.5, status: 'active', description: null },
    ]);
    const params = { id: created.json().id };
    const changed = await app.ok(updateClinicPlan, { params, body: { price: 9_000 } }, superadmin);
    expect(changed).toMatchObject({ name: 'Pro Yearly', price: 900_000 });
    expect(await app.ok(listClinicPlans, {}, admin)).toContainEqual(changed);

    const ended = await app.ok(deactivateClinicPlan, { params }, superadmin);
    expect(ended.message).toBe(CLINIC_PLAN_MESSAGES.deactivated);
    const again = await app.call(deactivateClinicPlan, { params }, superadmin);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      SUBSCRIPTION_MESSAGES.alreadyInactive,
    ]);
    expect((await app.ok(getClinicPlan, { params }, superadmin)).status).toBe('inactive');
    expect((await app.call(getClinicPlan, { params }, admin)).statusCode).toBe(404);
    const offered = await app.ok(listClinicPlans, {}, admin);
    expect(offered.map(({ id }) => id)).not.toContain(params.id);
    const refused = await start(params.id);
    expect([refused.statusCode, refused.json().message]).toEqual([404, M.planNotFound]);
  });

  it('are refused when incomplete', async () => {
    const body = { name: 'Pro', price: 1, period: 'monthly', interval: 0 };
    const reply = await app.call(createClinicPlan, { body }, superadmin);
    expect([reply.statusCode, reply.json().message]).toEqual([400, SUBSCRIPTION_MESSAGES.required]);
  });
});

describe('a clinic’s subscription', () => {
  it('starts manually for the plan’s term, to the month’s last day, and expires', async () => {
    const plan = await newClinicPlan(app, superadmin);
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
    const { id, ends_at } = await newClinicSubscription(app, superadmin, admin);
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
    const first = await newClinicSubscription(app, superadmin, admin);
    await move(deactivate, first.id);
    const second = await newClinicSubscription(app, superadmin, admin);
    await move(deactivate, second.id);
    const plan = await newClinicPlan(app, superadmin);
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
    const clinicId = admin.user.clinic_id!;
    const { told, stop } = watch();
    const { id } = await newClinicSubscription(app, superadmin, admin);
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
      { verb: 'start-clinic-subscription', user_id: superadmin.user.id },
      { verb: 'deactivate-clinic-subscription', user_id: superadmin.user.id },
    ]);
  });
});

describe('a plan bought online', () => {
  const buy = (planId: string) => app.call(initiateClinicSubscription, { body: { planId } }, admin);
  const pending = async () => (await app.ok(getPendingClinicSubscription, {}, admin)).short_url;
  const newest = async () => {
    const [user] = await app.ok(listUsers, { query: { search: admin.user.email } }, superadmin);
    return user?.clinic?.clinicSubscriptions[0];
  };
  /** Approves the payment at the provider's page and returns its webhooks, not yet delivered. */
  async function pay(shortUrl: string): Promise<News[]> {
    const page = await app.app.inject({
      method: 'POST',
      url: new URL(shortUrl, 'http://clinic.test').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=success',
    });
    expect(page.statusCode).toBeLessThan(400);
    return takeNews(app);
  }

  it('starts with its payment, whatever the order of the webhooks', async () => {
    const plan = await newClinicPlan(app, superadmin);
    expect(await pending()).toBeNull();
    const link = (await buy(plan.id)).json().short_url;
    expect((await buy(plan.id)).json().short_url).toBe(link);
    expect(await pending()).toBe(link);
    expect(await newest()).toMatchObject({ status: 'pending', ends_at: null });
    const news = await pay(link);
    expect(news.length).toBeGreaterThan(1);
    const { told, stop } = watch();
    for (const one of [...news.toReversed(), ...news]) {
      expect(await bringNews(app, one)).toBe(200);
    }
    stop();
    expect(told).toEqual([{ topic: 'clinic-plan', id: admin.user.clinic_id }]);
    expect(await isPro()).toBe(true);
    expect(await pending()).toBeNull();
    expect(await newest()).toMatchObject({ status: 'active', ends_at: '2027-02-28T06:30:00.000Z' });
    const refused = await buy(plan.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.alreadyActive]);
  });

  it.each([0, 1, 2, 3])('also runs when webhook number %i is its end', async (place) => {
    const plan = await newClinicPlan(app, superadmin);
    const news = await pay((await buy(plan.id)).json().short_url);
    const order = news.toReversed().toSpliced(place, 0, newsOfTheEnd(news));
    for (const one of order) expect(await bringNews(app, one)).toBe(200);
    expect(await isPro()).toBe(true);
    expect(await newest()).toMatchObject({ status: 'active', ends_at: '2027-02-28T06:30:00.000Z' });
    const rows = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      tx.selectFrom('provider_subscriptions').select('status').execute(),
    );
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('is replaced by another choice, and a late payment of the first is not lost', async () => {
    const monthly = await newClinicPlan(app, superadmin);
    const other = await newClinicPlan(app, superadmin, 'Pro Plus');
    const first = (await buy(monthly.id)).json().short_url;
    const news = await pay(first);
    const second = (await buy(other.id)).json().short_url;
    expect(await pending()).toBe(second);
    const started = await newClinicSubscription(app, superadmin, admin);
    expect(started.ends_at).toBe('2027-02-28T06:30:00.000Z');
    for (const one of news) await bringNews(app, one);
    const [user] = await app.ok(listUsers, { query: { search: admin.user.email } }, superadmin);
    const found = user?.clinic?.clinicSubscriptions.find(({ id }) => id === started.id);
    expect(found).toMatchObject({ status: 'active', ends_at: '2027-03-28T06:30:00.000Z' });
  });

  it('stops being charged when it is ended here', async () => {
    const plan = await newClinicPlan(app, superadmin);
    for (const one of await pay((await buy(plan.id)).json().short_url)) await bringNews(app, one);
    const subscription = await newest();
    expect((await move(terminate, subscription!.id)).statusCode).toBe(200);
    expect(await isPro()).toBe(false);
    const rows = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      tx.selectFrom('provider_subscriptions').select('cancel_requested_at').execute(),
    );
    expect(rows).toEqual([{ cancel_requested_at: app.clock.now() }]);
  });

  it('must be one of the active plans', async () => {
    const reply = await buy(crypto.randomUUID());
    expect([reply.statusCode, reply.json().message]).toEqual([404, M.planNotFound]);
    const none = await app.call(initiateClinicSubscription, { body: {} }, admin);
    expect([none.statusCode, none.json().message]).toEqual([400, M.selectPlan]);
  });
});
