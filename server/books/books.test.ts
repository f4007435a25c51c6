import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { financialYear } from '#contract/billing/bill-total.rules.ts';
import { createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import {
  enterCash,
  exportBooks,
  getCaseRegister,
  getCashBook,
  getStockOnDay,
  reverseCash,
} from '#contract/books/books.endpoints.ts';
import { clinicDay } from '#contract/kernel/dates.ts';
import { addDrug, deleteDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { MONEY_STEPS, newMoneyClinic } from '../testing/builders/money-steps.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
const YEAR = { startDate: '2026-03-01', endDate: '2027-02-28' };

/** Sums of the ledgers of a clinic in paise: all payments, and those in cash. */
async function ledgerOf({ user }: Person): Promise<{ all: number; cash: number }> {
  const { rows } = await app.started.pool.query<{ all: string; cash: string }>(
    `SELECT coalesce(sum(amount_paise), 0) AS all,
       coalesce(sum(amount_paise) FILTER (WHERE mode = 'cash'), 0) AS cash
     FROM bill_payments WHERE clinic_id = $1`,
    [user.clinic_id],
  );
  return { all: Number(rows[0]?.all), cash: Number(rows[0]?.cash) };
}

it('the case register and the cash book equal the ledgers to the paisa, whatever happened', async () => {
  await fc.assert(
    fc.asyncProperty(MONEY_STEPS, async (steps) => {
      // Waiting steps cross the first of April, when serials restart at 1.
      app.clock.set('2026-03-31T06:00:00Z');
      const clinic = await newMoneyClinic(app);
      await clinic.carryOut(
        steps.flatMap((step, at) =>
          at % 5 === 4 ? [step, { ...step, kind: 'wait' as const, amount: 23 }] : [step],
        ),
      );
      const { admin } = clinic;
      const ledger = await ledgerOf(admin);
      const { rows, total } = await app.ok(getCaseRegister, { query: YEAR }, admin);
      expect(total).toBe(ledger.all);
      expect(rows.reduce((sum, { fee }) => sum + fee, 0)).toBe(total);
      const eventDays = rows.map(({ receivedAt, day }) =>
        receivedAt === null ? day : clinicDay(new Date(receivedAt), 'Asia/Kolkata'),
      );
      const years = eventDays.map(financialYear);
      expect(rows.map(({ serial }) => serial)).toEqual(
        years.map((year, at) => years.slice(0, at + 1).filter((one) => one === year).length),
      );
      // The page of each day is the same rows with the same serials.
      for (const day of new Set(eventDays)) {
        const page = await app.ok(
          getCaseRegister,
          { query: { startDate: day, endDate: day } },
          admin,
        );
        expect(page.rows).toEqual(rows.filter((_, at) => eventDays[at] === day));
      }
      const book = await app.ok(getCashBook, { query: YEAR }, admin);
      expect([book.opening, book.closing]).toEqual([0, ledger.cash]);
      for (const [at, day] of book.days.entries()) {
        expect(day.opening).toBe(at === 0 ? 0 : book.days[at - 1]?.closing);
        expect(day.closing).toBe(day.opening + day.received - day.paidBack);
      }
      // A book that begins on a later day opens with what the whole one had then.
      const last = book.days.at(-1);
      if (last) {
        const query = { startDate: last.day, endDate: YEAR.endDate };
        const rest = await app.ok(getCashBook, { query }, admin);
        expect([rest.opening, rest.closing]).toEqual([last.opening, book.closing]);
      }
    }),
    { numRuns: 8 },
  );
});

describe('the books', () => {
  let admin: Person;
  let patientId: string;

  beforeEach(async () => {
    app.clock.set('2026-11-21T04:30:00.000Z');
    admin = await newClinic(app);
    patientId = (await newPatient(app, admin)).id;
  });

  const bill = (changes: object) =>
    app.ok(
      createBill,
      {
        body: {
          patientId,
          type: 'consultation',
          items: [{ name: 'Consultation', price: 500 }],
          ...changes,
        },
      },
      admin,
    );
  const cases = (startDate: string, endDate = startDate) =>
    app.ok(getCaseRegister, { query: { startDate, endDate } }, admin);

  it('list an unpaid bill on its day and its fee on the day of receipt, by the clinic day', async () => {
    const { id } = await bill({ payments: [] });
    await bill({ paymentMode: 'cash', discountPercentage: 100 });
    // 00:10 of 22 November in India.
    app.clock.set('2026-11-21T18:40:00.000Z');
    admin = await signIn(app, admin.user.email);
    const payment = { amount_paid: 500, payment_mode: 'upi' } as const;
    await app.ok(recordPayment, { params: { id }, body: payment }, admin);
    expect((await cases('2026-11-21')).rows).toMatchObject([
      { serial: 1, service: 'Consultation', fee: 0, receivedAt: null, note: 'unpaid' },
      { serial: 2, fee: 0, note: 'free' },
    ]);
    expect(await cases('2026-11-22')).toMatchObject({
      total: 50_000,
      rows: [
        {
          ...{ serial: 3, day: '2026-11-21', patient: 'Asha Menon', type: 'consultation' },
          ...{ fee: 50_000, receivedAt: '2026-11-21T18:40:00.000Z', note: null },
        },
      ],
    });
  });

  it('take entries with vouchers without gaps under forty concurrent calls, and reverse one once', async () => {
    const enter = (changes = {}, by = admin) =>
      app.call(
        enterCash,
        {
          body: {
            ...{ day: '2026-11-20', direction: 'out', amount: 120.5, particulars: 'Tea' },
            ...changes,
          },
        },
        by,
      );
    const replies = await Promise.all(Array.from({ length: 40 }, () => enter()));
    const entered = replies.map((reply) => reply.json<{ id: string; number: string }>());
    expect(entered.map(({ number }) => number).sort()).toEqual(
      Array.from({ length: 40 }, (_, at) => `2026-27/${String(at + 1).padStart(6, '0')}`),
    );
    const [{ id, number: reverses } = { id: '', number: '' }] = entered;
    const reversals = await Promise.all(
      [1, 2, 3].map(() => app.call(reverseCash, { params: { id } }, admin)),
    );
    expect(reversals.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const query = { startDate: '2026-11-21', endDate: '2026-11-21' };
    expect(await app.ok(getCashBook, { query }, admin)).toMatchObject({
      opening: -40 * 12_050,
      closing: -39 * 12_050,
      days: [{ day: '2026-11-21', entries: [{ amount: 12_050, reverses }] }],
    });
    const wrong = { day: '2026-11-22' };
    expect((await enter(wrong)).statusCode).toBe(400);
    expect((await enter({ amount: 0 })).statusCode).toBe(400);
    expect((await enter({ particulars: ' ' })).statusCode).toBe(400);
    const desk = await newStaff(app, admin, 'receptionist');
    expect((await enter({}, desk)).statusCode).toBe(403);
    const other = await newClinic(app);
    expect((await app.call(reverseCash, { params: { id } }, other)).statusCode).toBe(404);
  });

  it('cannot be changed in the database, and a reversal has the opposite amount', async () => {
    const body = { day: '2026-11-20', direction: 'out', amount: 100, particulars: 'Tea' } as const;
    const { id } = await app.ok(enterCash, { body }, admin);
    const clinic_id = admin.user.clinic_id ?? '';
    const run = app.started.services.database.inClinic.bind(app.started.services.database);
    await expect(
      run(clinic_id, (tx) => tx.updateTable('cash_entries').set({ particulars: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    const row = {
      ...{ clinic_id, id: patientId, financial_year: 2026, number: 9, day: '2026-11-20' },
      ...{ amount_paise: 5_000, particulars: 'Tea', reverses_id: id },
      ...{ created_at: app.clock.now(), created_by: admin.user.id },
    };
    await expect(
      run(clinic_id, (tx) => tx.insertInto('cash_entries').values(row).execute()),
    ).rejects.toThrow(/cash_entries_reversed_in_full/);
  });

  it('have the stock at the end of a day by batch, with its value', async () => {
    app.clock.set('2026-03-31T06:00:00.000Z');
    admin = await signIn(app, admin.user.email);
    const drug = aDrug({ name: 'Paracetamol', quantity_in_stock: 100, buying_price: 1.25 });
    const { id } = await app.ok(addDrug, { body: drug }, admin);
    app.clock.set('2026-11-21T04:30:00.000Z');
    admin = await signIn(app, admin.user.email);
    const on = (day: string) => app.ok(getStockOnDay, { query: { day } }, admin);
    expect(await on('2026-03-30')).toEqual({ rows: [], value: 0, unknown: 0 });
    expect(await on('2026-03-31')).toMatchObject({
      rows: [{ name: 'Paracetamol', quantity: 100, cost: 125 }],
      value: 12_500,
    });
    await app.ok(deleteDrug, { params: { id } }, admin);
    expect((await on('2026-11-20')).value).toBe(12_500);
    expect((await on('2026-11-21')).rows).toEqual([]);
  });

  it('are exported to Excel, and belong to the admin', async () => {
    await bill({ paymentMode: 'cash' });
    const query = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect((await app.call(exportBooks, { query }, admin)).statusCode).toBe(200);
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await app.call(getCaseRegister, { query }, doctor)).statusCode).toBe(403);
    const long = { startDate: '2025-01-01', endDate: '2026-11-30' };
    expect((await app.call(getCaseRegister, { query: long }, admin)).statusCode).toBe(400);
  });
});
