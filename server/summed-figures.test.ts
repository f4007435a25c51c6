import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { editStay } from '#contract/admissions/admissions.endpoints.ts';
import { getInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import { getMoneyByDoctor, getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { RECEIVED } from './money/index.ts';
import { type Figure, type Sum, sumsOfDays } from './platform/db/day-sums/index.ts';
import { sumDays } from './platform/db/day-sums/sum-closed-days.ts';
import { FIGURES } from './summed-figures.ts';
import { startTestApp } from './testing/build-app.ts';
import { newClinic, type Person } from './testing/builders/clinic.ts';
import { MONEY_STEPS, newMoneyClinic } from './testing/builders/money-steps.ts';
import { newShop, SHOP_CHANGES, type Shop } from './testing/steps/shop-changes.ts';

const app = startTestApp();
/** Long ago, so that PostgreSQL's clock takes the days for closed and each write for one to be marked. */
const BEGUN = '2020-11-20T06:00:00Z';
const range = { startDate: '2020-11-15', endDate: '2021-03-31', timeZone: 'Asia/Kolkata' };
const { timeZone: _zone, ...query } = range;

const idOf = ({ user }: Person) => user.clinic_id ?? '';
const database = () => app.started.services.database;

/** Sums the days of a clinic, as the hourly chore does. */
async function sumUp(clinicId: string): Promise<void> {
  for (const figure of FIGURES) {
    await database().inSystem((tx) => sumDays(tx, figure, { clinicId, range }));
  }
}

/** Compares each figure of the range with the ledgers. */
async function expectLedger(clinicId: string): Promise<void> {
  for (const figure of FIGURES) {
    const of = { clinicId, range };
    const read = await database().inClinic(clinicId, async (tx) => ({
      sums: await sumsOfDays(tx, figure, of),
      ledger: (
        await sql<Sum>`SELECT of_id, kind, sum(one)::bigint AS one, sum(two)::bigint AS two,
          sum(three)::bigint AS three FROM (${figure.fromLedger(of)}) AS computed GROUP BY 1, 2`.execute(
          tx,
        )
      ).rows,
    }));
    const inOrder = (rows: readonly Sum[]) =>
      rows
        .map(({ of_id, kind, one, two, three }) => [of_id, kind, one, two, three].join(' '))
        .sort();
    expect([figure.name, inOrder(read.sums)]).toEqual([figure.name, inOrder(read.ledger)]);
  }
}

it('is the sum of the ledger, to the paisa, whatever happened before and after', async () => {
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, MONEY_STEPS, async (before, after) => {
      app.clock.set(BEGUN);
      const clinic = await newMoneyClinic(app);
      await clinic.carryOut(before);
      await sumUp(idOf(clinic.admin));
      await expectLedger(idOf(clinic.admin));
      await clinic.carryOut(after);
      await expectLedger(idOf(clinic.admin));
      await sumUp(idOf(clinic.admin));
      await expectLedger(idOf(clinic.admin));
    }),
    { numRuns: 8 },
  );
}, 60_000);

/** A shop with its days summed. */
async function openShop() {
  app.clock.set(BEGUN);
  const shop = await newShop(app);
  await sumUp(idOf(shop.admin));
  return shop;
}

it.each(SHOP_CHANGES)('follows %s of a day that is kept', async (_what, change) => {
  const shop = await openShop();
  const days = () =>
    Promise.all([
      app.ok(getMoneyByDoctor, { query }, shop.admin),
      app.ok(getInventoryAnalysis, { query }, shop.admin),
      app.ok(getMoneyTotals, { query }, shop.admin),
    ]);
  const before = await days();
  await change(shop, shop.admin);
  expect(await days()).not.toEqual(before);
  await expectLedger(idOf(shop.admin));
  await sumUp(idOf(shop.admin));
  await expectLedger(idOf(shop.admin));
});

it('reads the kept days, and not the ledger of them', async () => {
  const { admin } = await openShop();
  const received = async () => (await app.ok(getMoneyByDoctor, { query }, admin)).received;
  const truth = await received();
  await app.started.pool.query(
    `UPDATE day_sums SET one = one + 100 WHERE clinic_id = $1 AND figure = 'doctors'
       AND of_id <> '00000000-0000-0000-0000-000000000000'`,
    [idOf(admin)],
  );
  expect(await received()).toBe(truth + 100);
  const of = { clinicId: idOf(admin), range };
  const sumsOf = async (figure: Figure) =>
    (await database().inClinic(of.clinicId, (tx) => sumsOfDays(tx, figure, of)))
      .map(({ one }) => one)
      .reduce((sum, one) => sum + one, 0);
  expect(await sumsOf(RECEIVED)).toBe(truth + 100);
  expect(await sumsOf({ ...RECEIVED, version: RECEIVED.version + 1 })).toBe(truth);
});

/** A payment whose transaction is open until `commit`. */
async function payLate({ admin, owed }: Shop) {
  const client = await app.started.pool.connect();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO bill_payments (clinic_id, id, bill_id, amount_paise, mode, paid_at, created_by)
     VALUES ($1, gen_random_uuid(), $2, 13013, 'cash', $3, $4)`,
    [idOf(admin), owed.billId, BEGUN, admin.user.id],
  );
  return {
    async commit() {
      await client.query('COMMIT');
      client.release();
    },
  };
}

it('counts what was written while its day was summed', async () => {
  const shop = await openShop();
  const clinicId = idOf(shop.admin);
  const payment = await payLate(shop);
  await sumUp(clinicId);
  await expectLedger(clinicId);
  await payment.commit();
  await expectLedger(clinicId);
  await sumUp(clinicId);
  await expectLedger(clinicId);
});

it('is exact when days are summed and changed from many connections at once', async () => {
  const shop = await openShop();
  const clinicId = idOf(shop.admin);
  const steps = SHOP_CHANGES.filter(([what]) => !what.startsWith('a return'));
  await Promise.all([
    ...steps.map(([, change]) => change(shop, shop.admin)),
    ...Array.from({ length: 6 }, () => sumUp(clinicId)),
    ...Array.from({ length: 6 }, () => shop.sell(shop.admin, 'cash', 7.5)),
  ]);
  await expectLedger(clinicId);
  await sumUp(clinicId);
  await expectLedger(clinicId);
});

it('follows another doctor of a stay', async () => {
  app.clock.set(BEGUN);
  const clinic = await newMoneyClinic(app);
  const stay = {
    patient: 0,
    doctor: 0,
    amount: 50_000,
    discount: 0,
    mode: 'cash',
    type: 'lab',
    isNow: true,
  };
  await clinic.carryOut([
    { ...stay, kind: 'admit' },
    { ...stay, kind: 'payStay' },
  ] as Parameters<typeof clinic.carryOut>[0]);
  await sumUp(idOf(clinic.admin));
  const { rows } = await app.started.pool.query('SELECT id FROM admissions WHERE clinic_id = $1', [
    idOf(clinic.admin),
  ]);
  const body = { doctorId: clinic.doctors[1]?.user.id ?? '' };
  const params = { id: rows[0].id };
  await app.ok(editStay, { params, body } as never, clinic.admin);
  await expectLedger(idOf(clinic.admin));
});

it.each(['summed_days', 'day_sums', 'changed_days'] as const)(
  'cannot be falsified: a clinic does not write %s',
  async (table) => {
    const admin = await newClinic(app);
    const write = database().inClinic(idOf(admin), (tx) =>
      sql`INSERT INTO ${sql.table(table)} DEFAULT VALUES`.execute(tx),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  },
);
