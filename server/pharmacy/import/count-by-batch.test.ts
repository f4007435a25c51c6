import { beforeEach, describe, expect, it } from 'vitest';
import { importDrugs, listDrugBatches, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, type Person } from '../../testing/builders/clinic.ts';
import { newShelf } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'Count Clinic');
});

type Sending = { preview?: 'true'; columns?: string };

const send = (rows: unknown[][], { preview, columns }: Sending = {}) =>
  app.ok(
    importDrugs,
    {
      file: sheetFile(rows),
      body: { mode: 'count', ...(preview && { preview }), ...(columns && { columns }) },
    },
    clinic,
  );

const BATCHES = [
  ['B1', '2027-01-31', 20],
  ['B2', '2027-06-30', 30],
  ['B3', '2027-09-30', 5],
] as const;
const aShelf = (name: string) => newShelf(app, clinic, { name, batches: BATCHES });

describe('a count by batch', () => {
  const rows = [
    ['Item', 'Batch', 'Stock'],
    ['Dolo', 'B1', 18],
    ['Dolo', 'B4', 2],
  ];

  it('names the batches that go to 0, before anything is posted', async () => {
    const id = await aShelf('Dolo');
    const preview = await send(rows, { preview: 'true' });
    expect(preview.gone).toEqual([
      { name: 'Dolo', batch_no: 'B2', expiry_date: '2027-06-30', quantity: 30 },
      { name: 'Dolo', batch_no: 'B3', expiry_date: '2027-09-30', quantity: 5 },
    ]);
    const batches = () => app.ok(listDrugBatches, { params: { id } }, clinic);
    expect(await batches()).toHaveLength(3);
    expect((await send(rows)).gone).toEqual(preview.gone);
    expect((await batches()).map(({ quantity }) => quantity)).toEqual([18, 2]);
  });

  it('leaves a batch whose cell is empty, and counts it in the sum', async () => {
    const id = await aShelf('Dolo');
    const blank = [rows[0]!, ['Dolo', 'B1', null], ['Dolo', 'B2', 12], ['Dolo', 'B3', 5]];
    const preview = await send(blank, { preview: 'true' });
    expect(preview).not.toHaveProperty('gone');
    expect(preview.rows.map(({ stock_after }) => stock_after)).toEqual([37, 37, 37]);
    await send(blank);
    const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
    expect(batches.map(({ quantity }) => quantity)).toEqual([20, 12, 5]);
  });

  it('corrects the batches also where the sum stays, and nothing the second time', async () => {
    const id = await aShelf('Dolo');
    const swapped = [rows[0]!, ['Dolo', 'B1', 30], ['Dolo', 'B2', 25]];
    const preview = await send(swapped, { preview: 'true' });
    expect(preview.rows.map(({ becomes }) => becomes)).toEqual(['updated', 'updated']);
    expect(preview.gone).toMatchObject([{ batch_no: 'B3', quantity: 5 }]);
    await send(swapped);
    const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
    expect(batches.map(({ quantity }) => quantity)).toEqual([30, 25]);
    expect((await send(swapped)).details).toMatchObject({ updated: 0, same: 2 });
  });

  it('names none where each batch is in the file, or the rows name no batch', async () => {
    await aShelf('Dolo');
    const all = ['B1', 'B2', 'B3'].map((batch, at) => ['Dolo', batch, at + 1]);
    expect(await send([...rows.slice(0, 1), ...all], { preview: 'true' })).not.toHaveProperty(
      'gone',
    );
    const bare = await send(
      [
        ['Item', 'Stock'],
        ['Dolo', 3],
      ],
      { preview: 'true' },
    );
    expect(bare).not.toHaveProperty('gone');
  });
});

it('a count of one drug leaves every other drug as it is', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `Drug ${at + 1} mg`);
  await send([['Item', 'Stock', 'MRP'], ...names.map((name) => [name, 10, 5])]);
  await send([
    ['Item', 'Stock'],
    ['Drug 7 mg', 4],
  ]);
  const stock = (await app.ok(listDrugs, { query: {} }, clinic)).map(
    ({ quantity_in_stock }) => quantity_in_stock,
  );
  expect(stock.filter((own) => own === 10)).toHaveLength(29);
  expect(stock.filter((own) => own === 4)).toHaveLength(1);
});

describe('the headings that a person assigned', () => {
  const rows = [
    ['Zzz', 'Shelf now', 'What we charge'],
    ['Dolo', 4, 12],
  ];
  const columns = '0:name,1:quantity_in_stock,2:price';

  it('are remembered by the clinic once they are imported, and by no other', async () => {
    await send(rows, { preview: 'true', columns });
    const unread = await app.call(importDrugs, { file: sheetFile(rows), body: {} }, clinic);
    expect(unread.statusCode).toBe(400);
    await send(rows, { columns });
    const again = await send([rows[0]!, ['Pan', 6, 8]]);
    expect(again.rows).toMatchObject([{ name: 'Pan', quantity_in_stock: 6, price: 800 }]);
    const stranger = await newClinic(app, 'Other Clinic');
    const foreign = await app.call(importDrugs, { file: sheetFile(rows), body: {} }, stranger);
    expect(foreign.statusCode).toBe(400);
  });

  it('are changed by the next assignment', async () => {
    await send(rows, { columns });
    await send(rows, { columns: '0:name,1:quantity_in_stock,2:' });
    const preview = await send([rows[0]!, ['Dolo', 5, 99]], { preview: 'true' });
    expect(preview.rows).toMatchObject([{ name: 'Dolo', stock_after: 5, price: null }]);
  });
});
