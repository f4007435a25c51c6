import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportPer } from '#contract/pharmacy/drug-import.ts';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;
const HEAD = ['S.No', 'Medicine', 'Pack', 'Strips', 'Loose', 'Exp', 'MRP (strip)'];
const ROWS = [
  ['Stock count taken on 27/11/2026'],
  HEAD,
  [1, 'Dolo 650 Tablet', '15', 12, 7, '08/28', 30.91],
  [2, 'Pan 40 Tablet', '15', 5, null, '09/27', 172],
  [3, 'Azithral 500 Tablet', '5', 2, 3, 'Jun-27', 132.36],
  [4, 'Ascoril LS Syrup', '100 ml', 6, null, '05/27', 118],
  [5, 'Betadine Ointment 20 g', '20 g', null, 4, '02/28', 62],
  [null, 'Total', null, 25, 14],
];

beforeEach(async () => {
  clinic = await newClinic(app, 'Counting Clinic');
  const body = aDrug({
    ...{ name: 'Dolo 650 Tablet', price: 2, pack: 'strip of 15', unit: 'tablet' },
  });
  await app.ok(addDrug, { body: { ...body, quantity_in_stock: 40 } }, clinic);
});

const send = async (rows: readonly (readonly unknown[])[], per?: ImportPer) => {
  const body = { mode: 'count' as const, ...(per && { per }) };
  return app.ok(importDrugs, { file: sheetFile(rows), body }, clinic);
};
const stock = async () => {
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  return Object.fromEntries(drugs.map((drug) => [drug.name, drug.quantity_in_stock]));
};
const oneRow = (pack: string | null, strips: unknown, loose: unknown, name = 'Dolo 650 Tablet') => [
  HEAD,
  [1, name, pack, strips, loose, '08/28', 30.91],
];

describe('a count with a column of strips and one of loose pieces', () => {
  it.each(['piece', 'pack', 'price-of-pack'] as const)(
    'is the sum of both in pieces, also where prices are for a %s',
    async (per) => {
      const { rows } = await send(ROWS, per);
      expect(await stock()).toEqual({
        'Dolo 650 Tablet': 187,
        'Pan 40 Tablet': 75,
        'Azithral 500 Tablet': 13,
        'Ascoril LS Syrup': 6,
        'Betadine Ointment 20 g': 4,
      });
      const dolo = rows.find(({ name }) => name === 'Dolo 650 Tablet');
      expect(dolo?.notes).toContain('12 × 15 + 7 = 187');
    },
  );

  it('counts a strip that is only loose pieces', async () => {
    await send(oneRow('15', null, 23), 'pack');
    expect(await stock()).toEqual({ 'Dolo 650 Tablet': 23 });
  });

  it.each([
    ['loose pieces that fill a strip, which may be the whole stock', '15', 2, 37, 'loose_quantity'],
    ['a strip of unknown size', null, 2, 3, 'pack'],
    ['strips that may be boxes', '10x10', 2, 3, 'pack'],
    ['a loose count that cannot be read', '15', 2, '3-4', 'loose_quantity'],
  ])('needs a look at %s', async (_, pack, strips, loose, field) => {
    const other = [2, 'Pan 40 Tablet', '15', 5, 1, '09/27', 172];
    const { rows } = await send([...oneRow(pack, strips, loose), other]);
    expect(rows).toMatchObject([{ becomes: 'look', field }, { becomes: 'added' }]);
    expect(await stock()).toEqual({ 'Dolo 650 Tablet': 40, 'Pan 40 Tablet': 76 });
  });

  it('goes by the form and the unit that the row has', async () => {
    const head = ['Medicine', 'Form', 'Unit', 'Pack', 'Strips', 'Loose', 'MRP'];
    const { rows } = await send([
      head,
      ['Betnovate', 'Cream', null, 30, 5, null, 60],
      ['Pan 40', 'Tablet', 'strip', 15, 12, null, 172],
      ['Calpol 500', 'Tablet', 'strip', 15, 12, 7, 30],
    ]);
    expect(rows).toMatchObject([{}, {}, { becomes: 'look', field: 'loose_quantity' }]);
    expect(await stock()).toEqual({ 'Dolo 650 Tablet': 40, Betnovate: 5, 'Pan 40': 12 });
  });

  it('reads the column of their sum where the sheet has one', async () => {
    const rows = [
      ['Medicine', 'Pack', 'Strips', 'Loose', 'Total Qty', 'MRP'],
      ['Dolo 650 Tablet', '15', 12, 7, 187, 2],
    ];
    await send(rows);
    expect(await stock()).toEqual({ 'Dolo 650 Tablet': 187 });
  });
});
