import { expect, it } from 'vitest';
import { stockUnread } from '#contract/pharmacy/drug.messages.ts';
import { addDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
const NAMES = ['Dolo 650', 'Eno', 'Pan 40', 'Zinc'];

it('a count notes a stock of “?”, leaves it unchanged, and lets a person mend it', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  for (const name of NAMES) {
    await app.ok(addDrug, { body: aDrug({ name, quantity_in_stock: 50 }) }, clinic);
  }
  const file = sheetFile([
    ['Item', 'Stock', 'Price'],
    ...['?', 'unknown', '-', 7].map((cell, n) => [NAMES[n], cell, 2.5]),
  ]);
  const send = (preview: 'true' | 'false', mended = '[]') =>
    app.ok(importDrugs, { file, body: { mode: 'count', preview, mended } }, clinic);
  const shown = async (mended?: string) =>
    (await send('true', mended)).rows.map(({ name, becomes, notes, field, cell }) => [
      ...[name, becomes, notes, field, cell],
    ]);
  const [dolo, ...others] = [
    ['Dolo 650', 'same', [stockUnread('?')], 'quantity_in_stock', '?'],
    ['Eno', 'same', [stockUnread('unknown')], 'quantity_in_stock', 'unknown'],
    ['Zinc', 'updated', undefined, undefined, undefined],
    ['Pan 40', 'same', [stockUnread('-')], 'quantity_in_stock', '-'],
  ];
  expect((await shown()).toSorted()).toEqual([dolo, ...others].toSorted());
  const mended = JSON.stringify([{ row: 2, field: 'quantity_in_stock', text: '12' }]);
  expect(await shown(mended)).toContainEqual([
    ...['Dolo 650', 'updated', undefined, undefined, undefined],
  ]);
  await send('false');
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  expect(drugs.map(({ quantity_in_stock }) => quantity_in_stock)).toEqual([50, 50, 50, 7]);
});

it('a stock of “?” in a price list needs no note', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650' }) }, clinic);
  const file = sheetFile([
    ['Item', 'Stock', 'MRP'],
    ['Dolo 650', '?', 2.5],
  ]);
  const body = { mode: 'prices', preview: 'true' } as const;
  const { rows } = await app.ok(importDrugs, { file, body }, clinic);
  expect(rows[0]).not.toHaveProperty('notes');
});

it.each(['?', '-', '–', 'n/a', 'NA', 'N.A.', 'not counted', 'xx'])(
  'a counted stock of “%s” keeps the stock, and the row is imported',
  async (cell) => {
    const clinic = await newClinic(app, 'Counting Clinic');
    await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 50 }) }, clinic);
    const file = sheetFile([
      ['Item', 'Stock', 'Price'],
      ['Dolo 650', cell, 3],
      ['Crocin', cell, 3],
      ['Nil Stock', 'nil', 3],
    ]);
    const { rows } = await app.ok(importDrugs, { file, body: { mode: 'count' } }, clinic);
    expect(rows.map(({ becomes, notes }) => [becomes, notes?.length ?? 0])).toEqual([
      ['updated', 1],
      ['added', 1],
      ['added', 0],
    ]);
    const drugs = await app.ok(listDrugs, { query: {} }, clinic);
    expect(drugs.map(({ quantity_in_stock, price }) => [quantity_in_stock, price])).toEqual([
      [0, 300],
      [50, 300],
      [0, 300],
    ]);
  },
);

it('a drug that is counted in one row and not in another needs a look', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  await app.ok(addDrug, { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 50 }) }, clinic);
  const file = sheetFile([
    ['Item', 'Stock', 'Price'],
    ['Dolo 650', 20, 2.5],
    ['Dolo 650', '?', 2.5],
    ['Pan 40', 20, 2.5],
  ]);
  const { rows } = await app.ok(importDrugs, { file, body: { mode: 'count' } }, clinic);
  expect(rows.map(({ becomes }) => becomes)).toEqual(['look', 'look', 'added']);
  const [dolo] = await app.ok(listDrugs, { query: { search: 'Dolo' } }, clinic);
  expect(dolo?.quantity_in_stock).toBe(50);
});
