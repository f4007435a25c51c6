import { beforeEach, describe, expect, it } from 'vitest';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';
import { packSizeOf } from './pack-cell.ts';

const app = startTestApp();
let clinic: Person;
beforeEach(async () => {
  clinic = await newClinic(app, 'Packing Clinic');
});

const ROWS = [
  ['Name', 'Pack', 'Stock', 'MRP', 'Purchase Rate', 'Expiry'],
  ['Calpol 500', '10', 20, 30, 21.55, '05/28'],
  ['Pan 40', '15T', '150 tab', 155.2, 106, '05/28'],
  ['Benadryl syp', '100ml', 12, 128, 90, '05/28'],
  ['Ciplox 500', '10x10', 4, 450, 310, 'soon'],
];
type Body = { per?: 'piece' | 'price-of-pack' | 'pack'; preview?: 'true'; mended?: string };
const send = (body: Body, rows = ROWS) =>
  app.call(importDrugs, { file: sheetFile(rows), body: { mode: 'count', ...body } }, clinic);

describe('a sheet with packs', () => {
  it('names a row whose price may be the one of a pack, and takes it as it stands without an answer', async () => {
    const { packs, rows } = (await send({ preview: 'true' })).json();
    expect(packs).toEqual({
      rows: 3,
      example: { name: 'Calpol 500', pack: '10', price: 30, quantity: 20, pieces: 10 },
    });
    expect(rows).toMatchObject([
      { price: 30, quantity_in_stock: 20 },
      { price: 155.2, quantity_in_stock: 150 },
      { price: 128, quantity_in_stock: 12 },
      { price: 450, quantity_in_stock: 4 },
    ]);
  });

  it('is likely of packs where the clinic’s prices are of pieces', async () => {
    await send({ per: 'pack' });
    const { packs, rows } = (await send({ preview: 'true' })).json();
    expect(packs).toMatchObject({ rows: 3, likely_packs: true });
    expect(rows[0]).toMatchObject({ name: 'Calpol 500', price: 30, price_before: 3 });
    const same = ROWS.map((row, at) => (at === 0 ? row : row.with(3, 3)));
    expect((await send({ preview: 'true' }, same)).json().packs).not.toHaveProperty('likely_packs');
  });

  it('is taken per piece, never above the share of the pack, and asks about strips in a box', async () => {
    const { rows } = (await send({ per: 'pack' })).json();
    expect(rows).toMatchObject([
      ...[{ price: 3, quantity_in_stock: 200, buying_price: 2.16, becomes: 'added' }],
      ...[{ price: 10.34, quantity_in_stock: 150, buying_price: 7.07, becomes: 'added' }],
      ...[{ price: 128, quantity_in_stock: 12, buying_price: 90, becomes: 'added' }],
      { becomes: 'look', field: 'pack', cell: '10x10' },
    ]);
    const drugs = await app.ok(listDrugs, { query: { search: 'Calpol' } }, clinic);
    expect(drugs).toMatchObject([{ price: 300, quantity_in_stock: 200 }]);
  });

  it('is taken with the prices of packs and a stock in pieces', async () => {
    const mended = JSON.stringify([{ row: 5, field: 'pack', text: '10' }]);
    const { rows } = (await send({ per: 'price-of-pack', preview: 'true', mended })).json();
    expect(rows).toMatchObject([
      { price: 3, quantity_in_stock: 20 },
      { price: 10.34, quantity_in_stock: 150 },
      { price: 128, quantity_in_stock: 12 },
      { price: 45, quantity_in_stock: 4, becomes: 'added' },
    ]);
  });

  it('asks about a pack that may be a bottle, and takes the answer', async () => {
    const rows = [
      ROWS[0]!,
      ['Ascoril LS', '100', 3, 118, 80, '05/28'],
      ['Thyronorm 50', '100', 2, 200, 150, '05/28'],
      ['Digene Gel Tab', '15-TAB', 3, 30, 20, '05/28'],
    ];
    const asked = (await send({ per: 'price-of-pack', preview: 'true' }, rows)).json();
    expect(asked.rows).toMatchObject([
      { becomes: 'look', field: 'pack', cell: '100', reason: DRUG_MESSAGES.packUnsure },
      { becomes: 'look', field: 'pack', cell: '100', reason: DRUG_MESSAGES.packUnsure },
      { becomes: 'added', price: 2 },
    ]);
    const mended = JSON.stringify([
      { row: 2, field: 'pack', text: '1' },
      { row: 3, field: 'pack', text: '100 tab' },
    ]);
    const told = (await send({ per: 'price-of-pack', preview: 'true', mended }, rows)).json();
    expect(told.rows).toMatchObject([
      { becomes: 'added', price: 118 },
      { becomes: 'added', price: 2 },
      { becomes: 'added', price: 2 },
    ]);
  });

  it('leaves a drug alone that the clinic counts in strips', async () => {
    const body = { name: 'Calpol 500', price: 28, quantity_in_stock: 1, unit: 'strip' };
    await app.ok(addDrug, { body }, clinic);
    const { packs, rows } = (await send({ per: 'pack', preview: 'true' }, ROWS.slice(0, 2))).json();
    expect(packs).toBeUndefined();
    expect(rows).toMatchObject([{ price: 30, quantity_in_stock: 20 }]);
  });
});

