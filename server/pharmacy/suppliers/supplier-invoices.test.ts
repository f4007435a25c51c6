import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  addSupplier,
  listSupplierInvoices,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let admin: Person;
let nandi: string;

async function open() {
  admin = await newClinic(app, 'Invoice Clinic');
  nandi = (await app.ok(addSupplier, { body: { name: 'Nandi Distributors' } }, admin)).id;
}
beforeAll(open);

type Invoice = { supplier_id?: string; invoice_number?: string; invoice_date?: string };

/** Sends a delivery of one drug, as its own piece of paper. */
const deliver = (name: string, invoice: Invoice, mode: 'delivery' | 'count' = 'delivery') =>
  app.call(
    importDrugs,
    {
      file: sheetFile([
        ['Item', 'Batch', 'Expiry', 'Qty', 'PTR', 'M.R.P.'],
        [name, 'N1', '12/2028', 40, 1.5, 4],
      ]),
      body: { mode, ...invoice },
    },
    { token: admin.token },
  );
const stockOf = async (search: string) =>
  (await app.ok(listDrugs, { query: { search } }, admin))[0]?.quantity_in_stock;
const invoices = () => app.ok(listSupplierInvoices, { params: { id: nandi }, query: {} }, admin);

describe('the invoice of a delivery', () => {
  it('is kept with what was delivered', async () => {
    const sent = { supplier_id: nandi, invoice_number: ' KA/0123 ', invoice_date: '2026-11-20' };
    expect((await deliver('Kept A', sent)).statusCode).toBe(200);
    expect(await invoices()).toMatchObject([
      {
        ...{ number: 'KA/0123', invoice_date: '2026-11-20', posted_by: admin.user.name },
        ...{ is_undone: false, drugs: 1, pieces: 40, value: 6_000 },
      },
    ]);
  });

  it('is posted once, also by four at the same time and in other spellings', async () => {
    const numbers = ['N-77', 'n 77', 'N/77', ' n77 '];
    const replies = await Promise.all(
      numbers.map((invoice_number) =>
        deliver('Raced B', { supplier_id: nandi, invoice_number, invoice_date: '2026-11-21' }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(M.postedBefore);
    expect(await stockOf('Raced B')).toBe(40);
  });

  it('of the next financial year, of another supplier, or without a number is another one', async () => {
    const other = (await app.ok(addSupplier, { body: { name: 'Apex' } }, admin)).id;
    const sent = [
      { supplier_id: nandi, invoice_number: '9', invoice_date: '2026-03-31' },
      { supplier_id: nandi, invoice_number: '9', invoice_date: '2026-04-01' },
      { supplier_id: other, invoice_number: '9', invoice_date: '2026-04-01' },
      { supplier_id: nandi },
      { supplier_id: nandi },
    ];
    for (const invoice of sent) expect((await deliver('Many C', invoice)).statusCode).toBe(200);
    expect(await stockOf('Many C')).toBe(200);
  });

  it('can be posted again after its import was undone as a whole, and only then', async () => {
    const sent = { supplier_id: nandi, invoice_number: 'U1', invoice_date: '2026-11-22' };
    const first = await deliver('Undone D', sent);
    await app.ok(undoDrugImport, { params: { id: first.json().undo.id } }, admin);
    expect((await deliver('Undone D', sent)).statusCode).toBe(200);
    const posted = (await invoices()).filter(({ number }) => number === 'U1');
    expect(posted.map(({ is_undone }) => is_undone)).toEqual([false, true]);
    expect(await stockOf('Undone D')).toBe(40);
  });

  it('stays posted when an undo leaves goods that were sold since', async () => {
    const sold = await app.ok(addDrug, { body: aDrug({ name: 'Sold E' }) }, admin);
    const sheet = sheetFile([
      ['Item', 'Batch', 'Expiry', 'Qty', 'M.R.P.'],
      ['Sold E', 'N1', '12/2028', 40, 4],
      ['Left F', 'N1', '12/2028', 40, 4],
    ]);
    const body = { mode: 'delivery', supplier_id: nandi, invoice_number: 'S1' } as const;
    const sent = { token: admin.token };
    const first = await app.call(importDrugs, { file: sheet, body }, sent);
    await app.ok(adjustStock, { params: { id: sold.id }, body: { quantityChange: -1 } }, admin);
    await app.ok(undoDrugImport, { params: { id: first.json().undo.id } }, admin);
    expect((await app.call(importDrugs, { file: sheet, body }, sent)).statusCode).toBe(409);
  });

  it('needs a supplier of the clinic and a delivery, and imports nothing without', async () => {
    const stranger = await newClinic(app, 'Stranger');
    const theirs = (await app.ok(addSupplier, { body: { name: 'Theirs' } }, stranger)).id;
    const replies = [
      await deliver('Refused G', { invoice_number: '1' }),
      await deliver('Refused G', { supplier_id: theirs, invoice_number: '1' }),
      await deliver('Refused G', { supplier_id: nandi, invoice_date: '2026-02-30' }),
      await deliver('Refused G', { supplier_id: nandi, invoice_number: '1' }, 'count'),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await stockOf('Refused G')).toBeUndefined();
    const seen = await app.call(
      listSupplierInvoices,
      { params: { id: nandi }, query: {} },
      stranger,
    );
    expect(seen.statusCode).toBe(404);
  });
});

describe('an invoice without a date', () => {
  const BEFORE = '2026-03-30';

  it('is one of its year, from July on', async () => {
    const sent = { supplier_id: nandi, invoice_number: 'A-3' };
    expect((await deliver('July L', sent)).statusCode).toBe(200);
    expect((await deliver('July L', { ...sent, invoice_date: BEFORE })).statusCode).toBe(200);
  });

  it('is in April also one of the year before, in either order', async () => {
    app.clock.set('2026-04-03T06:00:00Z');
    await open();
    const sent = (invoice_number: string, invoice_date?: string) => ({
      ...{ supplier_id: nandi, invoice_number, ...(invoice_date && { invoice_date }) },
    });
    const first = await deliver('April H', sent('A-1'));
    const again = await deliver('April H', sent('a1', BEFORE));
    const early = await deliver('April H', sent('A-2', BEFORE));
    const late = await deliver('April H', sent('A-2'));
    const codes = [first, again, early, late].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 409, 200, 409]);
    expect(again.json().message).toBe(M.postedUndated);
    expect(late.json().message).toBe(M.postedInMarch);
    expect((await deliver('April H', sent('A-1/25-26', BEFORE))).statusCode).toBe(200);
    expect((await deliver('April H', sent('A-2', '2026-04-02'))).statusCode).toBe(200);
  });

  it('is another one than an invoice of last May with its number', async () => {
    app.clock.set('2026-05-20T06:00:00Z');
    await open();
    const sent = { supplier_id: nandi, invoice_number: '12' };
    expect((await deliver('May M', { ...sent, invoice_date: '2025-05-14' })).statusCode).toBe(200);
    expect((await deliver('May M', sent)).statusCode).toBe(200);
    const undated = { ...sent, invoice_number: '13' };
    expect((await deliver('May M', undated)).statusCode).toBe(200);
    const january = await deliver('May M', { ...undated, invoice_date: '2026-01-28' });
    expect(january.statusCode).toBe(200);
    const next = { ...sent, invoice_number: '14' };
    expect((await deliver('May M', next)).statusCode).toBe(200);
    const march = await deliver('May M', { ...next, invoice_date: '2026-03-28' });
    expect([march.statusCode, march.json().message]).toEqual([409, M.postedUndated]);
  });

  it('is posted once by three at the same time, two of them dated in March', async () => {
    app.clock.set('2026-04-03T06:00:00Z');
    await open();
    for (const invoice_number of ['R-1', 'R-2', 'R-3', 'R-4']) {
      const sent = { supplier_id: nandi, invoice_number };
      const replies = await Promise.all([
        deliver('Raced I', sent),
        deliver('Raced J', { ...sent, invoice_date: BEFORE }),
        deliver('Raced K', { ...sent, invoice_date: BEFORE }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    }
  });
});
