import { describe, expect, it } from 'vitest';
import {
  getPendingClinicSubscription,
  initiateClinicSubscription,
  terminateClinicSubscription as terminate,
} from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { listUsers } from '#contract/users/users.endpoints.ts';
import { bringNews, type News, newsOfTheEnd, takeNews } from '../testing/builders/payments.ts';
import { newClinicPlan, newClinicSubscription } from '../testing/builders/superadmin.ts';
import { startPlanClinic } from '../testing/clinics/plan-clinic.ts';

const { app, at, isPro, move, watch } = startPlanClinic();

describe('a plan bought online', () => {
  const buy = (planId: string) =>
    app.call(initiateClinicSubscription, { body: { planId } }, at.admin);
  const pending = async () => (await app.ok(getPendingClinicSubscription, {}, at.admin)).short_url;

  const newest = async () => {
    const [user] = await app.ok(
      listUsers,
      { query: { search: at.admin.user.email } },
      at.superadmin,
    );
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
    const plan = await newClinicPlan(app, at.superadmin);
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
    expect(told).toEqual([{ topic: 'clinic-plan', id: at.admin.user.clinic_id }]);
    expect(await isPro()).toBe(true);
    expect(await pending()).toBeNull();
    expect(await newest()).toMatchObject({ status: 'active', ends_at: '2027-02-28T06:30:00.000Z' });
    const refused = await buy(plan.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.alreadyActive]);
  });

  it.each([0, 1, 2, 3])('also runs when webhook number %i is its end', async (place) => {
    const plan = await newClinicPlan(app, at.superadmin);
    const news = await pay((await buy(plan.id)).json().short_url);
    const order = news.toReversed().toSpliced(place, 0, newsOfTheEnd(news));
    for (const one of order) expect(await bringNews(app, one)).toBe(200);
    expect(await isPro()).toBe(true);
    expect(await newest()).toMatchObject({ status: 'active', ends_at: '2027-02-28T06:30:00.000Z' });
    const rows = await app.started.services.database.inClinic(at.admin.user.clinic_id!, (tx) =>
      tx.selectFrom('provider_subscriptions').select('status').execute(),
    );
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('is replaced by another choice, and a late payment of the first is not lost', async () => {
    const monthly = await newClinicPlan(app, at.superadmin);
    const other = await newClinicPlan(app, at.superadmin, 'Pro Plus');
    const first = (await buy(monthly.id)).json().short_url;
    const news = await pay(first);
    const second = (await buy(other.id)).json().short_url;
    expect(await pending()).toBe(second);
    const started = await newClinicSubscription(app, at.superadmin, at.admin);
    expect(started.ends_at).toBe('2027-02-28T06:30:00.000Z');
    for (const one of news) await bringNews(app, one);
    const [user] = await app.ok(
      listUsers,
      { query: { search: at.admin.user.email } },
      at.superadmin,
    );
    const found = user?.clinic?.clinicSubscriptions.find(({ id }) => id === started.id);
    expect(found).toMatchObject({ status: 'active', ends_at: '2027-03-28T06:30:00.000Z' });
  });

  it('stops being charged when it is ended here', async () => {
    const plan = await newClinicPlan(app, at.superadmin);
    for (const one of await pay((await buy(plan.id)).json().short_url)) await bringNews(app, one);
    const subscription = await newest();
    expect((await move(terminate, subscription!.id)).statusCode).toBe(200);
    expect(await isPro()).toBe(false);
    const rows = await app.started.services.database.inClinic(at.admin.user.clinic_id!, (tx) =>
      tx.selectFrom('provider_subscriptions').select('cancel_requested_at').execute(),
    );
    expect(rows).toEqual([{ cancel_requested_at: app.clock.now() }]);
  });

  it('must be one of the active plans', async () => {
    const reply = await buy(crypto.randomUUID());
    expect([reply.statusCode, reply.json().message]).toEqual([404, M.planNotFound]);
    const none = await app.call(initiateClinicSubscription, { body: {} }, at.admin);
    expect([none.statusCode, none.json().message]).toEqual([400, M.selectPlan]);
  });
});
