import { expect, it } from 'vitest';
import { sameAsRow } from '#contract/pharmacy/drug.messages.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
const DOLO = ['Dolo 650', 'D9', '12/2028', 40, 2.5];
const ROWS = [
  ['Item', 'Batch', 'Expiry', 'Qty', 'MRP'],
  DOLO,
  ['Dolo 650', 'D9', '12/2028', 41, 2.5],
  DOLO,
  ['Pan 40', 'D9', '12/2028', 40, 2.5],
  ['DOLO 650', 'D9', '31/12/2028', '40', '2.50'],
];
const send = (clinic: Person, mode: ImportMode, preview: 'true' | 'false') =>
  app.ok(importDrugs, { file: sheetFile(ROWS), body: { mode, preview } }, clinic);

it('a row of a delivery that equals an earlier one is added and noted', async () => {
  const clinic = await newClinic(app, 'Receiving Clinic');
  const { rows } = await send(clinic, 'delivery', 'true');
  const noted = rows.filter(({ notes = [] }) => notes.includes(sameAsRow('2')));
  expect(noted.map(({ row, becomes }) => [row, becomes])).toEqual([
    [4, 'added'],
    [6, 'added'],
  ]);
  await send(clinic, 'delivery', 'false');
  const drugs = await app.ok(listDrugs, { query: {} }, clinic);
  expect(drugs.map(({ quantity_in_stock }) => quantity_in_stock)).toEqual([161, 40]);
});

it('equal rows of a count are one batch, and need no note', async () => {
  const clinic = await newClinic(app, 'Counting Clinic');
  const { rows } = await send(clinic, 'count', 'true');
  expect(rows.flatMap(({ notes = [] }) => notes)).not.toContain(sameAsRow('2'));
});
