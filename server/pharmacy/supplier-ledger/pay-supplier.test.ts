import { beforeAll, describe, expect, it } from 'vitest';
import { getCashBook, reverseCash } from '#contract/books/books.endpoints.ts';
import { BOOKS_MESSAGES } from '#contract/books/books.messages.ts';
import { undoDrugImport } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  exportSupplierLedger,
  getSupplierLedger,
  listSupplierBalances,
  setInvoiceTotal,
  setOpeningBalance,
} from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff } from '../../testing/builders/clinic.ts';
import { newLedgerClinic, YEAR } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});

describe('a payment', () => {
  it('in cash is in the cash book once, and leaves it with its reversal alone', async () => {
    const { id, name } = await clinic.newSupplier();
    const before = await clinic.cash();
    const { id: payment } = (
      await clinic.pay(id, { amount: 25, way: 'cash' }, clinic.pharmacist)
    ).json();
    expect(await clinic.cash()).toBe(before - 2_500);
    const { days } = await app.ok(getCashBook, { query: YEAR }, clinic.admin);
    const entry = days
      .flatMap(({ entries }) => entries)
      .find(({ supplierId }) => supplierId === id)!;
    expect(entry).toMatchObject({ amount: -2_500, particulars: `Paid to ${name}` });
    expect((await clinic.ledger(id)).rows).toMatchObject([{ number: entry.number }]);
    const direct = await app.call(reverseCash, { params: { id: entry.id } }, clinic.admin);
    expect([direct.statusCode, direct.json().message]).toEqual([409, BOOKS_MESSAGES.ofSupplier]);
    const replies = await Promise.all([1, 2, 3].map(() => clinic.takeBack(payment)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await clinic.cash()).toBe(before);
    expect(await clinic.ledger(id)).toMatchObject({
      rows: [{ is_reversed: true }, { kind: 'reversal', amount: 2_500 }],
      closing: 0,
    });
    expect((await clinic.takeBack((await clinic.ledger(id)).rows[1]!.id)).statusCode).toBe(409);
  });

  it('cannot lose its voucher behind the ledger’s back', async () => {
    const id = (await clinic.newSupplier()).id;
    await clinic.pay(id, { way: 'cash' });
    const clinicId = clinic.admin.user.clinic_id!;
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
    const id = (await clinic.newSupplier()).id;
    const twice = [1, 2, 3].map(() =>
      clinic.pay(id, { way: 'cash' }, clinic.admin, `one-press-${id}`),
    );
    const ids = (await Promise.all(twice)).map((reply) => reply.json().id);
    expect(new Set(ids).size).toBe(1);
    await clinic.pay(id, { way: 'cash' }, clinic.admin, `second-press-${id}`);
    expect((await clinic.ledger(id)).closing).toBe(-2_000);
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
    const id = (await clinic.newSupplier()).id;
    const before = await clinic.cash();
    const reply = await clinic.pay(id, { way: 'cash', ...payment });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect([await clinic.cash(), (await clinic.ledger(id)).rows]).toEqual([before, []]);
  });

  it('names an invoice of its own supplier that is still posted', async () => {
    const [id, other] = [(await clinic.newSupplier()).id, (await clinic.newSupplier()).id];
    const theirs = await clinic.post(other, 'N-1');
    expect((await clinic.pay(id, { invoice_id: theirs.id })).statusCode).toBe(400);
    const ours = await clinic.post(id, 'N-2');
    expect((await clinic.pay(id, { invoice_id: ours.id })).statusCode).toBe(201);
    await app.ok(undoDrugImport, { params: { id: ours.undo.id } }, clinic.admin);
    expect((await clinic.pay(id, { invoice_id: ours.id })).statusCode).toBe(400);
    expect((await clinic.ledger(id)).closing).toBe(-1_000);
  });

  it('not in cash needs the right to the account', async () => {
    const id = (await clinic.newSupplier()).id;
    const replies = [
      await clinic.pay(id, { way: 'upi' }, clinic.pharmacist),
      await clinic.pay(id, { way: 'cash' }, clinic.pharmacist),
      await clinic.pay(id, { way: 'upi' }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 201, 201]);
    expect((await clinic.takeBack(replies[2]!.json().id, clinic.pharmacist)).statusCode).toBe(403);
    const desk = await newStaff(app, clinic.admin, 'receptionist');
    expect((await clinic.pay(id, { way: 'cash' }, desk)).statusCode).toBe(403);
  });

  it('and every other call is of one clinic', async () => {
    const id = (await clinic.newSupplier()).id;
    const { id: invoice } = await clinic.post(id, 'S-1');
    const { id: payment } = (await clinic.pay(id)).json();
    const stranger = await newClinic(app, 'Stranger');
    const opening = { amount: 5, day: '2026-11-01' };
    const replies = [
      await clinic.pay(id, {}, stranger),
      await clinic.takeBack(payment, stranger),
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
