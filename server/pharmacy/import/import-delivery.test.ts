import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugBatches,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug, newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await newClinic(app, 'Delivery Clinic');
});

type Sending = { mode?: ImportMode; preview?: 'true'; key?: string };

const send = (rows: unknown[][], { mode, preview, key }: Sending = {}) =>
  app.call(
    importDrugs,
    { file: sheetFile(rows), body: { ...(mode && { mode }), ...(preview && { preview }) } },
    { token: admin.token, ...(key && { headers: { 'idempotency-key': key } }) },
  );
const drug = async (search: string) => (await app.ok(listDrugs, { query: { search } }, admin))[0]!;
const batchesOf = (id: string) => app.ok(listDrugBatches, { params: { id } }, admin);

const BATCHES = [
  ['DL1', '2027-01-31', 20],
  ['DL2', '2027-06-30', 30],
] as const;
const aShelf = (name: string) => newShelf(app, admin, { name, batches: BATCHES });

const DELIVERY = (name: string, quantity = 40) => [
  ['Item', 'Batch', 'Expiry', 'Qty', 'PTR', 'M.R.P.'],
  [name, 'DL3', '12/2028', quantity, 1.5, 4],
];

describe('a delivery', () => {
  it('of the same file is named in the preview, until it is undone', async () => {
    const file = sheetFile([
      ['Item', 'Qty', 'MRP'],
      ['Told Twice', 5, 10],
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const send = (preview: 'true' | 'false', mode: 'delivery' | 'count' = 'delivery') =>
      app.ok(importDrugs, { file: new File([bytes], 'a.xlsx'), body: { mode, preview } }, admin);
    expect((await send('true')).imported_before).toBeUndefined();
    const { undo } = await send('false');
    expect((await send('true')).imported_before).toEqual({
      at: app.clock.now().toISOString(),
      by: admin.user.name,
    });
    expect((await send('true', 'count')).imported_before).toBeUndefined();
    await app.ok(undoDrugImport, { params: { id: undo?.id ?? '' } }, admin);
    expect((await send('true')).imported_before).toBeUndefined();
  });

  it('that imported nothing is not named as imported before', async () => {
    const file = sheetFile([
      ['Item', 'Qty', 'MRP'],
      ['Not Delivered', 0, 10],
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const body = { mode: 'delivery' as const };
    const nothing = await app.ok(importDrugs, { file: new File([bytes], 'a.xlsx'), body }, admin);
    expect(nothing.details).toMatchObject({ added: 0, updated: 0 });
    const again = { ...body, preview: 'true' as const };
    const reply = await app.ok(
      importDrugs,
      { file: new File([bytes], 'a.xlsx'), body: again },
      admin,
    );
    expect(reply.imported_before).toBeUndefined();
  });

  it('adds a batch and leaves the existing stock unchanged', async () => {
    const id = await aShelf('Dolo A');
    const before = await batchesOf(id);
    const preview = await send(DELIVERY('DOLO  a'), { mode: 'delivery', preview: 'true' });
    expect(preview.json().rows[0]).toMatchObject({
      ...{ stock_before: 50, stock_after: 90, price_before: 2.5, price: 4 },
      ...{ quantity_in_stock: 40, expiry_date: '2028-12-31', becomes: 'updated' },
    });
    expect(await batchesOf(id)).toEqual(before);
    await send(DELIVERY('DOLO  a'), { mode: 'delivery' });
    const after = await batchesOf(id);
    expect(after).toMatchObject([
      // The pieces that were there are printed at the price until then.
      ...before.map((batch) => ({ ...batch, mrp: 250 })),
      { batch_no: 'DL3', expiry_date: '2028-12-31', quantity: 40, buying_price: 150, mrp: 400 },
    ]);
    expect(await drug('dolo a')).toMatchObject({ quantity_in_stock: 90, price: 400 });
  });

  it('adds two batches of one drug, also of a new one', async () => {
    const id = await aShelf('Dolo B');
    const rows = [
      ['Item', 'Batch', 'Qty', 'MRP'],
      ['Dolo B', 'X1', 5, 3],
      ['Dolo B', 'X2', 6, 3],
      ['New C', 'Y1', 4, 9],
      ['new c', 'Y2', 8, 9],
      ['No quantity', 'Z', null, 9],
      ['Zero', 'Z', 0, 9],
      ['No price', 'Z', 4, null],
      // A second line of one batch is not a second batch.
      ['new c', 'y1', 3, 9],
    ];
    const { details, rows: shown } = (await send(rows, { mode: 'delivery' })).json();
    expect(details.skipped).toEqual([
      { row: 6, reason: 'The delivered quantity is missing or 0.' },
      { row: 7, reason: 'The delivered quantity is missing or 0.' },
      { row: 8, reason: 'A new drug needs a price.' },
    ]);
    expect(shown.map((row: { stock_after: number }) => row.stock_after).slice(0, 4)).toEqual([
      55, 61, 4, 12,
    ]);
    expect((await batchesOf(id)).map(({ quantity }) => quantity)).toEqual([20, 30, 5, 6]);
    const ofNew = await batchesOf((await drug('new c')).id);
    expect(ofNew.map(({ batch_no, quantity }) => [batch_no?.toUpperCase(), quantity])).toEqual([
      ['Y1', 7],
      ['Y2', 8],
    ]);
  });

  it('takes the schedule and HSN, and asks where the drug has others', async () => {
    const rows = (schedule: string, hsn: number, quantity = 5) => [
      ['Item', 'Batch', 'Qty', 'MRP', 'Schedule', 'HSN'],
      ['Scheduled S', 'S1', quantity, 9, schedule, hsn],
    ];
    await send(rows('Sch. H', 3004), { mode: 'delivery' });
    expect(await drug('scheduled s')).toMatchObject({ schedule: 'H', hsn: '3004' });
    const other = (await send(rows('H1', 3004), { mode: 'delivery' })).json();
    expect(other.rows[0]).toMatchObject({ becomes: 'look', field: 'schedule', cell: 'H1' });
    const code = (await send(rows('H', 2106), { mode: 'delivery' })).json();
    expect(code.rows[0]).toMatchObject({ becomes: 'look', field: 'hsn' });
    await send(rows('', 30049099), { mode: 'delivery' });
    expect(await drug('scheduled s')).toMatchObject({
      ...{ schedule: 'H', hsn: '30049099', quantity_in_stock: 10 },
    });
  });

  it('is a purchase in the stock ledger', async () => {
    const clinic = await newClinic(app, 'Ledger Clinic');
    const file = sheetFile(DELIVERY('Ledger D', 12));
    await app.ok(importDrugs, { file, body: { mode: 'delivery' } }, clinic);
    await app.ok(importDrugs, { file, body: { mode: 'delivery' } }, clinic);
    const moved = await app.started.services.database.inClinic(clinic.user.clinic_id!, (tx) =>
      tx.selectFrom('stock_movements').select(['kind', 'quantity']).execute(),
    );
    expect(moved).toEqual([
      { kind: 'purchase', quantity: 12 },
      { kind: 'purchase', quantity: 12 },
    ]);
  });

  it('is added once when it is sent twice with one key, also concurrently', async () => {
    const id = await aShelf('Dolo E');
    const key = 'delivery-of-monday';
    const replies = await Promise.all(
      [1, 2, 3].map(() => send(DELIVERY('Dolo E'), { mode: 'delivery', key })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const replayed = replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(2);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await batchesOf(id)).map(({ quantity }) => quantity)).toEqual([20, 30, 40]);
    const other = await send(DELIVERY('Dolo E', 41), { mode: 'delivery', key });
    expect(other.statusCode).toBe(409);
  });

  it('loses nothing under concurrent sales', async () => {
    const id = await aShelf('Dolo F');
    const sale = { quantityChange: -1, reason: 'damage' } as const;
    await Promise.all([
      ...[1, 2, 3].map(() => send(DELIVERY('Dolo F'), { mode: 'delivery' })),
      ...Array.from({ length: 10 }, () =>
        app.ok(adjustStock, { params: { id }, body: sale }, admin),
      ),
    ]);
    expect(await drug('dolo f')).toMatchObject({ quantity_in_stock: 50 + 3 * 40 - 10 });
  });
});

describe('a stock count', () => {
  it.each([
    [70, [20, 30, 20]],
    [50, [20, 30]],
    [35, [5, 30]],
    [0, []],
  ])('of %i corrects the difference and changes no batch’s expiry', async (counted, quantities) => {
    const name = `Count ${counted}`;
    const id = await aShelf(name);
    const rows = [
      ['Name', 'Cl. Stock', 'Expiry', 'Cost'],
      [name, counted, '2028-12-31', 9],
    ];
    await send(rows);
    const after = await batchesOf(id);
    expect(after.map(({ quantity }) => quantity)).toEqual(quantities);
    for (const { batch_no, expiry_date, buying_price } of after) {
      const expiry = { DL1: '2027-01-31', DL2: '2027-06-30' }[batch_no ?? ''];
      expect(expiry_date).toBe(expiry ?? '2028-12-31');
      expect(buying_price).toBe(batch_no ? null : 900);
    }
  });

  it('of a drug in several rows sums them, and corrects the batches that they name', async () => {
    const id = await aShelf('Counted by batch');
    const reply = await send([
      ['Name', 'Batch', 'Exp', 'Qty'],
      ['Counted by batch', 'DL1', null, 5],
      [null, 'dl2', null, 36],
      [null, 'DL9', 'May-28', 7],
      ['Grand Total', null, null, 48],
    ]);
    expect(reply.json().details).toMatchObject({
      updated: 3,
      skipped: [{ row: 5, reason: 'This looks like a total, not like a drug.' }],
    });
    expect(await batchesOf(id)).toMatchObject([
      { batch_no: 'DL1', quantity: 5, expiry_date: '2027-01-31' },
      { batch_no: 'DL2', quantity: 36, expiry_date: '2027-06-30' },
      { batch_no: 'DL9', quantity: 7, expiry_date: '2028-05-31' },
    ]);
  });

  it('of a drug with a row that needs a look changes none of it', async () => {
    const id = await aShelf('Half counted');
    const before = await batchesOf(id);
    const reply = await send([
      ['Name', 'Batch', 'Qty'],
      ['Half counted', 'DL1', 5],
      [null, 'DL2', '4 x 10'],
    ]);
    expect(reply.json().details.skipped).toEqual([
      {
        row: 2,
        reason: 'Another row of this drug needs a look, and a count is the sum of its rows.',
      },
      { row: 3, reason: 'This quantity cannot be read for certain.' },
    ]);
    expect(await batchesOf(id)).toEqual(before);
  });

  it('leaves empty cells and fields without a column unchanged', async () => {
    const body = { ...aDrug({ name: 'Blank' }), supplier: 'Nandi', box_number: 'B2', unit: 'tab' };
    const { id } = await app.ok(addDrug, { body }, admin);
    await send([
      ['Name', 'Stock', 'Price', 'Supplier', 'Rack'],
      ['Blank', null, null, null, null],
    ]);
    const { last_updated: _, ...after } = await drug('blank');
    expect(after).toMatchObject({ ...body, id, price: 250 });
  });
});

describe('the column matching', () => {
  it.each([
    ['count', ['Name', 'Worth', 'Godown'], 'no column of the price and none of the stock'],
    ['delivery', ['Name', 'MRP', 'Closing Stock'], 'no column of the delivered quantity'],
  ] as const)(
    'refuses a %s without quantities, with a message',
    async (mode, headings, message) => {
      for (const preview of ['true', undefined] as const) {
        const reply = await send([[...headings], ['Zeros', 1, 2]], {
          mode,
          ...(preview && { preview }),
        });
        expect(reply.statusCode).toBe(400);
        expect(reply.json().message).toContain(message);
      }
      expect(await app.ok(listDrugs, { query: { search: 'Zeros' } }, admin)).toEqual([]);
    },
  );

  it('refuses a new drug without a stock column', async () => {
    const reply = await send([
      ['Name', 'MRP', 'Godown'],
      ['No stock column', 5, 20],
    ]);
    expect(reply.json().details.skipped).toEqual([
      { row: 2, reason: 'Name, Price, and Stock Quantity are required.' },
    ]);
  });
});
