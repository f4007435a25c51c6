import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  exportDrugs,
  importDefaultDrugs,
  importDrugs,
  listDrugBatches,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { defaultMedications } from '../defaults/default-medications.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await newClinic(app, 'Import Clinic');
});

const send = (file: Blob | undefined, preview?: string) =>
  app.call(importDrugs, { ...(file && { file }), body: preview ? { preview } : {} }, admin);
const drugs = (search: string) => app.ok(listDrugs, { query: { search } }, admin);

describe('an import', () => {
  const file = () =>
    sheetFile([
      ['Stock of November'],
      ['Rate (₹)', 'MEDICINE', 'Qty', 'Exp.', 'Rack'],
      ['₹ 1,012.50', 'Import A 5 mg', 20, '03/27', 'B2'],
      [3, ' import  B 10 MG ', 7, '2027-12-31', null],
      [null, 'Import C', 5, null, null],
      ['ten', 'Import D', 5, null, null],
      [1, 'Import E', -1, null, null],
      [1, 'Total', 32, null, null],
      [1, 'Import F', 1, '31/02/2027', null],
      [4, null, 5, null, null],
    ]);
  const skipped = [
    { row: 5, name: 'Import C', reason: 'A new drug needs a price.' },
    { row: 6, name: 'Import D', reason: 'This price cannot be read for certain.' },
    { row: 7, name: 'Import E', reason: 'The stock is below zero.' },
    { row: 8, name: 'Total', reason: 'This looks like a total, not like a drug.' },
    { row: 10, reason: 'This row has figures but no name.' },
  ];

  it('previews its changes and then makes exactly those', async () => {
    const body = aDrug({ name: 'Import B 10 mg', description: 'Kept', quantity_in_stock: 50 });
    await app.ok(addDrug, { body }, admin);
    const preview = await send(file(), 'true');
    expect(preview.statusCode).toBe(200);
    expect(preview.json().details).toEqual({ added: 2, updated: 1, look: 4, skipped });
    expect(preview.json().rows.slice(0, 2)).toEqual([
      {
        ...{ row: 3, name: 'Import A 5 mg', price: 1012.5, quantity_in_stock: 20 },
        ...{ expiry_date: '2027-03-31', becomes: 'added', reason: null },
        ...{ stock_before: null, stock_after: 20, price_before: null },
      },
      {
        ...{ row: 4, name: 'import B 10 MG', price: 3, quantity_in_stock: 7 },
        ...{ expiry_date: '2027-12-31', becomes: 'updated', reason: null },
        ...{ stock_before: 50, stock_after: 7, price_before: 2.5 },
      },
    ]);
    expect(preview.json().columns).toMatchObject([
      { heading: 'Rate (₹)', read_as: 'Price' },
      { heading: 'MEDICINE', read_as: 'Name' },
      { heading: 'Qty', read_as: 'Stock' },
      { heading: 'Exp.', read_as: 'Expiry date' },
      { heading: 'Rack', read_as: 'Box Number' },
    ]);
    expect(await drugs('import a')).toEqual([]);

    const done = await send(file());
    expect(done.json()).toEqual({ ...preview.json(), undo: expect.anything() });
    expect(done.json().message).toBe('2 added, 1 updated, 5 skipped.');
    expect(await drugs('import a')).toMatchObject([
      { price: 101_250, quantity_in_stock: 20, expiry_date: '2027-03-31', box_number: 'B2' },
    ]);
    // A row whose only fault is its expiry is taken, and the expiry is unknown.
    expect(await drugs('import f')).toMatchObject([{ price: 100, expiry_date: null }]);
    expect(done.json().rows.find(({ row }: { row: number }) => row === 9).notes).toEqual([
      'Expiry “31/02/2027” cannot be read: unknown for now.',
    ]);
    // Fields without a column, and the expiry of the remaining pieces, stay unchanged.
    expect(await drugs('import b')).toMatchObject([
      { description: 'Kept', price: 300, quantity_in_stock: 7, expiry_date: null },
    ]);
  });

  it('leaves the expiry of an expired batch unchanged', async () => {
    const old = aDrug({ name: 'Import Old', expiry_date: '2020-01-31', quantity_in_stock: 5 });
    const { id } = await app.ok(addDrug, { body: old }, admin);
    const stock = (quantity: number) =>
      send(
        sheetFile([
          ['Name', 'Stock', 'Expiry'],
          ['Import Old', quantity, '2099-03-31'],
        ]),
      );
    const batches = () => app.ok(listDrugBatches, { params: { id } }, admin);
    await stock(5);
    expect(await batches()).toMatchObject([{ expiry_date: '2020-01-31', quantity: 5 }]);
    await stock(8);
    expect(await batches()).toMatchObject([
      { expiry_date: '2020-01-31', quantity: 5 },
      { expiry_date: '2099-03-31', quantity: 3 },
    ]);
  });

  it.each([
    ['no file', undefined, 400, 'No file selected.'],
    [
      'a text',
      new File(['a,b'], 'a.xlsx'),
      415,
      'This is not an Excel file. Please choose an .xlsx or .xls file.',
    ],
    [
      'a missing name column',
      sheetFile([['Price'], [1]]),
      400,
      'No column with the names of the drugs was found.',
    ],
    [
      'a large file',
      new File([Buffer.alloc(10_485_761)], 'a.xlsx'),
      413,
      'The file is larger than 10 MB.',
    ],
  ])('refuses %s', async (_, wrong, status, message) => {
    const reply = await send(wrong);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
  });

  it('refuses an invalid form, a broken one, and an unknown field', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const post = (type: string, payload: string) =>
      app.app.inject({
        method: 'POST',
        url: importDrugs.path,
        headers: { ...headers, 'content-type': type },
        payload,
      });
    expect((await post('application/json', '{}')).statusCode).toBe(415);
    const cut = await post(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-da',
    );
    expect(cut.statusCode).toBe(400);
    const other =
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\na\r\n--x--\r\n';
    const wrongField = await post('multipart/form-data; boundary=x', other);
    expect(wrongField.statusCode).toBe(400);
    expect(wrongField.json().fields).toEqual({ inventoryFile: 'No file selected.' });
    expect((await send(sheetFile([['Name']]), 'perhaps')).statusCode).toBe(400);
  });

  it('imports 10,000 rows in one call', { timeout: 30_000 }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [`Bulk ${n}`, (n || 1) / 100, n]);
    const bulk = (lines = rows) => sheetFile([['Name', 'Price', 'Stock'], ...lines]);
    expect((await send(bulk())).json().details).toMatchObject({ added: 10_000, skipped: [] });
    const [last] = await drugs('bulk 9999');
    expect(last).toMatchObject({ price: 9_999, quantity_in_stock: 9_999 });

    // The next week's list writes only what has changed.
    const [first] = await drugs('bulk 9998');
    rows[9_999] = ['Bulk 9999', 100, 20_000];
    const again = await send(bulk(rows.slice(-500)));
    expect(again.json().details).toMatchObject({ updated: 1, same: 499, skipped: [] });
    expect((await drugs('bulk 9999'))[0]).toMatchObject({
      price: 10_000,
      quantity_in_stock: 20_000,
    });
    expect(await drugs('bulk 9998')).toEqual([first]);
  });
});

