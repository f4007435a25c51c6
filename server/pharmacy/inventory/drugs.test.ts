import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { DRUG_LISTS } from '#contract/pharmacy/drug-lists.ts';
import {
  addDrug,
  adjustStock,
  countDrugLists,
  deleteAllDrugs,
  deleteDrug,
  editDrug,
  getDrug,
  listDrugBatches,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person, signIn } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
let clinic: Person;
let pharmacist: Person;

beforeAll(async () => {
  clinic = await newClinic(app, 'Stock Clinic');
  pharmacist = await newStaff(app, clinic, 'pharmacy');
  app.clock.set('2026-11-21T06:00:00Z');
});

type Adjustment = EndpointInput<typeof adjustStock>['body'];
const newDrug = (changes: Parameters<typeof aDrug>[0] = {}) =>
  app.ok(addDrug, { body: aDrug(changes) }, pharmacist);
const adjust = (id: string, body: Adjustment) =>
  app.ok(adjustStock, { params: { id }, body }, pharmacist);
const read = (id: string) => app.ok(getDrug, { params: { id } }, pharmacist);
const movements = (drugId: string) =>
  app.started.services.database.inClinic(clinic.user.clinic_id!, (tx) =>
    tx
      .selectFrom('stock_movements')
      .where('drug_id', '=', drugId)
      .select(['kind', 'quantity'])
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );

describe('a drug', () => {
  it('is added with its opening stock, found by name, and read', async () => {
    const drug = await newDrug({
      name: ' Azithral 500 ',
      price: 23.4,
      buying_price: 0,
      expiry_date: '2027-03-31',
      supplier: 'Nandi',
    });
    expect(drug).toMatchObject({
      name: 'Azithral 500',
      price: 2340,
      quantity_in_stock: 100,
      sellable_quantity: 100,
      expiry_date: '2027-03-31',
      buying_price: null,
      supplier: 'Nandi',
      unit: null,
    });
    expect(await movements(drug.id)).toEqual([{ kind: 'opening', quantity: 100 }]);
    for (const search of ['azithral', 'NANDI']) {
      const found = await app.ok(listDrugs, { query: { search } }, pharmacist);
      expect(found).toEqual([drug]);
    }
    const zorbi = aDrug({ name: 'Zorbi 500', generic_name: 'Moxonidine' });
    const { id } = await app.ok(addDrug, { body: zorbi }, pharmacist);
    const found = await app.ok(listDrugs, { query: { search: 'moxonid' } }, pharmacist);
    expect(found.map((one) => one.id)).toEqual([id]);
    expect(await app.ok(listDrugs, { query: { search: '100%_' } }, pharmacist)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'Name, Price, and Stock Quantity are required.'],
    [{ quantity_in_stock: undefined }, 'Name, Price, and Stock Quantity are required.'],
    [{ quantity_in_stock: 1.5 }, 'Stock Quantity must be a whole number from 0.'],
    [{ quantity_in_stock: -1 }, 'Stock Quantity must be a whole number from 0.'],
    [{ price: -1 }, 'Price must be an amount of at least 0 with at most 2 decimals.'],
    [{ price: 1.005 }, 'Price must be an amount of at least 0 with at most 2 decimals.'],
    [{ expiry_date: '2027-02-30' }, 'Expiry date must be a day, as 2027-03-31.'],
  ])('is refused with %o', async (wrong, message) => {
    const reply = await app.call(addDrug, { body: { ...aDrug(), ...wrong } }, pharmacist);
    expect(reply.statusCode).toBe(400);
    expect(Object.values(reply.json().fields)).toEqual([message]);
  });

  it('keeps fields that an edit omits, and books a changed stock as a correction', async () => {
    const drug = await newDrug({ description: 'Fever', box_number: 'A1', buying_price: 1.2 });
    const edited = await app.ok(
      editDrug,
      { params: { id: drug.id }, body: { price: 3, quantity_in_stock: 60 } },
      pharmacist,
    );
    expect(edited).toEqual({
      ...drug,
      price: 300,
      quantity_in_stock: 60,
      sellable_quantity: 60,
    });
    expect(await movements(drug.id)).toEqual([
      { kind: 'opening', quantity: 100 },
      { kind: 'correction', quantity: -40 },
    ]);
    const cleared = await app.ok(
      editDrug,
      { params: { id: drug.id }, body: { description: '', expiry_date: '' } },
      pharmacist,
    );
    expect(cleared).toMatchObject({ description: null, box_number: 'A1', expiry_date: null });
  });

  it('is hidden when deleted, keeps its history, and cannot be deleted twice', async () => {
    const { id, name } = await newDrug({ name: 'Gone 10 mg' });
    const gone = await app.ok(deleteDrug, { params: { id } }, pharmacist);
    expect(gone.message).toBe(`${name} was deleted.`);
    for (const endpoint of [getDrug, deleteDrug]) {
      const reply = await app.call(endpoint, { params: { id } }, pharmacist);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().message).toBe('Drug not found.');
    }
    expect(await movements(id)).toHaveLength(1);
  });
});

