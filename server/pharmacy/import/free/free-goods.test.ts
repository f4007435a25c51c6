import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { adjustStock, importDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listReturnableBatches } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import {
  addSupplier,
  listSupplierInvoices,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';
import { startDeliveries } from '../../../testing/clinics/delivery-clinic.ts';

const { app, at, send, drugOf, batchesOf } = startDeliveries();

/** The purchases of a drug in the ledger, as `[pieces, free]`. */
async function purchasesOf(id: string): Promise<(readonly [number, number | null])[]> {
  const client = new pg.Client(app.connection);
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT quantity, free_quantity FROM stock_movements
        WHERE drug_id = $1 AND kind = 'purchase' ORDER BY id`,
      [id],
    );
    return rows.map((row) => [row.quantity, row.free_quantity] as const);
  } finally {
    await client.end();
  }
}

/** Imports a delivery of one drug, and returns what came of it. */
async function bring(name: string, headings: readonly string[], cells: readonly unknown[]) {
  const reply = await send(
    [
      ['Item', 'PTR', 'MRP', ...headings],
      [name, 10, 15, ...cells],
    ],
    { mode: 'delivery' },
  );
  expect(reply.statusCode).toBe(200);
  const [row] = reply.json().rows;
  if (row.becomes === 'look') return { row, stock: null, purchases: [] };
  const { id, quantity_in_stock: stock } = await drugOf(name);
  return { row, stock, purchases: await purchasesOf(id), batches: await batchesOf(id) };
}

describe('free goods of a delivery', () => {
  it.each([
    ['a cell of both', ['Qty'], ['20+2'], [22, 2]],
    ['a cell with spaces and a word', ['Qty'], ['20 + 2 free'], [22, 2]],
    ['a cell with digit groups', ['Qty'], ['1,000+100'], [1_100, 100]],
    ['a column of their own', ['Qty', 'Free'], [20, 2], [22, 2]],
    ['a column of their own, by another name', ['Qty', 'Free Qty'], [20, 2], [22, 2]],
    ['a column of both beside one of the free', ['Qty+Free', 'Free'], [22, 2], [22, 2]],
    ['a total beside one of the free', ['Total Qty', 'Free'], [22, 2], [22, 2]],
    ['a total in short beside one of the free', ['Tot. Qty.', 'Free Qty'], [22, 2], [22, 2]],
    ['a total without them', ['Total Qty (excl. free)', 'Free'], [20, 2], [22, 2]],
    ['a quantity that includes them', ['Qty (incl. free)', 'Free'], [22, 2], [22, 2]],
    ['a quantity inclusive of them', ['Quantity inclusive of Free', 'Free'], [22, 2], [22, 2]],
    ['a total that includes them', ['Total Qty (incl. free)', 'Free'], [22, 2], [22, 2]],
    ['a quantity with them', ['Qty & Free', 'Free'], [22, 2], [22, 2]],
    ['the cell and beside it', ['Qty', 'Free'], ['20+2', 2], [22, 2]],
    ['both columns, each in full', ['Qty+Free', 'Free'], ['20+2', '20+2'], [22, 2]],
    ['free goods alone', ['Qty', 'Free'], [0, 3], [3, 3]],
    ['none', ['Qty', 'Free'], [20, 0], [20, null]],
  ])('in %s count once', async (what, headings, cells, purchase) => {
    const { row, stock, purchases, batches } = await bring(`Free ${what}`, headings, cells);
    expect(stock).toBe(purchase[0]);
    expect(purchases).toEqual([purchase]);
    expect(batches).toMatchObject([{ quantity: purchase[0], buying_price: 1_000 }]);
    expect(row.free_quantity ?? null).toBe(purchase[1]);
    const said = `${purchase[1]} of the ${purchase[0]} pieces are free.`;
    expect(row.notes ?? []).toEqual(purchase[1] === null ? [] : [said]);
  });

  it.each([
    ['another number beside the cell', ['Qty', 'Free'], ['20+2', 3]],
    ['more free pieces than both are', ['Qty+Free', 'Free'], [2, 22]],
    ['more free pieces than the total', ['Total Qty', 'Free'], [2, 20]],
    ['a scheme beside another quantity', ['Qty', 'Free'], [30, '20+2']],
  ])('with %s need a look', async (what, headings, cells) => {
    const { row } = await bring(`Odd ${what}`, headings, cells);
    expect(row).toMatchObject({ becomes: 'look', field: 'free_quantity' });
  });

  it('are in pieces where the file is in packs', async () => {
    const rows = [
      ['Item', 'Pack', 'Qty', 'PTR', 'MRP'],
      ['Packed Free Tab', '10 tab', '20+2', 100, 150],
    ];
    await app.ok(
      importDrugs,
      { file: sheetFile(rows), body: { mode: 'delivery', per: 'pack' } },
      at.admin,
    );
    const { id } = await drugOf('Packed Free');
    expect(await purchasesOf(id)).toEqual([[220, 20]]);
    expect(await batchesOf(id)).toMatchObject([{ quantity: 220, buying_price: 1_000 }]);
  });

  it('cost nothing on the invoice, and lower the cost of a returned piece', async () => {
    const { id: supplier_id } = await app.ok(
      addSupplier,
      { body: { name: 'Free & Co' } },
      at.admin,
    );
    const rows = [
      ['Item', 'Batch', 'Qty', 'PTR', 'MRP'],
      ['Invoiced Free', 'IF1', '20+2', 11, 15],
    ];
    const body = { mode: 'delivery' as const, supplier_id, invoice_number: 'F1' };
    await app.ok(importDrugs, { file: sheetFile(rows), body }, at.admin);
    const invoices = await app.ok(
      listSupplierInvoices,
      { params: { id: supplier_id }, query: {} },
      at.admin,
    );
    expect(invoices).toMatchObject([{ pieces: 22, value: 22_000, total: 22_000 }]);
    const offered = await app.ok(
      listReturnableBatches,
      { query: { show: 'all', search: 'Invoiced Free' } },
      at.admin,
    );
    expect(offered).toMatchObject([{ quantity: 22, bought: 22, cost: 22_000, cost_of: 22 }]);
  });

  it.each([
    ['at the rate 0', 0, 20_000],
    ['without a rate', null, 20_000],
  ])('in a row of their own %s leave the invoice its value', async (rate, free, value) => {
    const name = `Own Row ${rate}`;
    const { id: supplier_id } = await app.ok(addSupplier, { body: { name } }, at.admin);
    const rows = [
      ['Item', 'Batch', 'Qty', 'Free', 'PTR', 'MRP'],
      [name, 'B1', 20, 0, 10, 15],
      [name, 'B1', 0, 2, free, 15],
    ];
    const body = { mode: 'delivery' as const, supplier_id, invoice_number: `OR ${rate}` };
    await app.ok(importDrugs, { file: sheetFile(rows), body }, at.admin);
    const invoices = await app.ok(
      listSupplierInvoices,
      { params: { id: supplier_id }, query: {} },
      at.admin,
    );
    expect(invoices).toMatchObject([{ pieces: 22, value, total: 20_000 }]);
    const offered = await app.ok(
      listReturnableBatches,
      { query: { show: 'all', search: name } },
      at.admin,
    );
    expect(offered.toSorted((a, b) => a.quantity - b.quantity)).toMatchObject([
      { quantity: 2, cost: 0, cost_of: 2 },
      { quantity: 20, cost: 1_000, cost_of: 1 },
    ]);
  });

  it('beside a paid piece without a cost leave the value unknown', async () => {
    const name = 'Uncosted Pair';
    const { id: supplier_id } = await app.ok(addSupplier, { body: { name } }, at.admin);
    const rows = [
      ['Item', 'Batch', 'Qty', 'Free', 'PTR', 'MRP'],
      [name, 'B1', 20, 0, 10, 15],
      [name, 'B2', 5, 0, null, 15],
      [name, 'B3', 0, 2, null, 15],
    ];
    const body = { mode: 'delivery' as const, supplier_id, invoice_number: 'UP' };
    await app.ok(importDrugs, { file: sheetFile(rows), body }, at.admin);
    const invoices = await app.ok(
      listSupplierInvoices,
      { params: { id: supplier_id }, query: {} },
      at.admin,
    );
    expect(invoices).toMatchObject([{ pieces: 27, value: null }]);
  });

  it('in a count need a look: strips and loose pieces are written so, too', async () => {
    const reply = await send([
      ['Item', 'Stock', 'MRP'],
      ['Counted Free', '20+2', 15],
      ['Counted Plain', 7, 15],
    ]);
    expect(reply.json().rows[0]).toMatchObject({ becomes: 'look', field: 'quantity_in_stock' });
  });
});

describe('free goods typed by hand', () => {
  const adjust = (id: string, body: object) =>
    app.call(
      adjustStock,
      {
        params: { id },
        body: { quantityChange: 22, free_quantity: 2, reason: 'purchase', ...body },
      },
      { token: at.admin.token },
    );

  it('are kept with the purchase, and with nothing else', async () => {
    const { purchases } = await bring('Typed Free', ['Qty'], [5]);
    expect(purchases).toEqual([[5, null]]);
    const { id } = await drugOf('Typed Free');
    expect((await adjust(id, {})).statusCode).toBe(200);
    expect(await purchasesOf(id)).toEqual([
      [5, null],
      [22, 2],
    ]);
    for (const wrong of [{ reason: 'correction' }, { free_quantity: 23 }, { free_quantity: -1 }]) {
      expect((await adjust(id, wrong)).statusCode).toBe(400);
    }
    expect(await drugOf('Typed Free')).toMatchObject({ quantity_in_stock: 27 });
  });
});
