import { describe, expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  countDrugLists,
  editBatch,
  importDrugs,
  listDrugBatches,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic } from '../../../testing/builders/clinic.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../../testing/builders/sheets.ts';

const app = startTestApp();

it('enters the expiry of the batch that is not sold next, which empties the work list', async () => {
  const clinic = await newClinic(app, 'Batch Clinic');
  app.clock.set('2026-11-21T06:00:00Z');
  const body = aDrug({ name: 'Dolo 650', quantity_in_stock: 10, expiry_date: '2027-05-31' });
  const { id } = await app.ok(addDrug, { body }, clinic);
  const more = { quantityChange: 5, reason: 'purchase' as const, batch_no: 'B2' };
  await app.ok(adjustStock, { params: { id }, body: more }, clinic);
  const undated = async () => (await app.ok(countDrugLists, {}, clinic)).lists.undated;
  expect(await undated()).toBe(1);
  const batches = await app.ok(listDrugBatches, { params: { id } }, clinic);
  const batchId = batches.find(({ batch_no }) => batch_no === 'B2')!.id;
  const input = { params: { id, batchId }, body: { expiry_date: '2027-03-31' } };
  const saved = await app.ok(editBatch, input, clinic);
  expect(saved.map(({ batch_no, expiry_date }) => [batch_no, expiry_date])).toEqual([
    ['B2', '2027-03-31'],
    [null, '2027-05-31'],
  ]);
  expect(await undated()).toBe(0);
  expect(await app.ok(listDrugBatches, { params: { id } }, clinic)).toEqual(saved);
  const other = await newClinic(app, 'Other Clinic');
  expect((await app.call(editBatch, input, other)).statusCode).toBe(404);
  const gone = { ...input, params: { id, batchId: id } };
  expect((await app.call(editBatch, gone, clinic)).statusCode).toBe(404);
  const out = { quantityChange: -15, reason: 'damage' as const };
  await app.ok(adjustStock, { params: { id }, body: out }, clinic);
  expect((await app.call(editBatch, input, clinic)).statusCode).toBe(404);
});

describe('the MRP of a batch', () => {
  async function withBatch(name: string) {
    const clinic = await newClinic(app, 'MRP Clinic');
    app.clock.set('2026-11-21T06:00:00Z');
    const body = aDrug({ name, price: 20, quantity_in_stock: 10, expiry_date: '2027-05-31' });
    const { id } = await app.ok(addDrug, { body }, clinic);
    const batches = () => app.ok(listDrugBatches, { params: { id } }, clinic);
    const batchId = (await batches())[0]!.id;
    const correct = (mrp: number | null | undefined) =>
      app.ok(editBatch, { params: { id, batchId }, body: { expiry_date: null, mrp } }, clinic);
    return { clinic, id, batchId, batches, correct };
  }

  it('is corrected, and emptied to follow the drug again; absent, it stays', async () => {
    const { correct } = await withBatch('Dolo 650');
    const mrps = [18.5, undefined, null].map((mrp) => async () => (await correct(mrp))[0]?.mrp);
    const seen = [];
    for (const mrp of mrps) seen.push(await mrp());
    expect(seen).toEqual([1_850, 1_850, null]);
  });

  it('that was corrected since is left by the undo of the import that noted it', async () => {
    const { clinic, correct } = await withBatch('Crocin 500');
    const sheet = sheetFile([
      ['Item', 'MRP'],
      ['Crocin 500', 25],
    ]);
    const { undo } = await app.ok(importDrugs, { file: sheet, body: { mode: 'prices' } }, clinic);
    expect((await correct(undefined))[0]?.mrp).toBe(2_000);
    await correct(21);
    await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic);
    expect((await correct(undefined))[0]?.mrp).toBe(2_100);
  });
});
