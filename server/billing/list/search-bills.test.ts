import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newClinic, type Person, signIn } from '../../testing/builders/clinic.ts';
import { narrowing } from './found-bills.store.ts';

const app = startTestApp();
const OLD_DAY = '2026-11-20';
const TODAY = '2026-11-23';
let admin: Person;
let ramesh: string;
let radha: string;
/** The bills of Ramesh, Radha and Ramesh on the first day, and of Ramesh and Sita today. */
let made: string[];

async function find(query: EndpointInput<typeof listBills>['query']) {
  const { bills, totalCount } = await app.ok(listBills, { query }, admin);
  return { found: bills.map(({ id }) => made.indexOf(id)), totalCount };
}

beforeAll(async () => {
  app.clock.set(`${OLD_DAY}T05:00:00Z`);
  admin = await newClinic(app);
  const bill = async (patientId: string) => {
    app.clock.advance(60_000);
    return (await newBill(app, admin, { patientId })).id;
  };
  const register = async (name: string, phone: string) => {
    const body = { name, phone, age: 34, gender: 'F' } as const;
    return (await app.ok(registerPatient, { body }, admin)).id;
  };
  ramesh = await register('Ramesh Rao', '9876501234');
  radha = await register('Radha Rao', '9876501234');
  const sita = await register('Sita Iyer', '9447000009');
  const first = [await bill(ramesh), await bill(radha), await bill(ramesh)];
  app.clock.set(`${TODAY}T05:00:00Z`);
  admin = await signIn(app, admin.user.email);
  made = [...first, await bill(ramesh), await bill(sita)];
});

describe('a search of bills', () => {
  it('has the bills of each patient found, newest first, with their number', async () => {
    expect(await find({ search: 'ra' })).toEqual({ found: [3, 2, 1, 0], totalCount: 4 });
    expect(await find({ search: '501234' })).toEqual({ found: [3, 2, 1, 0], totalCount: 4 });
    expect(await find({ search: 'sita' })).toEqual({ found: [4], totalCount: 1 });
    expect(await find({ search: 'qqqq' })).toEqual({ found: [], totalCount: 0 });
  });

  it('is narrowed by days and by a patient', async () => {
    const old = { startDate: OLD_DAY, endDate: OLD_DAY };
    expect(await find({ search: 'ra', ...old })).toEqual({ found: [2, 1, 0], totalCount: 3 });
    const today = { startDate: TODAY, endDate: TODAY };
    expect(await find({ search: 'ra', ...today })).toEqual({ found: [3], totalCount: 1 });
    expect(await find({ search: 'ra', patientId: radha })).toEqual({ found: [1], totalCount: 1 });
  });

  it('keeps its total on every page, also behind the last', async () => {
    const page = (nth: number) => find({ search: 'rao', patientId: ramesh, limit: 2, page: nth });
    expect(await page(1)).toEqual({ found: [3, 2], totalCount: 3 });
    expect(await page(2)).toEqual({ found: [0], totalCount: 3 });
    expect(await page(3)).toEqual({ found: [], totalCount: 3 });
  });

  it('finds a bill by its number, and by its year and number', async () => {
    const { bills } = await app.ok(listBills, { query: { search: 'sita' } }, admin);
    const whole = bills[0]?.number ?? '';
    const short = String(Number(whole.split('/')[1]));
    expect((await find({ search: short })).found).toContain(4);
    expect(await find({ search: whole })).toEqual({ found: [4], totalCount: 1 });
    expect(await find({ search: whole, patientId: radha })).toEqual({ found: [], totalCount: 0 });
  });
});

it('looks the bills of a patient up in the index', async () => {
  const filter = { range: undefined, patientId: ramesh, search: '', today: TODAY };
  const plan = await app.started.services.database.inClinic(
    admin.user.clinic_id ?? '',
    async (tx) => {
      // A few bills would be read as a whole otherwise.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        EXPLAIN (COSTS off) SELECT id FROM bills WHERE ${narrowing(filter)}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    },
  );
  expect(plan).toMatch(/Index Cond: .*patient_id = /);
  expect(plan).not.toMatch(/Filter: .*patient_id/);
});