describe('strips and loose tablets in one cell', () => {
  const HEAD = ['Item', 'Pack', 'Stock', 'MRP'];
  const MIXED = ['Pantop 40', '1x15', '4 strip + 6 tab', 159];
  const LOOK = { becomes: 'look', field: 'quantity_in_stock' };
  const read = async (rows: (string | number)[][], options: object = {}) =>
    (await send({ preview: 'true', ...options }, [HEAD, ...rows])).json().rows;

  it('need a look where only the file has the pack', async () => {
    const rows = [MIXED, ['Sinarest', "10's", '8 strips', 78], ['Dolo 650', '1x15', 12, 33.8]];
    expect(await read(rows)).toMatchObject([LOOK, { quantity_in_stock: 8 }, {}]);
    expect(await read(rows, { per: 'pack' })).toMatchObject([
      LOOK,
      { quantity_in_stock: 80, price: 7.8 },
      { quantity_in_stock: 180 },
    ]);
    // A cell that says strips has no pieces, whatever the other rows count; a box may hold several strips.
    expect(await read(rows, { per: 'price-of-pack' })).toMatchObject([
      LOOK,
      { quantity_in_stock: 80, price: 7.8 },
      { quantity_in_stock: 12 },
    ]);
    const box = [['Sinarest', "10's", '8 box', 78]];
    expect(await read(box, { per: 'price-of-pack' })).toMatchObject([LOOK]);
  });

  it('show that the example of the question counts strips', async () => {
    const rows = [HEAD, ['Sinarest', "10's", '8 strips', 78]];
    const { packs } = (await send({ preview: 'true' }, rows)).json();
    expect(packs.example).toMatchObject({ quantity: 8, pieces: 10, in_packs: true });
  });

  it('are counted where the pack of the row is the strip of the clinic', async () => {
    const body = { name: 'Pantop 40', price: 10, quantity_in_stock: 1, pack: 'strip of 15' };
    await app.ok(addDrug, { body }, clinic);
    expect(await read([['Pantop 40', '1x15', '4 strips, 6 loose', 10]])).toMatchObject([
      { quantity_in_stock: 66, stock_after: 66 },
    ]);
    // The price may be a strip's.
    expect(await read([['Pantop 40', '', '4 strip + 6 tab', 10]])).toMatchObject([LOOK]);
    expect(await read([['Pantop 40', '1x10', '4 strip + 6 tab', 10]])).toMatchObject([LOOK]);
  });

  it.each(['1x15', ''])('are counted without a price, with the pack “%s”', async (pack) => {
    const body = { name: 'Pantop 40', price: 10, quantity_in_stock: 1, pack: 'strip of 15' };
    await app.ok(addDrug, { body }, clinic);
    const rows = (stock: string) => [
      ['Item', 'Pack', 'Stock'],
      ['Pantop 40', pack, stock],
    ];
    for (const [stock, pieces] of [['8 strips', 120] as const, ['4 strip + 6 tab', 66] as const]) {
      const told = (await send({ preview: 'true' }, rows(stock))).json();
      expect(told.rows).toMatchObject([{ becomes: 'updated', quantity_in_stock: pieces }]);
    }
  });

  it.each([
    ['more loose ones than a strip has', ['Pan', '1x15', '4 strip + 15 tab', 159]],
    ['an unknown pack', ['Pan', '', '4 strip + 6 tab', 159]],
    ['free strips', ['Pan', '1x15', '10 strip + 2', 159]],
    ['strips in a box', ['Pan', '10x10', '4 strip + 6 tab', 159]],
  ])('need a look with %s', async (_, row) => {
    const other = ['Dolo 650', '1x15', 12, 33.8];
    expect(await read([row, other], { per: 'pack' })).toMatchObject([LOOK, {}]);
  });
});

