import { beforeAll, describe, expect, it } from 'vitest';
import { getPurchases } from '#contract/books/books.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { addDrug, importDrugs, listDrugBatches } from '#contract/pharmacy/drugs.endpoints.ts';
import { exportSupplierLedger } from '#contract/pharmacy/supplier-ledger/supplier-ledger.endpoints.ts';
import {
  listReturnableBatches,
  returnToSupplier,
} from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import {
  addSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { newLedgerClinic, YEAR } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});

/** Overview, purchases and ledger can still be read. */
async function readAll(id: string) {
  await app.ok(getOverview, {}, clinic.admin);
  await app.ok(getPurchases, { query: YEAR }, clinic.admin);
  return clinic.ledger(id);
}

describe('amounts that no clinic has', () => {
  it('are refused in a typed invoice', async () => {
    const { id } = await clinic.newSupplier();
    const line = { drug_id: clinic.drugId, quantity: 9_000_000, cost: 9_999_999, gst_percent: 28 };
    const body = { number: 'H-1', invoice_date: '2026-11-20', lines: [line] };
    const reply = await app.call(postSupplierInvoice, { params: { id }, body }, clinic.pharmacist);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['lines']]);
    expect((await readAll(id)).rows).toEqual([]);
  });

  it('count as an unknown cost in an import, and as a bounded value in a return', async () => {
    const { id } = await clinic.newSupplier();
    const taxed = { gst_percent: 28, gst_from: '2026-01-01' };
    await app.ok(addDrug, { body: aDrug({ name: 'Gold C', ...taxed }) }, clinic.admin);
    const file = sheetFile([
      ['Item', 'Batch', 'Qty', 'PTR', 'M.R.P.'],
      ['Gold C', 'Z1', 9_000_000, 9_999_999, 9_999_999],
    ]);
    const sent = { mode: 'delivery', supplier_id: id, invoice_number: 'H-2' } as const;
    const reply = await app.call(importDrugs, { file, body: sent }, { token: clinic.admin.token });
    expect(reply.statusCode).toBe(200);
    expect((await readAll(id)).rows).toMatchObject([{ amount: 0, lacks_total: true }]);
    const query = { show: 'all' as const, search: 'Gold C', supplier_id: id };
    const batches = await app.ok(listReturnableBatches, { query }, clinic.pharmacist);
    const lines = batches.map(({ id: batch_id, quantity }) => ({ batch_id, quantity }));
    expect(lines.length).toBeGreaterThan(0);
    const body = { reason: 'wrong' as const, lines };
    const returned = await app.call(returnToSupplier, { params: { id }, body }, clinic.pharmacist);
    expect(returned.statusCode).toBe(201);
    expect((await readAll(id)).closing).toBeLessThan(0);
  });
});

it('a supplier with a hostile name has a ledger file, a voucher and a search', async () => {
  const name = `a/b\\ "c" \r\n; रोग <b>${'x'.repeat(170)}`;
  const { id } = await app.ok(addSupplier, { body: { name } }, clinic.admin);
  expect((await clinic.pay(id, { way: 'cash', reference: 'r'.repeat(60) })).statusCode).toBe(201);
  const file = await app.call(exportSupplierLedger, { params: { id }, query: YEAR }, clinic.admin);
  expect(file.statusCode).toBe(200);
  for (const search of ['\u0000', '%', "'; --", '\ud800']) {
    const reply = await app.call(listReturnableBatches, { query: { search } }, clinic.pharmacist);
    expect([200, 400]).toContain(reply.statusCode);
  }
});

it('a batch of another clinic is unknown to the own suppliers', async () => {
  const { id } = await clinic.newSupplier();
  const stranger = await newClinic(app, 'Stranger');
  const { id: drugId } = await app.ok(addDrug, { body: aDrug({ name: 'Theirs' }) }, stranger);
  const [batch] = await app.ok(listDrugBatches, { params: { id: drugId } }, stranger);
  const body = { reason: 'wrong' as const, lines: [{ batch_id: batch!.id, quantity: 1 }] };
  const reply = await app.call(returnToSupplier, { params: { id }, body }, clinic.pharmacist);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['lines.0.batch_id']]);
});

it('payments, returns and take-backs of several people at once add up', async () => {
  const { id } = await clinic.newSupplier();
  await clinic.post(id, 'H-3', {
    line: { quantity: 30, free_quantity: 0, cost: 10, gst_percent: 0 },
  });
  const query = { show: 'all' as const, search: 'H-3' };
  const [batch] = await app.ok(listReturnableBatches, { query }, clinic.pharmacist);
  const body = { reason: 'unsold' as const, lines: [{ batch_id: batch!.id, quantity: 2 }] };
  const before = await clinic.cash();
  const replies = await Promise.all(
    [1, 2, 3, 4].flatMap(() => [
      clinic.pay(id, { amount: 5, way: 'cash' }, clinic.pharmacist),
      clinic.pay(id, { amount: 7, way: 'upi' }),
      app.call(returnToSupplier, { params: { id }, body }, clinic.pharmacist),
    ]),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 201));
  const { closing, rows } = await clinic.ledger(id);
  expect(closing).toBe(30_000 - 4 * (500 + 700 + 2_000));
  expect(await clinic.cash()).toBe(before - 2_000);
  const notes = rows.filter(({ kind }) => kind === 'return').map(({ number }) => number);
  expect(new Set(notes).size).toBe(4);
});