it('is counted and found in the work lists and its rack', async () => {
  app.clock.set('2026-08-01T06:00:00Z');
  let own = await newClinic(app, 'List Clinic');
  const add = (name: string, changes: Parameters<typeof aDrug>[0]) =>
    app.ok(
      addDrug,
      { body: aDrug({ name, quantity_in_stock: 50, schedule: 'H', ...changes }) },
      own,
    );
  await add('Old', { expiry_date: '2027-12-31', box_number: 'B2' });
  const sleeping = await add('Counted', { expiry_date: '2027-12-31' });
  app.clock.set('2026-11-21T06:00:00Z');
  own = await signIn(app, own.user.email);
  await add('Sold out', { quantity_in_stock: 0, expiry_date: null, schedule: null });
  await add('Few', { quantity_in_stock: 10, expiry_date: '2027-12-31', box_number: 'A1' });
  await add('Soon', { expiry_date: '2026-12-21', schedule: null });
  await add('Undated', { schedule: null, expiry_date: null, box_number: 'A1' });
  const past = await add('Past', { expiry_date: '2026-11-20' });
  // A correction counts neither as a sale nor as a delivery. An expired second batch counts.
  const corrected = { params: { id: sleeping.id }, body: { quantityChange: -1 } };
  await app.ok(adjustStock, corrected, own);
  const more = { quantityChange: 5, reason: 'purchase', expiry_date: '2027-12-31' } as const;
  await app.ok(adjustStock, { params: { id: past.id }, body: more }, own);
  const lists = {
    low: ['Few', 'Sold out'],
    near: ['Soon', 'Undated'],
    expired: ['Past'],
    undated: ['Undated'],
    unscheduled: ['Soon', 'Undated'],
    unmoved: ['Counted', 'Old'],
  };
  const counted = await app.ok(countDrugLists, {}, own);
  expect(counted.all).toBe(7);
  expect(counted.racks).toEqual([
    { rack: 'A1', drugs: 2 },
    { rack: 'B2', drugs: 1 },
  ]);
  const named = async (query: EndpointInput<typeof listDrugs>['query']) =>
    (await app.ok(listDrugs, { query }, own)).map(({ name }) => name);
  for (const list of DRUG_LISTS) {
    expect(await named({ show: list }), list).toEqual(lists[list]);
    expect(counted.lists[list], list).toBe(lists[list].length);
  }
  expect(await named({ rack: 'A1' })).toEqual(['Few', 'Undated']);
  expect(await named({ rack: 'A1', show: 'low' })).toEqual(['Few']);
});