describe('the default medications', () => {
  it('have unique names and prices marked as indicative', () => {
    const all = defaultMedications();
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
    for (const { name, unit, price, description } of all) {
      expect(name).toMatch(/^[A-Z].+ \(.+\)$/);
      expect(unit).toMatch(/^[a-z]+$/);
      expect(price).toBeGreaterThan(0);
      expect(description).toMatch(/Indicative price\.$/);
    }
  });

  it('are added once, and leave edited drugs unchanged', async () => {
    const clinic = await newClinic(app, 'Default Clinic');
    const name = defaultMedications()[0]!.name;
    const own = await app.ok(addDrug, { body: aDrug({ name: name.toUpperCase() }) }, clinic);
    const first = await app.ok(importDefaultDrugs, {}, clinic);
    expect(first.details.added).toBe(defaultMedications().length - 1);
    const again = await app.ok(importDefaultDrugs, {}, clinic);
    expect(again.details.added).toBe(0);
    const all = await app.ok(listDrugs, { query: {} }, clinic);
    expect(all).toHaveLength(defaultMedications().length);
    expect(all).toContainEqual(own);
  });

  it('are added once under concurrent requests', async () => {
    const clinic = await newClinic(app, 'Two Defaults Clinic');
    const ask = () => app.ok(importDefaultDrugs, {}, clinic);
    const added = (await Promise.all([ask(), ask()])).map(({ details }) => details.added);
    expect(added.sort((a, b) => a - b)).toEqual([0, defaultMedications().length]);
  });
});

it('an export contains the batches and can be imported unchanged', async () => {
  const clinic = await newClinic(app, 'Export Clinic');
  const facts = { schedule: 'H', hsn: '30049099', mrp: 4 } as const;
  const own = { name: 'Dolo 650', supplier: '=Nandi', expiry_date: '2027-06-30' };
  const body = { ...aDrug(own), ...facts };
  const { id } = await app.ok(addDrug, { body }, clinic);
  const batch = { batch_no: 'DL1', expiry_date: '2027-01-31', buying_price: 1.25 };
  const received = { quantityChange: 20, reason: 'purchase', ...batch } as const;
  await app.ok(adjustStock, { params: { id }, body: received }, clinic);
  const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
  expect(batches).toMatchObject([
    { ...batch, buying_price: 125, quantity: 20 },
    { batch_no: null, expiry_date: '2027-06-30', quantity: 100, buying_price: null },
  ]);

  const { rawPayload } = await app.call(exportDrugs, {}, clinic);
  const { Sheets } = read(rawPayload);
  expect(utils.sheet_to_json(Sheets.Batches!)).toMatchObject([
    { Drug: 'Dolo 650', Batch: 'DL1', Quantity: 20, 'Buying price': 1.25, Cost: 25 },
    { Quantity: 100 },
  ]);
  const before = await app.ok(listDrugs, { query: {} }, clinic);
  const file = new File([rawPayload], 'inventory.xlsx');
  const sentBack = await app.call(importDrugs, { file, body: { preview: 'false' } }, clinic);
  expect(sentBack.json().details).toEqual({ added: 0, updated: 0, same: 1, skipped: [] });
  const [after] = await app.ok(listDrugs, { query: {} }, clinic);
  expect({ ...after, last_updated: '' }).toEqual({ ...before[0], last_updated: '' });
  expect(await app.ok(listDrugBatches, { params: { id } }, clinic)).toEqual(batches);
});
