import { beforeEach, describe, expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startOnlineSubscription } from '#contract/payments/payments.endpoints.ts';
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
import { bringNews, newsOfTheEnd, takeNews } from '../testing/builders/payments.ts';

const app = startTestApp();
let desk: Person;
let admin: Person;
let patientId: string;
let planId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T06:30:00.000Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
  ({ id: patientId } = await newPatient(app, desk));
  ({ id: planId } = await newPlan(app, admin, { period: 'monthly', interval: 1, price: 499 }));
  await takeNews(app);
});

const ask = (body: object = { patientId, planId }, person = desk) =>
  app.call(startOnlineSubscription, { body }, person);
const read = () => app.ok(getPatient, { params: { id: patientId } }, desk);
const startAtCounter = () =>
  app.ok(
    updatePatient,
    { params: { id: patientId }, body: { subscription_plan_id: planId } },
    desk,
  );

/** Approves the payment as the patient. The provider's webhooks are sent. */
async function agree() {
  const { short_url } = (await ask()).json();
  const { pathname } = new URL(short_url, 'http://clinic.test');
  const page = await app.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=success',
  });
  expect(page.statusCode).toBe(303);
  return takeNews(app);
}

function payments() {
  return app.started.services.database.inClinic(admin.user.clinic_id ?? '', (tx) =>
    tx
      .selectFrom('subscription_payments')
      .select(['price_paise', 'method', 'starts_at', 'ends_at', 'paid_at', 'created_by'])
      .orderBy('starts_at')
      .execute(),
  );
}

describe('requesting a link', () => {
  it('returns the same link until it is used, also on a double click', async () => {
    const first = await ask();
    expect(first.statusCode).toBe(201);
    expect((await ask()).json()).toEqual(first.json());
  });

  it('refuses a subscription that cannot start', async () => {
    const other = await newPlan(app, admin, { status: 'inactive' });
    const inactive = await ask({ patientId, planId: other.id });
    expect([inactive.statusCode, inactive.json().message]).toEqual([400, M.planNotFound]);
    const daily = await newPlan(app, admin, { period: 'daily', interval: 1 });
    expect((await ask({ patientId, planId: daily.id })).statusCode).toBe(409);
    await startAtCounter();
    const running = await ask();
    expect([running.statusCode, running.json().message]).toEqual([409, M.alreadyActive]);
  });
});

describe('the provider’s webhooks', () => {
  it('start one term, however often and in whatever order they arrive', async () => {
    const news = await agree();
    expect(news).toHaveLength(3);
    expect((await read()).subscription_status).toBe('none');
    const all = [...news.toReversed(), ...news];
    const statuses = await Promise.all(all.map((one) => bringNews(app, one)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await read()).toMatchObject({
      subscription_status: 'active',
      subscription_plan_id: planId,
      subscription_payment_method: 'online',
      subscription_end_date: '2026-12-21T06:30:00.000Z',
    });
    expect(await payments()).toMatchObject([
      { price_paise: 49_900, method: 'online', created_by: null },
    ]);
    const range = { startDate: '2026-11-21', endDate: '2026-11-21' };
    expect(await app.ok(listManualTransactions, { query: range }, admin)).toEqual([]);
  });

  it.each([0, 1, 2, 3])('start it also when webhook number %i is the end', async (place) => {
    const news = await agree();
    const order = news.toReversed().toSpliced(place, 0, newsOfTheEnd(news));
    for (const one of order) expect(await bringNews(app, one)).toBe(200);
    expect(await read()).toMatchObject({
      subscription_status: 'active',
      subscription_end_date: '2026-12-21T06:30:00.000Z',
    });
    expect(await payments()).toHaveLength(1);
  });

  it('add a term to one started at the counter meanwhile', async () => {
    const news = await agree();
    await startAtCounter();
    for (const one of news) await bringNews(app, one);
    expect(await read()).toMatchObject({
      subscription_status: 'active',
      subscription_start_date: '2026-11-21T06:30:00.000Z',
      subscription_end_date: '2027-01-21T06:30:00.000Z',
    });
    expect((await payments()).map(({ method }) => method)).toEqual(['manual', 'online']);
  });

  it('add a term for each charge, and nothing without a charge', async () => {
    const news = await agree();
    for (const one of news) await bringNews(app, one);
    const charged = news.find(({ body }) => JSON.stringify(body).includes('subscription.charged'));
    const nextMonth = JSON.parse(
      JSON.stringify(charged?.body).replaceAll(/pay_\w{14}/g, 'pay_OfTheNextMonth'),
    );
    for (const id of ['evt_1', 'evt_2']) await bringNews(app, { id, body: nextMonth });
    expect((await read()).subscription_end_date).toBe('2027-01-21T06:30:00.000Z');
    const halted = JSON.parse(
      JSON.stringify(charged?.body)
        .replace('subscription.charged', 'subscription.halted')
        .replace('"status":"active"', '"status":"halted"'),
    );
    await bringNews(app, { id: 'evt_3', body: halted });
    expect(await read()).toMatchObject({ subscription_status: 'active' });
    expect(await payments()).toHaveLength(2);
  });
});
