import { expect, it } from 'vitest';
import { cancelBill, createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { getCaseRegister, getCashBook } from '#contract/books/books.endpoints.ts';
import { getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { cancelPatientSubscription } from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { sumFigures } from './summed-figures.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, newPatient, newPlan } from './testing/builders/clinic.ts';

const app = startTestApp();
/** Long ago, so that PostgreSQL's clock takes the days for closed. */
const FIRST = '2020-11-20T12:00:00Z';
const SECOND = '2020-11-20T20:00:00Z';

/** A clinic whose first day has money of each kind, and whose days are kept. */
async function openBooks() {
  app.clock.set(FIRST);
  const admin = await newClinic(app);
  const patients = [await newPatient(app, admin), await newPatient(app, admin)];
  const plan = await newPlan(app, admin, { price: 500 });
  const bill = (patient: number, price: number, paid: object) => {
    const items = [{ name: 'Dressing', price }];
    const body = { patientId: patients[patient]?.id ?? '', items, ...paid };
    return app.ok(createBill, { body }, admin);
  };
  const subscribe = (patient: number) => {
    const params = { id: patients[patient]?.id ?? '' };
    return app.ok(updatePatient, { params, body: { subscription_plan_id: plan.id } }, admin);
  };
  const paid = await bill(0, 150, { paymentMode: 'cash' });
  const owed = await bill(1, 80, { payments: [] });
  await bill(1, 60, { paymentMode: 'upi' });
  await subscribe(0);
  app.clock.set(SECOND);
  await bill(0, 20, { paymentMode: 'cash' });
  const keep = () =>
    sumFigures(app.started.services, (error) => {
      throw error;
    });
  await keep();
  const both = { startDate: '2020-11-20', endDate: '2020-11-21' };
  const second = { startDate: '2020-11-21', endDate: '2020-11-21' };
  const books = async () => ({
    cash: await app.ok(getCashBook, { query: both }, admin),
    opening: (await app.ok(getCashBook, { query: second }, admin)).opening,
    totals: await app.ok(getMoneyTotals, { query: both }, admin),
    serials: (await app.ok(getCaseRegister, { query: second }, admin)).rows.map(
      ({ serial }) => serial,
    ),
  });
  const forget = () =>
    app.started.pool.query('DELETE FROM summed_days WHERE clinic_id = $1', [admin.user.clinic_id]);
  return { admin, patients, paid, owed, bill, subscribe, books, keep, forget };
}
type Books = Awaited<ReturnType<typeof openBooks>>;

it('are the ledger’s: cash, serials and totals of days that are kept', async () => {
  const { books, forget } = await openBooks();
  const kept = await books();
  expect(kept.opening).toBe(65_000);
  expect(kept.cash.closing).toBe(67_000);
  expect(kept.serials).toEqual([5]);
  expect(kept.totals.billed).toEqual({ count: 4, amount: 31_000, open: 8_000 });
  await forget();
  expect(await books()).toEqual(kept);
});

const CHANGES: readonly (readonly [string, (clinic: Books) => Promise<unknown>])[] = [
  ['a bill', ({ bill }) => bill(0, 10, { paymentMode: 'cash' })],
  ['an unpaid bill', ({ bill }) => bill(0, 10, { payments: [] })],
  [
    'a due that is paid',
    ({ admin, owed }) => {
      const body = { amount_paid: 30, payment_mode: 'card' as const };
      return app.ok(recordPayment, { params: { id: owed.id }, body }, admin);
    },
  ],
  [
    'a bill that is cancelled',
    ({ admin, paid }) =>
      app.ok(cancelBill, { params: { id: paid.id }, body: { reason: 'Wrong' } }, admin),
  ],
  ['a subscription that is sold', ({ subscribe }) => subscribe(1)],
  [
    'a subscription that is paid back in cash',
    ({ admin, patients }) => {
      const body = { reason: 'Wrong patient', refundMode: 'cash' as const };
      return app.ok(
        cancelPatientSubscription,
        { params: { id: patients[0]?.id ?? '' }, body },
        admin,
      );
    },
  ],
];

it.each(CHANGES)('follow %s on a day that is kept', async (_what, change) => {
  const clinic = await openBooks();
  const before = await clinic.books();
  app.clock.set(FIRST);
  await change(clinic);
  const after = await clinic.books();
  expect(after).not.toEqual(before);
  await clinic.keep();
  expect(await clinic.books()).toEqual(after);
  await clinic.forget();
  expect(await clinic.books()).toEqual(after);
});
