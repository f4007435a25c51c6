import { expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { getMoneyByDoctor } from '#contract/money/money.endpoints.ts';
import { FIGURES, sumFigures } from './summed-figures.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, newPatient, type Person } from './testing/builders/clinic.ts';

const app = startTestApp();
const DAY_MS = 86_400_000;
const fail = (error: unknown): never => {
  throw error;
};
const sum = () => sumFigures(app.started.services, fail);
const idOf = ({ user }: Person) => user.clinic_id ?? '';

/** The kept days of each figure, the oldest first. */
async function keptDays(clinicId: string): Promise<string[][]> {
  const { rows } = await app.started.pool.query<{ days: string[] }>(
    `SELECT array_agg(day::text ORDER BY day) AS days FROM summed_days WHERE clinic_id = $1
     GROUP BY figure`,
    [clinicId],
  );
  return rows.map(({ days }) => days);
}

it('sums each day once it is over, and none before', async () => {
  // PostgreSQL's clock says which days are over.
  app.clock.set(new Date(Date.now() - 3 * DAY_MS));
  const admin = await newClinic(app);
  const quiet = await newClinic(app);
  const { id: patientId } = await newPatient(app, admin);
  const items = [{ name: 'Dressing', price: 150 }];
  await app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
  const first = new Date(app.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await sum();
  const kept = await keptDays(idOf(admin));
  expect(kept).toHaveLength(FIGURES.length);
  for (const days of kept) {
    expect(days[0]).toBe(first);
    expect([2, 3]).toContain(days.length);
  }
  await sum();
  expect(await keptDays(idOf(admin))).toEqual(kept);
  expect(await keptDays(idOf(quiet))).toEqual([]);
  const query = { startDate: first, endDate: first };
  expect((await app.ok(getMoneyByDoctor, { query }, admin)).received).toBe(15_000);
  expect((await app.ok(getMoneyByDoctor, { query }, quiet)).received).toBe(0);
  // A write into a closed day marks it, and the chore sums the day again.
  await app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
  const marks = () =>
    app.started.pool.query('SELECT FROM changed_days WHERE clinic_id = $1', [idOf(admin)]);
  expect((await marks()).rowCount).toBeGreaterThan(0);
  await sum();
  expect((await marks()).rowCount).toBe(0);
  expect((await app.ok(getMoneyByDoctor, { query }, admin)).received).toBe(30_000);
  const seen = await app.started.services.database.inClinic(idOf(quiet), (tx) =>
    tx.selectFrom('day_sums').selectAll().execute(),
  );
  expect(seen).toEqual([]);
});

type Wrong = { ahead: string; days: readonly [first: number, last: number]; version?: number };

/** Days, counted from today, that were summed with nothing in them while PostgreSQL's clock was wrong. */
function sumWrongly(clinicId: string, { ahead, days, version }: Wrong) {
  const rows = FIGURES.map((figure) => [figure.name, version ?? figure.version]);
  return app.started.pool.query(
    `INSERT INTO summed_days (clinic_id, figure, version, day, time_zone, summing, summed_at)
     SELECT $1, row ->> 0, (row ->> 1)::integer, (now() AT TIME ZONE 'Asia/Kolkata')::date + nth,
       'Asia/Kolkata', gen_random_uuid(), now() + $2::interval
     FROM jsonb_array_elements($3::jsonb) AS row, generate_series($4::integer, $5::integer) AS nth`,
    [clinicId, ahead, JSON.stringify(rows), ...days],
  );
}

/** A clinic with wrong sums of days, which then gets money on its day. */
async function openWrongly(wrong: Wrong, day: Date) {
  app.clock.set(day);
  const admin = await newClinic(app);
  const { id: patientId } = await newPatient(app, admin);
  await sumWrongly(idOf(admin), wrong);
  const items = [{ name: 'Dressing', price: 150 }];
  await app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
  await app.started.pool.query('DELETE FROM changed_days WHERE clinic_id = $1', [idOf(admin)]);
  const date = new Date(day.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const query = { startDate: date, endDate: date };
  return {
    admin,
    received: async () => (await app.ok(getMoneyByDoctor, { query }, admin)).received,
  };
}

const TODAY = [0, 0] as const;
const EARLIER = [-3, -2] as const;
it.each<[string, Wrong]>([
  ['by a clock that ran ahead', { ahead: '2 days', days: TODAY }],
  ['before they were over', { ahead: '-1 minute', days: TODAY }],
  ['by a clock that ran ahead, and are over', { ahead: '2 days', days: EARLIER }],
  ['by another version of the query', { ahead: '-1 minute', days: EARLIER, version: 99 }],
])('does not believe days that were summed %s', async (_how, wrong) => {
  const { admin, received } = await openWrongly(
    wrong,
    new Date(Date.now() + wrong.days[0] * DAY_MS),
  );
  expect(await received()).toBe(15_000);
  await sum();
  expect(await received()).toBe(15_000);
  const { rows } = await app.started.pool.query(
    `SELECT day FROM summed_days WHERE clinic_id = $1 AND (version = 99 OR summed_at > now()
       OR day >= (now() AT TIME ZONE 'Asia/Kolkata')::date)`,
    [idOf(admin)],
  );
  expect(rows).toEqual([]);
});

it('sums the other clinics when one fails, and reports it', async () => {
  app.clock.set(new Date(Date.now() - 3 * DAY_MS));
  const broken = await newClinic(app);
  await app.started.pool.query(`UPDATE clinics SET time_zone = 'Nowhere' WHERE id = $1`, [
    idOf(broken),
  ]);
  const admin = await newClinic(app);
  const { id: patientId } = await newPatient(app, admin);
  const items = [{ name: 'Dressing', price: 150 }];
  await app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
  const reported: unknown[] = [];
  await sumFigures(app.started.services, (error) => reported.push(error));
  await app.started.pool.query('UPDATE clinics SET time_zone = $2 WHERE id = $1', [
    idOf(broken),
    'Asia/Kolkata',
  ]);
  expect(reported).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/Nowhere/) }),
  ]);
  expect(await keptDays(idOf(admin))).toHaveLength(FIGURES.length);
});
