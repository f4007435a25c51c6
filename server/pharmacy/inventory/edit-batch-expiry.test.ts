import { expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  countDrugLists,
  editBatchExpiry,
  listDrugBatches,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

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
  const saved = await app.ok(editBatchExpiry, input, clinic);
  expect(saved.map(({ batch_no, expiry_date }) => [batch_no, expiry_date])).toEqual([
    ['B2', '2027-03-31'],
    [null, '2027-05-31'],
  ]);
  expect(await undated()).toBe(0);
  expect(await app.ok(listDrugBatches, { params: { id } }, clinic)).toEqual(saved);
  const other = await newClinic(app, 'Other Clinic');
  expect((await app.call(editBatchExpiry, input, other)).statusCode).toBe(404);
  const gone = { ...input, params: { id, batchId: id } };
  expect((await app.call(editBatchExpiry, gone, clinic)).statusCode).toBe(404);
  const out = { quantityChange: -15, reason: 'damage' as const };
  await app.ok(adjustStock, { params: { id }, body: out }, clinic);
  expect((await app.call(editBatchExpiry, input, clinic)).statusCode).toBe(404);
});
