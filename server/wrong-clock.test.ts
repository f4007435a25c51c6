import { beforeAll, describe, expect, it } from 'vitest';
import {
  admitPatient,
  beginStay,
  dischargePatient,
  listAdmissions,
  takeDeposit,
} from '#contract/admissions/admissions.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { closeDay, getDrawer } from '#contract/money/day-closes.endpoints.ts';
import { startTestApp } from './testing/build-app.ts';
import { newBill } from './testing/builders/bills.ts';
import { newClinic, newPatient, newVisit, type Person, signIn } from './testing/builders/clinic.ts';
import { exampleOf } from './testing/examples/index.ts';
import { newWorld } from './testing/world.ts';

const app = startTestApp();
const NOW = '2026-11-21T04:30:00.000Z';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Moves the clock and signs in again, because the jump may have expired the session. */
async function jump(by: number, { user }: Person): Promise<Person> {
  app.clock.advance(by);
  return await signIn(app, user.email);
}

describe.each([
  ['an hour back', [-HOUR]],
  ['a day back', [-DAY]],
  ['two years back', [-2 * YEAR]],
  ['two years ahead and back', [2 * YEAR, -2 * YEAR]],
] as const)('when the clock goes %s', (_what, jumps) => {
  let admin: Person;
  beforeAll(async () => {
    app.clock.set(NOW);
    admin = await newClinic(app);
  });

  it('a stay ends without losing a day or going below zero', async () => {
    const { id } = await newPatient(app, admin);
    const params = { id };
    await app.ok(admitPatient, { params, body: {} }, admin);
    const deposit = { amount_paid: 500, payment_mode: 'cash' } as const;
    await app.ok(takeDeposit, { params, body: deposit }, admin);
    for (const by of jumps) {
      admin = await jump(by, admin);
      await app.ok(takeDeposit, { params, body: deposit }, admin);
    }
    const body = { refundMode: 'cash' } as const;
    const { refund } = await app.ok(dischargePatient, { params, body }, admin);
    expect(refund).toBe((1 + jumps.length) * 500_00);
    const [stay] = await app.ok(listAdmissions, { params }, admin);
    const { admission_date, discharge_date } = stay!;
    expect(Date.parse(discharge_date ?? '')).toBeGreaterThanOrEqual(Date.parse(admission_date));
    // The next stay can begin.
    await app.ok(beginStay, { params, body: { reason: 'Fever again' } }, admin);
  });

  it('bills and visits keep distinct numbers, and the drawer balances', async () => {
    app.clock.set(NOW);
    admin = await newClinic(app);
    const numbers = new Set<string>();
    for (const by of [0, ...jumps]) {
      admin = await jump(by, admin);
      const visit = await newVisit(app, admin, { name: `Asha ${numbers.size}` });
      const made = { patientId: visit.patient_id, queueId: visit.id, paymentMode: 'cash' } as const;
      const bill = await newBill(app, admin, made);
      numbers.add(bill.number);
    }
    expect(numbers.size).toBe(1 + jumps.length);
    const { drawer } = await app.ok(getDrawer, { query: {} }, admin);
    const { day, expected } = drawer;
    expect(expected).toBeGreaterThan(0);
    const notes = { 500: 0, 200: 0, 100: 0, 50: 0, 20: 0, 10: 0 };
    const counted = {
      day,
      number: drawer.closes + 1,
      expected: expected / 100,
      notes,
      coins: expected / 100,
    };
    await app.ok(closeDay, { body: counted }, admin);
    expect((await app.ok(getDrawer, { query: {} }, admin)).drawer.expected).toBe(0);
  });
});

/** The calls of an admin by the word after /api/, without the streams. */
const BY_SERVICE = Map.groupBy(
  ALL_ENDPOINTS.filter(
    (endpoint) =>
      !endpoint.stream && endpoint.access !== 'public' && mayCall(endpoint, 'admin', true),
  ),
  ({ path }) => path.split('/')[2] ?? '',
);

describe('after the clock went back two years', () => {
  let world: Awaited<ReturnType<typeof newWorld>>;
  let person: Person;
  beforeAll(async () => {
    app.clock.set(NOW);
    world = await newWorld(app, 'The Clinic');
    person = await jump(-2 * YEAR, world.admin);
  });

  it.each([...BY_SERVICE])('no call of /api/%s fails with a 500', async (_service, endpoints) => {
    const failed: string[] = [];
    for (const endpoint of endpoints) {
      const input = exampleOf(endpoint, world);
      let reply = await app.call(endpoint, input, person);
      if (reply.statusCode === 401) {
        person = await signIn(app, world.admin.user.email);
        reply = await app.call(endpoint, input, person);
      }
      if (reply.statusCode >= 500) failed.push(`${endpoint.path}: ${reply.body}`);
    }
    expect(failed).toEqual([]);
  });
});
