import { beforeAll, expect, it } from 'vitest';
import {
  adjustStock,
  editBatch,
  editDrug,
  listDrugBatches,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import type { Person } from '../../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug } = pharmacistActions(app);
let pharmacist: Person;

beforeAll(async () => {
  ({ pharmacist } = await open('Added Stock'));
  app.clock.set('2026-11-21T06:00:00Z');
});

/** A drug at ₹25 with 10 pieces printed ₹20. */
async function printedLower() {
  const expiry_date = '2027-05-31';
  const { id } = await newDrug({ price: 25, quantity_in_stock: 10, expiry_date });
  const [batch] = await batchesOf(id);
  const body = { expiry_date: null, mrp: 20 };
  await app.ok(editBatch, { params: { id, batchId: batch!.id }, body }, pharmacist);
  return id;
}
const batchesOf = (id: string) => app.ok(listDrugBatches, { params: { id } }, pharmacist);
const shelf = async (id: string) =>
  (await batchesOf(id)).map(({ quantity, mrp, expiry_date }) => [quantity, mrp, expiry_date]);
const adjust = (id: string, body: Parameters<typeof app.ok<typeof adjustStock>>[1]['body']) =>
  app.ok(adjustStock, { params: { id }, body }, pharmacist);

it('a purchase becomes no part of a batch with another MRP', async () => {
  const id = await printedLower();
  await adjust(id, { quantityChange: 5, reason: 'purchase' });
  expect(await shelf(id)).toEqual([
    [10, 2_000, '2027-05-31'],
    [5, null, null],
  ]);
});

it('a purchase with its own MRP is a batch of it', async () => {
  const id = await printedLower();
  await adjust(id, { quantityChange: 5, reason: 'purchase', mrp: 22.5 });
  expect((await shelf(id)).map(([quantity, mrp]) => [quantity, mrp])).toEqual([
    [10, 2_000],
    [5, 2_250],
  ]);
});

it('pieces that were found are part of what is sold next', async () => {
  const id = await printedLower();
  await adjust(id, { quantityChange: 2, reason: 'correction' });
  expect(await shelf(id)).toEqual([[12, 2_000, '2027-05-31']]);
});

it('stock raised in the form has the MRP of the drug, and the expiry that the form shows', async () => {
  const id = await printedLower();
  const body = { quantity_in_stock: 14, expiry_date: '2027-05-31' };
  await app.ok(editDrug, { params: { id }, body }, pharmacist);
  expect(await shelf(id)).toEqual([
    [10, 2_000, '2027-05-31'],
    [4, null, '2027-05-31'],
  ]);
  await app.ok(editDrug, { params: { id }, body: { ...body, quantity_in_stock: 15 } }, pharmacist);
  expect((await shelf(id)).map(([quantity]) => quantity)).toEqual([10, 5]);
});

it('stock raised in the form with the MRP of its batch joins it', async () => {
  const id = await printedLower();
  const body = { quantity_in_stock: 14, mrp: 20, price: 20 };
  await app.ok(editDrug, { params: { id }, body }, pharmacist);
  expect(await shelf(id)).toEqual([[14, 2_000, '2027-05-31']]);
});

it('stock raised in the form with a cleared MRP has the price as its MRP', async () => {
  const expiry_date = '2027-05-31';
  const { id } = await newDrug({ price: 20, mrp: 25, quantity_in_stock: 10, expiry_date });
  const [batch] = await batchesOf(id);
  const of = { params: { id, batchId: batch!.id }, body: { expiry_date, mrp: 20 } };
  await app.ok(editBatch, of, pharmacist);
  const body = { quantity_in_stock: 14, mrp: null };
  await app.ok(editDrug, { params: { id }, body }, pharmacist);
  expect(await shelf(id)).toEqual([[14, 2_000, expiry_date]]);
});
