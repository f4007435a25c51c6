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
  importDefaultDrugs,
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

const newDrug = (changes: Parameters<typeof aDrug>[0] = {}) =>
  app.ok(addDrug, { body: aDrug(changes) }, pharmacist);
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

it('a default medication is low in stock only once it has been in stock', async () => {
  const own = await newClinic(app, 'Catalogue Clinic');
  await app.ok(importDefaultDrugs, {}, own);
  const low = async () => (await app.ok(countDrugLists, {}, own)).lists.low;
  expect(await low()).toBe(0);
  const [first] = await app.ok(listDrugs, { query: {} }, own);
  const adjust = (quantityChange: number) =>
    app.ok(adjustStock, { params: { id: first!.id }, body: { quantityChange } }, own);
  await adjust(20);
  expect(await low()).toBe(0);
  await adjust(-20);
  expect(await low()).toBe(1);
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
