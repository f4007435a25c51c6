import { beforeAll, expect, it } from 'vitest';
import {
  addDrug,
  adjustStock,
  importDrugs,
  listDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { listReturnableBatches } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newPatient } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';
import { newLedgerClinic, returnedGoods } from '../../testing/builders/supplier-ledgers.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newLedgerClinic>>;

beforeAll(async () => {
  clinic = await newLedgerClinic(app);
});

const { giveBack } = returnedGoods(app, () => clinic);
const PAID = 20_000;

/** The pieces that are offered of a drug, with their cost. */
const offered = (search: string) =>
  app.ok(listReturnableBatches, { query: { show: 'all', search } }, clinic.pharmacist);

/** Imports these quantities of new drugs at ₹10 each. */
async function bring(supplier_id: string, drugs: Readonly<Record<string, string | number>>) {
  const rows = Object.entries(drugs).map(([name, quantity]) => [name, quantity, 10, 15]);
  const file = sheetFile([['Item', 'Qty', 'PTR', 'MRP'], ...rows]);
  const body = { mode: 'delivery' as const, supplier_id, invoice_number: Object.keys(drugs)[0] };
  return await app.ok(importDrugs, { file, body }, clinic.pharmacist);
}

const idOf = async (search: string) =>
  (await app.ok(listDrugs, { query: { search } }, clinic.pharmacist))[0]!.id;
const adjust = (id: string, body: object) =>
  app.ok(
    adjustStock,
    { params: { id }, body: { quantityChange: 22, reason: 'purchase', ...body } },
    clinic.pharmacist,
  );

/** Returns the batch in these parts, and sums what each is worth, in paise. */
async function worthOf(supplierId: string, batch_id: string, parts: readonly number[]) {
  let worth = 0;
  for (const quantity of parts) {
    const reply = await giveBack(supplierId, [{ batch_id, quantity }]);
    expect(reply.statusCode).toBe(201);
    worth += Math.round(reply.json().lines[0].taxable * 100);
  }
  return worth;
}

it.each([
  ['at once', [22]],
  ['in parts', [7, 7, 8]],
])('a delivery with free pieces goes back %s for what was paid', async (how, parts) => {
  const { id } = await clinic.newSupplier();
  const name = `Back ${how}`;
  await bring(id, { [name]: '20+2' });
  const [batch] = await offered(name);
  const worth = await worthOf(id, batch!.id, parts);
  // One paisa of rounding a further note.
  expect(Math.abs(worth - PAID)).toBeLessThan(parts.length);
});

it('two people who return all pieces at once return them once', async () => {
  const { id } = await clinic.newSupplier();
  await bring(id, { 'Back Twice': '20+2' });
  const [batch] = await offered('Back Twice');
  const all = [{ batch_id: batch!.id, quantity: 22 }];
  const replies = await Promise.all([giveBack(id, all), giveBack(id, all, clinic.admin)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
});

it('pieces of Adjust Stock go back for what was paid', async () => {
  const { id } = await clinic.newSupplier();
  const body = aDrug({ name: 'Back Adjusted', quantity_in_stock: 0 });
  const { id: drugId } = await app.ok(addDrug, { body }, clinic.pharmacist);
  await adjust(drugId, { free_quantity: 2, buying_price: 10, expiry_date: '2029-01-31' });
  const [batch] = await offered('Back Adjusted');
  expect(batch).toMatchObject({ quantity: 22, cost: 20_000, cost_of: 22 });
  expect(await worthOf(id, batch!.id, [22])).toBe(PAID);
});

it('free pieces that join a delivered batch add nothing to its worth', async () => {
  const { id } = await clinic.newSupplier();
  await bring(id, { 'Back Joined': 20 });
  await adjust(await idOf('Back Joined'), { quantityChange: 5, free_quantity: 5 });
  const [batch] = await offered('Back Joined');
  expect(batch).toMatchObject({ quantity: 25, cost: 20_000, cost_of: 25 });
  expect(await worthOf(id, batch!.id, [25])).toBe(PAID);
});

it('bought pieces that join a batch with free ones keep their worth', async () => {
  const { id } = await clinic.newSupplier();
  await bring(id, { 'Back Grown': '20+2' });
  await adjust(await idOf('Back Grown'), { quantityChange: 10 });
  const [batch] = await offered('Back Grown');
  expect(batch).toMatchObject({ quantity: 32, cost: 30_000, cost_of: 32 });
});

it('the free pieces of an undone delivery keep their worth after a part was dispensed', async () => {
  const { id } = await clinic.newSupplier();
  const { undo } = await bring(id, { 'Back Sold': '20+2', 'Back Whole': '20+2' });
  const { id: patient_id } = await newPatient(app, clinic.admin);
  const items = [{ drug_id: await idOf('Back Sold'), quantity: 3 }];
  const order = await app.ok(createPharmacyOrder, { body: { patient_id, items } }, clinic.admin);
  for (const status of ['billed', 'dispensed'] as const) {
    await app.ok(movePharmacyOrder, { params: { id: order.id }, body: { status } }, clinic.admin);
  }
  const undone = await app.ok(undoDrugImport, { params: { id: undo!.id } }, clinic.pharmacist);
  expect(undone).toMatchObject({ undone: 1, left: ['Back Sold'] });
  expect(await offered('Back Whole')).toEqual([]);
  expect(await offered('Back Sold')).toMatchObject([{ quantity: 19, cost: 20_000, cost_of: 22 }]);
});
