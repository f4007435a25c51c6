import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterCash, getCashBook, reverseCash } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES } from '#contract/books/books.messages.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { addDrug, importDrugs, undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  exportSupplierLedger,
  getSupplierLedger,
  listSupplierBalances,
  paySupplier,
  setInvoiceTotal,
  setOpeningBalance,
  takeBackPayment,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { SUPPLIER_LEDGER_MESSAGES as M } from '#contract/pharmacy/supplier-ledger/supplier-ledger.messages.ts';
import { PAYMENT_WAYS } from '#contract/pharmacy/supplier-ledger/supplier-payment.ts';
import {
  addSupplier,
  editSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
const YEAR = { startDate: '2026-04-01', endDate: '2027-03-31' };
let admin: Person;
let pharmacist: Person;
let drugId: string;
let made = 0;

beforeAll(async () => {
  app.clock.set('2026-11-26T06:00:00Z');
  admin = await newClinic(app, 'Ledger Clinic');
  pharmacist = await newStaff(app, admin, 'pharmacy');
  drugId = (await app.ok(addDrug, { body: aDrug({ name: 'Owed A' }) }, admin)).id;
});

const newSupplier = async (): Promise<string> => {
  made += 1;
  return (await app.ok(addSupplier, { body: { name: `Supplier ${made}` } }, admin)).id;
};
type Line = EndpointInput<typeof postSupplierInvoice>['body']['lines'][number];
const post = (
  id: string,
  number: string,
  more: { day?: string; paper?: number; line?: object } = {},
) =>
  app.ok(
    postSupplierInvoice,
    {
      params: { id },
      body: {
        ...{ number, invoice_date: more.day ?? '2026-11-20' },
        ...(more.paper !== undefined && { paper_total: more.paper }),
        lines: [
          { drug_id: drugId, quantity: 3, cost: 20.65, gst_percent: 12, ...more.line } as Line,
        ],
      },
    },
    pharmacist,
  );
type Payment = Partial<EndpointInput<typeof paySupplier>['body']>;
const pay = (id: string, payment: Payment = {}, by = admin, idempotencyKey?: string) =>
  app.call(
    paySupplier,
    { params: { id }, body: { day: '2026-11-26', amount: 10, way: 'bank', ...payment } },
    idempotencyKey === undefined
      ? by
      : { token: by.token, headers: { 'idempotency-key': idempotencyKey } },
  );
const takeBack = (id: string, by = admin) => app.call(takeBackPayment, { params: { id } }, by);
const ledger = (id: string, query = YEAR, by = pharmacist) =>
  app.ok(getSupplierLedger, { params: { id }, query }, by);
const balanceOf = async (id: string) =>
  (await app.ok(listSupplierBalances, {}, admin)).balances.find((one) => one.supplier_id === id);
const cashOfBook = async (by = admin) => (await app.ok(getCashBook, { query: YEAR }, by)).closing;

describe('the ledger of a supplier', () => {
  it('has opening balance, invoices and payments with the balance after each', async () => {
    const id = await newSupplier();
    const opening = { amount: 100.5, day: '2026-10-31' };
    await app.ok(setOpeningBalance, { params: { id }, body: opening }, admin);
    const { id: invoice_id } = await post(id, 'L-1');
    await post(id, 'L-2', { paper: 70, day: '2026-11-21' });
    await pay(id, { amount: 50, way: 'upi', reference: 'U9', note: 'part', invoice_id });
    const { rows, closing } = await ledger(id);
    expect(rows).toMatchObject([
      { kind: 'opening', amount: 10_050, balance: 10_050, at: null },
      { kind: 'invoice', number: 'L-1', amount: 6_938, balance: 16_988, by: pharmacist.user.name },
      { kind: 'invoice', number: 'L-2', amount: 7_000, balance: 23_988, lacks_total: false },
      {
        kind: 'payment',
        amount: -5_000,
        pays: 'L-1',
        way: 'upi',
        reference: 'U9',
        balance: 18_988,
      },
    ]);
    expect(closing).toBe(18_988);
    const part = await ledger(id, { startDate: '2026-11-01', endDate: '2026-11-20' });
    expect([part.opening, part.rows.length, part.closing]).toEqual([10_050, 1, 16_988]);
    expect(await balanceOf(id)).toMatchObject({
      balance: 18_988,
      oldest: { number: null, day: '2026-10-31', left: 10_050 },
    });
    const remove = { amount: null, day: null };
    await app.ok(setOpeningBalance, { params: { id }, body: remove }, admin);
    expect((await ledger(id)).closing).toBe(8_938);
  });

  it('marks an invoice without cost until its total is entered, and drops an undone one', async () => {
    const id = await newSupplier();
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'M.R.P.'],
      ['Owed A', 'Z1', 40, 4],
    ]);
    const body = { mode: 'delivery', supplier_id: id, invoice_number: 'I-1' } as const;
    const imported = await app.call(importDrugs, { file, body }, { token: admin.token });
    const [row] = (await ledger(id)).rows;
    expect(row).toMatchObject({ amount: 0, lacks_total: true });
    expect(await balanceOf(id)).toMatchObject({ balance: 0, without_total: 1 });
    const total = { params: { id: row!.id }, body: { total: 160.5 } };
    await app.ok(setInvoiceTotal, total, pharmacist);
    expect((await ledger(id)).rows).toMatchObject([{ amount: 16_050, lacks_total: false }]);
    await app.ok(undoDrugImport, { params: { id: imported.json().undo.id } }, admin);
    expect((await ledger(id)).rows).toEqual([]);
    const late = await app.call(setInvoiceTotal, total, pharmacist);
    expect([late.statusCode, late.json().message]).toEqual([409, M.undone]);
  });

  it('of an import has the cost of each batch with the GST of its drug on that day', async () => {
    const id = await newSupplier();
    await app.ok(
      addDrug,
      { body: aDrug({ name: 'Taxed B', gst_percent: 5, gst_from: '2026-01-01' }) },
      admin,
    );
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'PTR', 'M.R.P.'],
      ['Taxed B', 'Z1', 40, 1.5, 4],
    ]);
    const invoice = { supplier_id: id, invoice_number: 'I-2', invoice_date: '2026-11-20' };
    const body = { mode: 'delivery', ...invoice } as const;
    await app.call(importDrugs, { file, body }, { token: admin.token });
    expect((await ledger(id)).rows).toMatchObject([{ amount: 6_300, lacks_total: false }]);
  });

  it('stays when the supplier is renamed or no longer delivers, and takes a payment then', async () => {
    const id = await newSupplier();
    await post(id, 'R-1');
    const change = { name: `Renamed ${made}`, active: false };
    await app.ok(editSupplier, { params: { id }, body: change }, admin);
    expect((await pay(id, { amount: 69.38 })).statusCode).toBe(201);
    expect(await ledger(id)).toMatchObject({ supplier: change, closing: 0 });
  });

  it('is exported', async () => {
    const id = await newSupplier();
    await post(id, 'X-1');
    const reply = await app.call(exportSupplierLedger, { params: { id }, query: YEAR }, pharmacist);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('a payment', () => {
  it('in cash is in the cash book once, and leaves it with its reversal alone', async () => {
    const id = await newSupplier();
    const before = await cashOfBook();
    const { id: payment } = (await pay(id, { amount: 25, way: 'cash' }, pharmacist)).json();
    expect(await cashOfBook()).toBe(before - 2_500);
    const { days } = await app.ok(getCashBook, { query: YEAR }, admin);
    const entry = days
      .flatMap(({ entries }) => entries)
      .find(({ supplierId }) => supplierId === id)!;
    expect(entry).toMatchObject({ amount: -2_500, particulars: `Paid to Supplier ${made}` });
    expect((await ledger(id)).rows).toMatchObject([{ number: entry.number }]);
    const direct = await app.call(reverseCash, { params: { id: entry.id } }, admin);
    expect([direct.statusCode, direct.json().message]).toEqual([409, BOOKS_MESSAGES.ofSupplier]);
    const replies = await Promise.all([1, 2, 3].map(() => takeBack(payment)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await cashOfBook()).toBe(before);
    expect(await ledger(id)).toMatchObject({
      rows: [{ is_reversed: true }, { kind: 'reversal', amount: 2_500 }],
      closing: 0,
    });
    expect((await takeBack((await ledger(id)).rows[1]!.id)).statusCode).toBe(409);
  });

  it('cannot lose its voucher behind the ledger’s back', async () => {
    const id = await newSupplier();
    await pay(id, { way: 'cash' });
    const clinicId = admin.user.clinic_id!;
    const reversed = app.started.services.database.inClinic(clinicId, async (tx) => {
      const paid = await tx
        .selectFrom('supplier_payments')
        .where('supplier_id', '=', id)
        .select(['cash_entry_id', 'created_by', 'created_at'])
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('cash_entries')
        .values({
          ...{ clinic_id: clinicId, id: crypto.randomUUID(), financial_year: 2026, number: 9_999 },
          ...{ day: '2026-11-26', amount_paise: 1_000, particulars: 'Back' },
          ...{ reverses_id: paid.cash_entry_id, created_at: paid.created_at },
          created_by: paid.created_by,
        })
        .execute();
    });
    await expect(reversed).rejects.toThrow('the voucher of a payment to a supplier');
  });

  it('sent twice with one key is one, and two keys are two', async () => {
    const id = await newSupplier();
    const twice = [1, 2, 3].map(() => pay(id, { way: 'cash' }, admin, `one-press-${id}`));
    const ids = (await Promise.all(twice)).map((reply) => reply.json().id);
    expect(new Set(ids).size).toBe(1);
    await pay(id, { way: 'cash' }, admin, `second-press-${id}`);
    expect((await ledger(id)).closing).toBe(-2_000);
  });

  it.each([
    ['a negative amount', { amount: -5 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a part of a paisa', { amount: 1.005 }, 'amount'],
    ['too much', { amount: 1e9 }, 'amount'],
    ['tomorrow', { day: '2026-11-27' }, 'day'],
    ['an unknown way', { way: 'barter' as 'cash' }, 'way'],
    ['the invoice of nobody', { invoice_id: '0199d5f0-0000-7000-8000-00000000dead' }, 'invoice_id'],
  ])('is refused with %s, and writes no voucher', async (_, payment, field) => {
    const id = await newSupplier();
    const before = await cashOfBook();
    const reply = await pay(id, { way: 'cash', ...payment });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect([await cashOfBook(), (await ledger(id)).rows]).toEqual([before, []]);
  });

  it('names an invoice of its own supplier that is still posted', async () => {
    const [id, other] = [await newSupplier(), await newSupplier()];
    const theirs = await post(other, 'N-1');
    expect((await pay(id, { invoice_id: theirs.id })).statusCode).toBe(400);
    const ours = await post(id, 'N-2');
    expect((await pay(id, { invoice_id: ours.id })).statusCode).toBe(201);
    await app.ok(undoDrugImport, { params: { id: ours.undo.id } }, admin);
    expect((await pay(id, { invoice_id: ours.id })).statusCode).toBe(400);
    expect((await ledger(id)).closing).toBe(-1_000);
  });

  it('in another way than cash is for those who keep the account', async () => {
    const id = await newSupplier();
    const replies = [
      await pay(id, { way: 'upi' }, pharmacist),
      await pay(id, { way: 'cash' }, pharmacist),
      await pay(id, { way: 'upi' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 201, 201]);
    expect((await takeBack(replies[2]!.json().id, pharmacist)).statusCode).toBe(403);
    const desk = await newStaff(app, admin, 'receptionist');
    expect((await pay(id, { way: 'cash' }, desk)).statusCode).toBe(403);
  });

  it('and every other call is of one clinic', async () => {
    const id = await newSupplier();
    const { id: invoice } = await post(id, 'S-1');
    const { id: payment } = (await pay(id)).json();
    const stranger = await newClinic(app, 'Stranger');
    const opening = { amount: 5, day: '2026-11-01' };
    const replies = [
      await pay(id, {}, stranger),
      await takeBack(payment, stranger),
      await app.call(getSupplierLedger, { params: { id }, query: YEAR }, stranger),
      await app.call(exportSupplierLedger, { params: { id }, query: YEAR }, stranger),
      await app.call(setOpeningBalance, { params: { id }, body: opening }, stranger),
      await app.call(setInvoiceTotal, { params: { id: invoice }, body: { total: 5 } }, stranger),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await app.ok(listSupplierBalances, {}, stranger)).toMatchObject({
      owed: 0,
      balances: [],
    });
  });
});

const Step = fc.record({
  kind: fc.constantFrom(
    'invoice',
    'invoice',
    'pay',
    'pay',
    'back',
    'undo',
    'total',
    'opening',
    'tea',
  ),
  amount: fc.integer({ min: 1, max: 500_000 }),
  way: fc.constantFrom(...PAYMENT_WAYS),
  day: fc.constantFrom('2026-10-01', '2026-11-20', '2026-11-26'),
  isNamed: fc.boolean(),
  hasCost: fc.boolean(),
});
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

/** What a history should sum to, in paise. */
type Expected = { opening: number; invoices: Map<string, number>; paid: number; cash: number };

async function carryOut(id: string, steps: readonly Step[], by: Person): Promise<Expected> {
  const expected: Expected = { opening: 0, invoices: new Map(), paid: 0, cash: 0 };
  const undos = new Map<string, string>();
  const payments: { id: string; amount: number; way: string }[] = [];
  for (const [at, { kind, amount, way, day, isNamed, hasCost }] of steps.entries()) {
    const rupees = amount / 100;
    const newest = [...expected.invoices.keys()].at(-1);
    if (kind === 'invoice') {
      const line = { quantity: 1, free_quantity: 1, cost: hasCost ? rupees : null };
      const posted = await post(id, `P-${at}`, { day, line: { ...line, gst_percent: 5 } });
      undos.set(posted.id, posted.undo.id);
      expected.invoices.set(posted.id, hasCost ? amount + Math.round((amount * 5) / 100) : 0);
    }
    if (kind === 'pay') {
      const invoice_id = isNamed ? (newest ?? null) : null;
      const reply = await pay(id, { amount: rupees, way, day, invoice_id }, by);
      payments.push({ id: reply.json().id, amount, way });
      expected.paid += amount;
      if (way === 'cash') expected.cash -= amount;
    }
    const last = payments.at(-1);
    if (kind === 'back' && last && (await takeBack(last.id, by)).statusCode === 201) {
      payments.pop();
      expected.paid -= last.amount;
      if (last.way === 'cash') expected.cash += last.amount;
    }
    if (kind === 'total' && newest) {
      const body = { total: rupees };
      await app.ok(setInvoiceTotal, { params: { id: newest }, body }, by);
      expected.invoices.set(newest, amount);
    }
    if (kind === 'undo' && newest) {
      const undo = { params: { id: undos.get(newest)! } };
      if ((await app.call(undoDrugImport, undo, by)).statusCode === 200) {
        expected.invoices.delete(newest);
      }
    }
    if (kind === 'opening') {
      expected.opening = hasCost ? amount : -amount;
      const body = { amount: expected.opening / 100, day };
      await app.ok(setOpeningBalance, { params: { id }, body }, by);
    }
    if (kind === 'tea') {
      const body = { day, direction: 'out', amount: rupees, particulars: 'Tea' } as const;
      await app.ok(enterCash, { body }, by);
      expected.cash -= amount;
    }
  }
  return expected;
}

it('the balance equals the sums of what happened to the paisa, whatever the history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const id = await newSupplier();
      const cashBefore = await cashOfBook();
      const { opening, invoices, paid, cash } = await carryOut(id, steps, admin);
      const owed = opening + [...invoices.values()].reduce((sum, one) => sum + one, 0) - paid;
      const whole = await ledger(id);
      expect(whole.closing).toBe(owed);
      expect(whole.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
      expect(whole.rows.at(-1)?.balance ?? 0).toBe(owed);
      expect((await balanceOf(id))?.balance ?? 0).toBe(owed);
      expect((await cashOfBook()) - cashBefore).toBe(cash);
      const first = await ledger(id, { startDate: '2026-04-01', endDate: '2026-11-19' });
      const second = await ledger(id, { startDate: '2026-11-20', endDate: '2027-03-31' });
      expect([...first.rows, ...second.rows]).toEqual(whole.rows);
      expect([first.opening, second.opening, second.closing]).toEqual([0, first.closing, owed]);
    }),
    { numRuns: 8 },
  );
}, 60_000);