describe('its stock', () => {
  it('consists of batches and shows the one sold next', async () => {
    const { id } = await newDrug({ expiry_date: '2027-06-30', buying_price: 1 });
    const purchase = { reason: 'purchase', quantityChange: 50 } as const;
    const received = await adjust(id, { ...purchase, expiry_date: '2027-01-31', buying_price: 2 });
    expect(received).toMatchObject({
      quantity_in_stock: 150,
      expiry_date: '2027-01-31',
      buying_price: 200,
    });
    // Stock without its own batch joins the shown batch, and removals start there.
    await adjust(id, { quantityChange: 10, reason: 'purchase' });
    expect(await adjust(id, { quantityChange: -60 })).toMatchObject({
      quantity_in_stock: 100,
      expiry_date: '2027-06-30',
    });
  });

  it('counts when expired, cannot be sold, and is removed first', async () => {
    const { id } = await newDrug({ expiry_date: '2026-11-20', quantity_in_stock: 30 });
    await adjust(id, { reason: 'purchase', quantityChange: 40, expiry_date: '2026-11-21' });
    expect(await read(id)).toMatchObject({ quantity_in_stock: 70, sellable_quantity: 40 });
    expect(await adjust(id, { reason: 'expiry', quantityChange: -30 })).toMatchObject({
      quantity_in_stock: 40,
      sellable_quantity: 40,
    });
    expect(await adjust(id, { reason: 'damage', quantityChange: -1 })).toMatchObject({
      sellable_quantity: 39,
    });
  });

  it('does not join an expired batch when added without a batch', async () => {
    const expired = { expiry_date: '2026-11-20', quantity_in_stock: 30 };
    const { id } = await newDrug(expired);
    const received = await adjust(id, { reason: 'purchase', quantityChange: 10 });
    expect(received).toMatchObject({ quantity_in_stock: 40, sellable_quantity: 10 });
    const counted = await newDrug(expired);
    const input = { params: { id: counted.id }, body: { quantity_in_stock: 35 } };
    expect(await app.ok(editDrug, input, pharmacist)).toMatchObject({ sellable_quantity: 5 });
  });

  it('becomes a new batch when an edit raises it with another expiry or cost', async () => {
    const { id } = await newDrug({ expiry_date: '2027-01-31', buying_price: 1 });
    const edit = (body: EndpointInput<typeof editDrug>['body']) =>
      app.ok(editDrug, { params: { id }, body }, pharmacist);
    await edit({ quantity_in_stock: 120, expiry_date: '2027-06-30' });
    await edit({ quantity_in_stock: 150, buying_price: 2 });
    const batches = await app.ok(listDrugBatches, { params: { id } }, pharmacist);
    expect(batches).toMatchObject([
      { expiry_date: '2027-01-31', quantity: 100, buying_price: 100 },
      { expiry_date: '2027-01-31', quantity: 30, buying_price: 200 },
      { expiry_date: '2027-06-30', quantity: 20, buying_price: 100 },
    ]);
  });

  it('never goes below zero, and a refusal changes nothing', async () => {
    const { id } = await newDrug({ name: 'Rare 5 mg', quantity_in_stock: 3 });
    const input = { params: { id }, body: { quantityChange: -4 } };
    const reply = await app.call(adjustStock, input, pharmacist);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('Insufficient stock for: Rare 5 mg');
    expect(await read(id)).toMatchObject({ quantity_in_stock: 3 });
  });

  it('is correct when ten requests compete for what only three can get', async () => {
    const { id } = await newDrug({ quantity_in_stock: 3 });
    await adjust(id, { reason: 'purchase', quantityChange: 3, expiry_date: '2027-01-31' });
    const take = { params: { id }, body: { quantityChange: -2 } };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.call(adjustStock, take, pharmacist)),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(409)]);
    expect(await read(id)).toMatchObject({ quantity_in_stock: 0 });
    const sum = (await movements(id)).reduce((total, { quantity }) => total + quantity, 0);
    expect(sum).toBe(0);
  });

  it.each([
    [{ quantityChange: 0 }, 'No drug selected or adjustment amount is zero.'],
    [{ quantityChange: 1.5 }, 'No drug selected or adjustment amount is zero.'],
    [{}, 'No drug selected or adjustment amount is zero.'],
    [
      { quantityChange: -1, reason: 'purchase' },
      'A purchase adds stock; damage and expiry remove it.',
    ],
    [{ quantityChange: 1, reason: 'theft' }, 'Unknown reason.'],
  ])('cannot be adjusted by %o', async (body, message) => {
    const { id } = await newDrug();
    const reply = await app.call(adjustStock, { params: { id }, body }, pharmacist);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });
});

it('all drugs can be deleted at once, in one’s own clinic only', async () => {
  const other = await newClinic(app, 'Other Stock Clinic');
  await app.ok(addDrug, { body: aDrug() }, other);
  const count = (await app.ok(listDrugs, { query: {} }, pharmacist)).length;
  const { message } = await app.ok(deleteAllDrugs, {}, pharmacist);
  expect(message).toBe(`${count} drugs were deleted.`);
  expect(await app.ok(listDrugs, { query: {} }, pharmacist)).toEqual([]);
  expect(await app.ok(listDrugs, { query: {} }, other)).toHaveLength(1);
});
