import { beforeEach, expect, it } from 'vitest';
import {
  cancelBill,
  createBill,
  listBills,
  recordPayment,
} from '#contract/billing/bills.endpoints.ts';
import { exportMoney, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { readSpreadsheet } from '../testing/read-spreadsheet.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

beforeEach(async () => {
  // 21:30 in India, the same day in UTC.
  app.clock.set('2026-11-20T16:00:00Z');
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin, 'Meena Iyer')).id;
});

const totals = (startDate: string, endDate = startDate) =>
  app.ok(getMoneyTotals, { query: { startDate, endDate } }, admin);
const priced = (price: number, type: 'consultation' | 'pharmacy' | 'lab' | 'other') => ({
  patientId,
  type,
  items: [{ name: 'Something', price }],
});

/** Moves the clock past midnight in India, still the previous day in UTC. */
async function nextDay(): Promise<void> {
  app.clock.set('2026-11-20T20:00:00Z');
  admin = await signIn(app, admin.user.email);
}

it('counts paid bills as revenue, and payments less refunds as received on their day', async () => {
  await newBill(app, admin, priced(500, 'consultation'));
  await newBill(app, admin, { ...priced(100, 'other'), paymentMode: 'upi' });
  const open = await newBill(app, admin, { ...priced(300, 'lab'), paymentMode: 'online' });
  const part = { amount_paid: 120, payment_mode: 'card' as const };
  await app.ok(recordPayment, { params: { id: open.id }, body: part }, admin);
  const wrong = await newBill(app, admin, priced(40, 'pharmacy'));
  await nextDay();
  await app.ok(cancelBill, { params: { id: wrong.id }, body: { reason: 'Wrong patient' } }, admin);
  const rest = { amount_paid: 180, payment_mode: 'cash' as const };
  await app.ok(recordPayment, { params: { id: open.id }, body: rest }, admin);

  const first = await totals('2026-11-20');
  expect(first.revenue).toEqual({
    consultation: { count: 1, amount: 50_000 },
    other: { count: 1, amount: 10_000 },
    lab: { count: 1, amount: 30_000 },
    pharmacy: { count: 0, amount: 0 },
  });
  expect(first.billed).toEqual({ count: 3, amount: 90_000, open: 0 });
  const line = (day: string, mode: string, amount: number, refunded = 0) => ({
    day,
    source: 'bills',
    mode,
    amount,
    refunded,
  });
  expect(first.received).toEqual(
    expect.arrayContaining([
      line('2026-11-20', 'cash', 54_000),
      line('2026-11-20', 'upi', 10_000),
      line('2026-11-20', 'card', 12_000),
    ]),
  );
  const second = await totals('2026-11-21');
  expect(second.billed).toEqual({ count: 0, amount: 0, open: 0 });
  expect(second.received).toEqual([line('2026-11-21', 'cash', 14_000, -4_000)]);
  const both = await totals('2026-11-20', '2026-11-21');
  expect(both.received.reduce((sum, { amount }) => sum + amount, 0)).toBe(90_000);
});

it('finds bills by number, patient and day, newest first, in pages', async () => {
  const first = await newBill(app, admin, priced(500, 'consultation'));
  await nextDay();
  const other = (await newPatient(app, admin, 'Ravi Kumar')).id;
  const second = await newBill(app, admin, { ...priced(100, 'other'), patientId: other });
  const numbers = async (query: object) => {
    const { bills, totalCount } = await app.ok(listBills, { query }, admin);
    expect(totalCount).toBeGreaterThanOrEqual(bills.length);
    return bills.map(({ number }) => number);
  };
  expect(await numbers({})).toEqual([second.number, first.number]);
  expect(await numbers({ search: first.number })).toEqual([first.number]);
  expect(await numbers({ search: 'mee iy' })).toEqual([first.number]);
  expect(await numbers({ search: 'nobody' })).toEqual([]);
  expect(await numbers({ patientId: other })).toEqual([second.number]);
  expect(await numbers({ startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([first.number]);
  expect(await numbers({ limit: 1, page: 2 })).toEqual([first.number]);
  const long = { startDate: '0202-11-20', endDate: '2026-11-20' };
  for (const query of [{ startDate: '2026-11-20' }, long, { page: 0 }, { limit: 101 }]) {
    expect((await app.call(listBills, { query }, admin)).statusCode).toBe(400);
  }
});

it('exports bills and payments for admins only, one year at most', async () => {
  await app.ok(
    createBill,
    { body: { ...priced(1234.5, 'lab'), paymentMode: 'upi' } },
    await newStaff(app, admin, 'receptionist', { name: '=Asha()' }),
  );
  const query = { startDate: '2026-11-20', endDate: '2026-11-20' };
  const reply = await app.call(exportMoney, { query }, admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe(exportMoney.download);
  expect(reply.headers['content-disposition']).toContain('Money 2026-11-20 to 2026-11-20.xlsx');
  const [, row] = await readSpreadsheet(reply.rawPayload);
  expect(row?.slice(2)).toEqual(['Meena Iyer', 1, 'Lab', 'Paid', 1234.5, 1234.5, 0, '=Asha()']);
  const long = await app.call(
    exportMoney,
    { query: { startDate: '2025-01-01', endDate: '2026-11-20' } },
    admin,
  );
  expect([long.statusCode, long.json().message]).toEqual([
    400,
    'Please export at most one year at once.',
  ]);
});

it('refuses a range in the wrong order and a mistyped year', async () => {
  const ask = async (startDate: string, endDate: string) => {
    const reply = await app.call(getMoneyTotals, { query: { startDate, endDate } }, admin);
    return [reply.statusCode, reply.json().message];
  };
  const order = 'Start date cannot be after end date.';
  expect(await ask('2026-11-21', '2026-11-20')).toEqual([400, order]);
  const long = 'Please select at most 10 years at once.';
  expect(await ask('2002-11-20', '2026-11-20')).toEqual([400, long]);
  const range = 'Please enter a date between 1900 and 2199.';
  expect(await ask('0202-11-20', '2026-11-20')).toEqual([400, range]);
  expect(await ask('2016-11-20', '2026-11-21')).toEqual([400, long]);
  expect((await ask('2016-11-21', '2026-11-20'))[0]).toBe(200);
});
