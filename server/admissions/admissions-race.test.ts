import { expect, it } from 'vitest';
import { listAdmissions } from '#contract/admissions/admissions.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';

const DAY = 24 * 3_600_000;
const app = startTestApp();

type Ward = Awaited<ReturnType<typeof newWard>>;

const stays = ({ admin, params }: Ward) => app.ok(listAdmissions, { params }, admin);

/** The bill's ledger as stored. */
const ledger = ({ admin }: Ward) =>
  app.started.services.database.inClinic(admin.user.clinic_id!, async (tx) => ({
    bills: await tx.selectFrom('bills').select(['due_paise', 'paid_paise', 'status']).execute(),
    days: await tx
      .selectFrom('bill_items')
      .where('position', '>=', 2)
      .select('quantity')
      .orderBy('position')
      .execute(),
    payments: (await tx.selectFrom('bill_payments').select('id').execute()).length,
  }));

const statuses = (replies: { statusCode: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ statusCode }) => statusCode)].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

it('admits a patient once under concurrent attempts', async () => {
  const ward = await newWard(app);
  const replies = await Promise.all(Array.from({ length: 20 }, () => ward.admit()));
  expect(statuses(replies)).toEqual({ 200: 1, 409: 19 });
  expect(await stays(ward)).toHaveLength(1);
  expect((await ledger(ward)).bills).toHaveLength(1);
});

it('is never overpaid by concurrent payments', async () => {
  const ward = await newWard(app);
  await ward.admit();
  // ₹2,000 are due, so 6 payments of ₹300 fit.
  const replies = await Promise.all(Array.from({ length: 40 }, () => ward.pay(300)));
  expect(statuses(replies)).toEqual({ 201: 6, 400: 34 });
  expect(await ledger(ward)).toEqual({
    bills: [{ due_paise: 200_000, paid_paise: 180_000, status: 'pending' }],
    days: [{ quantity: 1 }],
    payments: 6,
  });
});

it('charges a day once when many payments add it to the bill', async () => {
  const ward = await newWard(app);
  await ward.admit();
  await ward.later(2 * DAY + 1);
  await Promise.all(Array.from({ length: 20 }, () => ward.pay(10)));
  expect(await ledger(ward)).toMatchObject({ days: [{ quantity: 3 }], payments: 20 });
});

it('discharges once while payments arrive, and ends paid when everything was paid', async () => {
  const ward = await newWard(app);
  await ward.admit();
  const replies = await Promise.all([
    ...Array.from({ length: 10 }, () => ward.pay(200)),
    ...Array.from({ length: 5 }, () => ward.discharge()),
    ...Array.from({ length: 10 }, () => ward.pay(200)),
  ]);
  const paid = replies.filter(({ statusCode }) => statusCode === 201);
  const discharged = replies.filter(({ statusCode }) => statusCode === 200);
  const refused = replies.filter(({ statusCode }) => statusCode === 409 || statusCode === 400);
  expect([paid.length, discharged.length, refused.length]).toEqual([10, 1, 14]);
  expect(await ledger(ward)).toEqual({
    bills: [{ due_paise: 200_000, paid_paise: 200_000, status: 'paid' }],
    days: [{ quantity: 1 }],
    payments: 10,
  });
});

it('records one payment for many concurrent requests with the same key', async () => {
  const ward = await newWard(app);
  await ward.admit();
  const key = `desk-2-${ward.patientId}`;
  const replies = await Promise.all(Array.from({ length: 15 }, () => ward.pay(500, { key })));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await ledger(ward)).payments).toBe(1);
});