it('an expiry that cannot be read is named with its cell, and can be mended', async () => {
  const sheet = ROWS.filter((_, at) => at === 0 || at === 4);
  const { rows } = (await send({ preview: 'true' }, sheet)).json();
  expect(rows).toMatchObject([{ becomes: 'added', field: 'expiry_date', cell: 'soon' }]);
  const mended = JSON.stringify([{ row: 2, field: 'expiry_date', text: '06/28' }]);
  const after = (await send({ preview: 'true', mended }, sheet)).json();
  expect(after.rows).toMatchObject([{ becomes: 'added', expiry_date: '2028-06-30' }]);
  expect(after.rows[0].field).toBeUndefined();
});

it.each([
  ['15T', 'Pan 40', 15],
  ['1*30', 'Telma 40', 30],
  ["10's", 'Dolo', 10],
  ['strip of 15', 'Dolo', 15],
  ['10 x 1 x 10', 'Dolo', 'unsure'],
  ['100ml', 'Cough', null],
  ['20GM', 'Betadine', null],
  ['1', 'Dolo', null],
  ['60', 'Ambrodil Syrup', null],
  ['10', 'Cod Liver Oil Capsules', 10],
  ['1*10', 'Primrose Oil Cap', 10],
  ["10's", 'Evion 400 Soft Gel Cap', 10],
  ['20', 'Digene Gel Tab', 20],
  ['10S', 'Calcium Powder Tab', 10],
  ['30', 'Foracort Rotacaps', 30],
  ['10-TAB', 'Dolo', 10],
  ['15 TAB STRIP', 'Dolo', 15],
  ['1X10 STRIP', 'Dolo', 10],
  ['100 tab', 'Thyronorm 50', 100],
  ['100', 'Thyronorm 50 Tab', 'unsure'],
  ['500', 'Dextrose 5%', 'unsure'],
  ['1x500', 'NS', 'unsure'],
  ['100', 'Ascoril LS', 'unsure'],
  ['60', 'Ascoril LS', 'unsure'],
  ['200', 'Benadryl DR', 'unsure'],
  ['1 x 100 ml', 'Ascoril LS', null],
  ['10x2ml', 'Ondem Inj', 'unsure'],
  ['10', 'Ondem Inj', 'unsure'],
  ['30', 'Volini Gel', 'unsure'],
  ['2', 'Benadryl Syrup', 'unsure'],
  ['15', 'Candid Mouth Paint', null],
  ['10+10', 'Dolo', 'unsure'],
  ['5 amp', 'Ondem', 'unsure'],
  ['2.5', 'Dolo', 'unsure'],
  ['1 strip', 'Dolo', null],
  ['strip', 'Dolo', null],
  ['', 'Dolo', null],
])('a pack “%s” of %s holds %s', (cell, name, size) => {
  expect(packSizeOf(cell, { name, form: null, unit: null })).toBe(size);
});
