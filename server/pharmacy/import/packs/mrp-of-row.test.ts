import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import {
  addDrug,
  getDrug,
  importDrugs,
  listDrugBatches,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, type Person } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();
let clinic: Person;

beforeEach(async () => {
  clinic = await newClinic(app, 'MRP Column Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
});

const bring = (mode: ImportMode, heading: string, mrp: number) => {
  const rows = [
    ['Item', 'Batch', 'Expiry', 'Qty', heading],
    ['Dolo 650', 'B9', '05/2028', 10, mrp],
  ];
  return app.ok(importDrugs, { file: sheetFile(rows), body: { mode } }, clinic);
};

const dolo = (more: Partial<Parameters<typeof aDrug>[0]>) =>
  app.ok(addDrug, { body: aDrug({ name: 'Dolo 650', quantity_in_stock: 0, ...more }) }, clinic);
const pricesOf = async (id: string) => {
  const { price, mrp } = await app.ok(getDrug, { params: { id } }, clinic);
  return [price, mrp];
};

describe.each(['delivery', 'count', 'prices'] as const)('a column of the MRP in a %s', (mode) => {
  it.each([
    ['raises the MRP of a drug that has one, and leaves its price', 25, [1_700, 2_500]],
    ['leaves the price of the clinic below the same MRP', 20, [1_700, 2_000]],
    ['lowers a price that would exceed it', 15, [1_500, 1_500]],
  ])('%s', async (_, mrp, expected) => {
    const { id } = await dolo({ price: 17, mrp: 20 });
    await bring(mode, 'M.R.P.', mrp);
    expect(await pricesOf(id)).toEqual(expected);
  });

  it('is the price of a drug without an MRP of its own', async () => {
    const { id } = await dolo({ price: 17 });
    await bring(mode, 'MRP', 25);
    expect(await pricesOf(id)).toEqual([2_500, null]);
  });

  it('of another name is the price alone', async () => {
    const { id } = await dolo({ price: 17, mrp: 20 });
    await bring(mode, 'Sale Rate', 19);
    expect(await pricesOf(id)).toEqual([1_900, 2_000]);
  });
});

it.each(['delivery', 'count'] as const)('a %s keeps the MRP of a new batch', async (mode) => {
  const { id } = await dolo({ price: 17 });
  await bring(mode, 'M.R.P', 25);
  const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
  expect(batches.map(({ batch_no, mrp }) => [batch_no, mrp])).toEqual([['B9', 2_500]]);
});
