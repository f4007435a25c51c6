import { beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { listCriticalResults } from '#contract/lab/critical/critical.endpoints.ts';
import { getLabOrderReport } from '#contract/lab/lab-orders.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listSupplierBalances } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, signIn } from '../testing/builders/clinic.ts';
import {
  GAPS_IN_SERIES,
  INVOICES_BESIDE_GOODS,
  ORDERS_BESIDE_BILLS,
  OVERLAPPING_VISITS,
  REFUNDED_TOO_MUCH,
  SOLD_BESIDE_MOVEMENTS,
  SOLD_EXPIRED,
  STOCK_BELOW_ZERO,
  STOCK_BESIDE_MOVEMENTS,
  UNBALANCED_BILLS,
  VISITS_OUT_OF_ORDER,
} from '../testing/wrong-books.ts';
import { DemoError, type DemoSignIn, fillDemo } from './index.ts';

const app = startTestApp();
let signIns: DemoSignIn[];
/** Processor time of this process: a busy neighbour is not measured. */
let tookMs: number;

beforeAll(async () => {
  // The 90 days before this include the start of a financial year.
  app.clock.set('2027-05-10T06:00:00Z');
  const start = process.cpuUsage();
  signIns = await fillDemo(app.started.services, { owner: app.connection });
  const { user, system } = process.cpuUsage(start);
  tookMs = (user + system) / 1_000;
});

async function rowsOf<T = Record<string, number>>(sql: string): Promise<T[]> {
  return (await app.started.pool.query(sql)).rows;
}
const one = async <T = Record<string, number>>(sql: string): Promise<T> =>
  (await rowsOf<T>(sql))[0]!;

const person = (role: DemoSignIn['role']) => signIns.find((one) => one.role === role)!;

describe('the demo clinic', () => {
  it('has the promised size and is created quickly', async () => {
    const counts = await one(`SELECT
      (SELECT count(*) FROM patients)::int AS patients,
      (SELECT count(DISTINCT day) FROM visits)::int AS days,
      (SELECT count(*) FROM visits)::int AS visits,
      (SELECT count(*) FROM pharmacy_orders)::int AS orders,
      (SELECT count(*) FROM lab_report_versions)::int AS reports,
      (SELECT count(*) FROM bills)::int AS bills,
      (SELECT count(*) FROM visit_addenda)::int AS addenda,
      (SELECT count(*) FROM stock_movements)::int AS movements,
      (SELECT count(*) FROM patients WHERE subscription_end_date > '2027-05-10')::int AS subscribers`);
    expect(counts.days).toBe(90);
    expect(counts.patients).toBeGreaterThanOrEqual(2_000);
    expect(counts.visits).toBeGreaterThan(3_500);
    expect(counts.orders).toBeGreaterThan(3_000);
    expect(counts.reports).toBeGreaterThan(700);
    expect(counts.bills).toBeGreaterThan(6_000);
    expect(counts.movements).toBeGreaterThan(6_000);
    expect(counts.subscribers).toBeGreaterThan(30);
    expect(counts.addenda).toBe(1);
    // 5 s on an idle machine with two cores; tests share theirs.
    expect(tookMs).toBeLessThan(30_000);
  });

  it('has booked days, families on one number, in-patients, dues and a waiting room', async () => {
    const counts = await one(`SELECT
      (SELECT count(*) FROM appointments WHERE status = 'booked' AND starts_at > '2027-05-10T06:00:00Z')::int AS booked,
      (SELECT count(DISTINCT day) FROM appointments)::int AS days,
      (SELECT count(*) FROM patients AS child JOIN patients AS mother
        ON mother.clinic_id = child.clinic_id AND mother.name = child.guardian_name
        AND mother.phone_digits = child.phone_digits)::int AS children,
      (SELECT count(*) FROM admissions WHERE discharged_at IS NULL)::int AS in_patients,
      (SELECT count(*) FROM bills WHERE status = 'pending')::int AS unpaid,
      (SELECT count(*) FROM displays, waiting_rooms WHERE places_on)::int AS waiting_rooms`);
    expect(counts.waiting_rooms).toBe(1);
    expect(counts.booked).toBeGreaterThan(60);
    expect(counts.days).toBeGreaterThanOrEqual(6);
    expect(counts.children).toBeGreaterThan(30);
    expect(counts.in_patients).toBeGreaterThanOrEqual(3);
    expect(counts.unpaid).toBeGreaterThan(0);
  });

  it('leaves the planner with the sizes of its tables', async () => {
    const { known } = await one(`SELECT count(*)::int AS known FROM pg_class
      WHERE relname IN ('patients', 'visits', 'bills') AND reltuples > 1000`);
    expect(known).toBe(3);
  });

  it('lets everyone sign in by the ordinary endpoint', async () => {
    const roles = new Set(signIns.map(({ role }) => role));
    expect(roles).toEqual(
      new Set(['superadmin', 'admin', 'doctor', 'receptionist', 'lab', 'pharmacy']),
    );
    expect(signIns.filter(({ role }) => role === 'doctor').length).toBeGreaterThanOrEqual(3);
    for (const { email, password, role } of signIns) {
      const { user } = await app.ok(login, { body: { email, password } });
      expect(user).toMatchObject({ role, has_seen_tutorial: true });
    }
  });

  it('continues its own numbers in a live queue', async () => {
    const { email, password } = person('receptionist');
    const desk = await signIn(app, email, password);
    const queue = await app.ok(listQueue, {}, desk);
    const count = (status: string) => queue.filter((entry) => entry.status === status).length;
    expect(count('waiting')).toBeGreaterThanOrEqual(3);
    expect(count('consulting')).toBeGreaterThanOrEqual(1);
    expect(count('seen')).toBeGreaterThanOrEqual(10);
    expect(queue.some(({ billed }) => billed)).toBe(true);

    const { totalCount } = await app.ok(listPatients, { query: {} }, desk);
    const patient = await app.ok(registerPatient, { body: { name: 'Nova Zed' } }, desk);
    expect(patient.token).toBe(totalCount + 1);
    const entry = await app.ok(joinQueue, { body: { patientId: patient.id } }, desk);
    expect(entry.token_no).toBe(queue.length + 1);
  });

  it('has a critical result that waits for its first doctor', async () => {
    const { email, password } = person('doctor');
    const doctor = await signIn(app, email, password);
    const waiting = await app.ok(listCriticalResults, { query: {} }, doctor);
    const { user } = await app.ok(login, { body: { email, password } });
    expect(waiting).toMatchObject([
      { doctor: { id: user.id }, results: [{ parameter: 'Haemoglobin', flag: 'critical_low' }] },
    ]);
    const { order_id: id } = waiting[0]!;
    const report = await app.ok(getLabOrderReport, { params: { id } }, doctor);
    expect(JSON.stringify(report)).toContain('6.2');
  });

  it('finds its patients by part of their name', async () => {
    const { email, password } = person('admin');
    const admin = await signIn(app, email, password);
    const { name } = await one<{ name: string }>(
      'SELECT name FROM patients ORDER BY token DESC LIMIT 1',
    );
    const found = await app.ok(
      listPatients,
      { query: { search: name.slice(0, 4).toLowerCase() } },
      admin,
    );
    expect(found.patients.map((row) => row.name)).toContain(name);
  });
});

describe('its books', () => {
  it('have number series without gaps', async () => {
    const gaps = await rowsOf(GAPS_IN_SERIES);
    expect(gaps).toEqual([]);
    expect(await rowsOf('SELECT DISTINCT financial_year FROM bills ORDER BY 1')).toEqual([
      { financial_year: 2026 },
      { financial_year: 2027 },
    ]);
  });

  it('have stock, and quantities of each order, equal to the sum of the movements', async () => {
    expect(await rowsOf(STOCK_BESIDE_MOVEMENTS)).toEqual([]);
    expect(await rowsOf(SOLD_BESIDE_MOVEMENTS)).toEqual([]);
    expect(await rowsOf(STOCK_BELOW_ZERO)).toEqual([]);
    expect(await rowsOf(SOLD_EXPIRED)).toEqual([]);
    const { kinds } = await one('SELECT count(DISTINCT kind)::int AS kinds FROM stock_movements');
    expect(kinds).toBe(9);
  });

  it('owe the suppliers what their invoices, payments and returns come to', async () => {
    const apart = await rowsOf(INVOICES_BESIDE_GOODS);
    expect(apart).toEqual([]);
    const admin = await signIn(app, person('admin').email, person('admin').password);
    const { balances } = await app.ok(listSupplierBalances, {}, admin);
    expect(balances.map(({ balance }) => balance > 0)).toEqual([true, true, true]);
    expect((await one('SELECT count(*)::int AS notes FROM supplier_returns')).notes).toBe(1);
  });

  it('balance each bill to the paisa', async () => {
    expect(await rowsOf(UNBALANCED_BILLS)).toEqual([]);
    expect(await rowsOf(REFUNDED_TOO_MUCH)).toEqual([]);
    const { modes, kinds } = await one(
      `SELECT count(DISTINCT mode)::int AS modes,
        (SELECT count(DISTINCT type)::int FROM bills) AS kinds FROM bill_payments`,
    );
    expect([modes, kinds]).toEqual([4, 5]);
  });

  it('have follow-ups of paid consultations, free and at a lower fee', async () => {
    const { free, charged } = await one(`SELECT
      count(*) FILTER (WHERE waived_as = 'follow_up')::int AS free,
      count(*) FILTER (WHERE waived_as IS NULL)::int AS charged
      FROM bills WHERE follow_up_of IS NOT NULL`);
    expect(free).toBeGreaterThan(10);
    expect(charged).toBeGreaterThan(3);
  });

  it('bill exactly what was sold', async () => {
    expect(await rowsOf(ORDERS_BESIDE_BILLS)).toEqual([]);
  });

  it('have every visit on its own day, and one patient at a time per doctor', async () => {
    expect(await rowsOf(VISITS_OUT_OF_ORDER)).toEqual([]);
    expect(await rowsOf(OVERLAPPING_VISITS)).toEqual([]);
    const days = await one('SELECT min(day)::text AS first, max(day)::text AS last FROM visits');
    expect(days).toEqual({ first: '2027-02-10', last: '2027-05-10' });
  });
});

describe('creating it again', () => {
  it('is refused with one line and changes nothing', async () => {
    const before = await one('SELECT count(*)::int AS visits FROM visits');
    await expect(fillDemo(app.started.services, { owner: app.connection })).rejects.toThrow(
      DemoError,
    );
    await expect(fillDemo(app.started.services, { owner: app.connection })).rejects.toThrow(
      /^The demo clinic needs[^\n]+$/,
    );
    expect(await one('SELECT count(*)::int AS visits FROM visits')).toEqual(before);
  });
});

describe('a database that is in use', () => {
  const used = startTestApp();

  it('is refused and keeps its data', async () => {
    const admin = await newClinic(used);
    await expect(fillDemo(used.started.services, { owner: used.connection })).rejects.toThrow(
      DemoError,
    );
    const { rows } = await used.started.pool.query('SELECT id FROM clinics');
    expect(rows).toEqual([{ id: admin.user.clinic_id }]);
  });
});
