import { expect, it } from 'vitest';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { getMoneyByDoctor } from '#contract/money/money.endpoints.ts';
import { FIGURES, sumFigures } from './summed-figures.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, newPatient, type Person } from './testing/builders/clinic.ts';

const app = startTestApp();
const DAY_MS = 86_400_000;
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
  await sumFigures(app.started.services);
  const kept = await keptDays(idOf(admin));
  expect(kept).toHaveLength(FIGURES.length);
  for (const days of kept) {
    expect(days[0]).toBe(first);
    expect([2, 3]).toContain(days.length);
  }
  await sumFigures(app.started.services);
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
  await sumFigures(app.started.services);
  expect((await marks()).rowCount).toBe(0);
  expect((await app.ok(getMoneyByDoctor, { query }, admin)).received).toBe(30_000);
  const seen = await app.started.services.database.inClinic(idOf(quiet), (tx) =>
    tx.selectFrom('day_sums').selectAll().execute(),
  );
  expect(seen).toEqual([]);
});
