import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, stockOf } = pharmacistActions(app);
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  ({ pharmacist, patientId } = await open('Order Clinic'));
  app.clock.set('2026-11-21T06:00:00Z');
});

describe('an order', () => {
  it('is created with today’s names and prices, and takes no stock yet', async () => {
    const drug = await newDrug({ name: 'Azithral 500', price: 23.4, quantity_in_stock: 10 });
    const written = await app.ok(
      createPharmacyOrder,
      {
        body: {
          patientId,
          items: [
            {
              drug_id: drug.id,
              quantity: 6,
              tabletsPerDay: 2,
              numberOfDays: 3,
              directions_to_use: '1-0-1 after food',
            },
          ],
          prescriptionForUnavailableDrugs: 'Ointment X ',
        },
      },
      pharmacist,
    );
    expect(written).toMatchObject({
      patientName: 'Meena Iyer',
      status: 'pending',
      prescribedBy: 'Ganesh',
      prescription_for_unavailable_drugs: 'Ointment X',
      medications: [
        { name: 'Azithral 500', price: 2340, quantity: 6, tabletsPerDay: 2, stock: 10 },
      ],
    });
    expect(await stockOf(drug)).toBe(10);
  });

  it('is answered as it is read afterwards, in its list and alone', async () => {
    const [first, second] = [
      await newDrug({ name: 'Calpol 500', price: 1.5, box_number: 'B7' }),
      await newDrug({ name: 'Cefixime 200', price: 12, quantity_in_stock: 40 }),
    ];
    const items = [
      {
        drug_id: first.id,
        quantity: 6,
        tabletsPerDay: 2,
        numberOfDays: 3,
        directions_to_use: '1-0-1',
      },
      { drug_id: second.id, quantity: 10 },
    ];
    const prescriber = { name: 'Dr. Elsewhere', registration: 'KMC 4711' };
    const body = { patientId, items, prescriber, prescriptionForUnavailableDrugs: 'Ointment X' };
    const written = await app.ok(createPharmacyOrder, { body }, pharmacist);
    const params = { id: written.id };
    expect(await app.ok(getPharmacyOrder, { params }, pharmacist)).toMatchObject(written);
    const { orders } = await app.ok(listPharmacyOrders, { query: { limit: 1 } }, pharmacist);
    expect(orders).toEqual([written]);
  });

  type Wrong = {
    items?: object[];
    patient_id?: undefined;
    prescription_for_unavailable_drugs?: string;
  };
  it.each<[Wrong, number, string]>([
    [
      { items: [] },
      400,
      'Please add at least one medication or provide a prescription for unavailable drugs.',
    ],
    [
      { items: [], prescription_for_unavailable_drugs: ' ' },
      400,
      'Please add at least one medication or provide a prescription for unavailable drugs.',
    ],
    [{ patient_id: undefined }, 400, 'Please choose a patient.'],
    [{ items: [{ quantity: 0 }] }, 400, 'The quantity must be a whole number above 0.'],
    [
      { items: [{ quantity: 1, tabletsPerDay: 0 }] },
      400,
      'Tablets per day must be a whole number from 1.',
    ],
    [
      { items: [{ quantity: 1, numberOfDays: 1.5 }] },
      400,
      'The number of days must be a whole number from 1.',
    ],
    [{ items: [{ quantity: 11 }] }, 409, 'Invalid quantity or insufficient stock for: Dolo 650'],
    [{ items: [{ quantity: 1 }, { quantity: 1 }] }, 400, 'Dolo 650 is already in the order.'],
  ])('is refused with %o', async (wrong, status, message) => {
    const drug = await newDrug({ name: 'Dolo 650', quantity_in_stock: 10 });
    const items = wrong.items?.map((item) => ({ drug_id: drug.id, ...item }));
    const body = { patient_id: patientId, ...wrong, ...(items && { items }) };
    const reply = await app.call(createPharmacyOrder, { body }, pharmacist);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
  });

  it('cannot contain expired or unknown drugs', async () => {
    const old = await newDrug({ name: 'Old', expiry_date: '2026-11-20' });
    const items = [{ drug_id: old.id, quantity: 1 }];
    const expired = await app.call(createPharmacyOrder, { body: { patientId, items } }, pharmacist);
    expect(expired.statusCode).toBe(409);
    const nothing = [{ drug_id: patientId, quantity: 1 }];
    const unknown = await app.call(
      createPharmacyOrder,
      { body: { patientId, items: nothing } },
      pharmacist,
    );
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().fields).toEqual({ 'items.0.drug_id': 'Drug not found.' });
  });

  it('can be edited and deleted only while it is pending', async () => {
    const [drug, other] = [await newDrug(), await newDrug({ name: 'Other' })];
    const { id } = await orderOf(drug, 2);
    const body = { items: [{ drug_id: other.id, quantity: 5 }] };
    const edited = await app.ok(editPharmacyOrder, { params: { id }, body }, pharmacist);
    expect(edited.medications).toMatchObject([{ name: 'Other', quantity: 5 }]);
    const empty = { params: { id }, body: { items: [] } };
    expect((await app.call(editPharmacyOrder, empty, pharmacist)).statusCode).toBe(400);
    expect((await move(id, 'billed')).json()).toEqual({ id, status: 'billed' });
    for (const [endpoint, input] of [
      [editPharmacyOrder, { params: { id }, body }],
      [deletePharmacyOrder, { params: { id } }],
    ] as const) {
      const reply = await app.call(endpoint, input, pharmacist);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toBe('Only a pending order can be changed.');
    }
    const { id: pending } = await orderOf(drug, 1);
    await app.ok(deletePharmacyOrder, { params: { id: pending } }, pharmacist);
    const gone = await app.call(getPharmacyOrder, { params: { id: pending } }, pharmacist);
    expect(gone.statusCode).toBe(404);
    expect(gone.json().message).toBe(`Order with ID ${pending} not found.`);
  });

  it('keeps at least one of its drugs', async () => {
    const both = {
      patientId,
      items: [{ drug_id: (await newDrug()).id, quantity: 1 }],
      prescription_for_unavailable_drugs: 'Ointment X',
    };
    const { id } = await app.ok(createPharmacyOrder, { body: both }, pharmacist);
    const emptied = await app.call(
      editPharmacyOrder,
      { params: { id }, body: { items: [] } },
      pharmacist,
    );
    expect([emptied.statusCode, emptied.json().message]).toEqual([
      400,
      'Please add at least one medication.',
    ]);
    const { id: elsewhere } = await app.ok(
      createPharmacyOrder,
      { body: { ...both, items: [] } },
      pharmacist,
    );
    const body = { items: [], prescription_for_unavailable_drugs: 'Ointment Y' };
    const edited = await app.ok(editPharmacyOrder, { params: { id: elsewhere }, body }, pharmacist);
    expect(edited.prescription_for_unavailable_drugs).toBe('Ointment Y');
  });

  it('is found by patient, token and medication, in pages', async () => {
    const clinic = await newClinic(app, 'List Clinic');
    const patients = [
      await newPatient(app, clinic, 'José Rao'),
      await newPatient(app, clinic, 'Asha'),
    ];
    const drug = await app.ok(addDrug, { body: aDrug({ name: 'Zincovit' }) }, clinic);
    for (let n = 0; n < 12; n += 1) {
      const body = {
        patientId: patients[n % 2]!.id,
        prescription_for_unavailable_drugs: `Rx ${n}`,
      };
      await app.ok(createPharmacyOrder, { body }, clinic);
    }
    const body = { patientId: patients[0]!.id, items: [{ drug_id: drug.id, quantity: 1 }] };
    await app.ok(createPharmacyOrder, { body }, clinic);
    const search = async (term: string, page = 1) =>
      app.ok(listPharmacyOrders, { query: { search: term, page } }, clinic);
    expect(await search('')).toMatchObject({ totalOrders: 13, totalPages: 2, currentPage: 1 });
    expect((await search('', 2)).orders).toHaveLength(3);
    expect((await search('jose')).totalOrders).toBe(7);
    expect((await search('2')).totalOrders).toBe(6);
    expect((await search('ZINC')).totalOrders).toBe(1);
    expect((await search('%')).totalOrders).toBe(0);
  });

  it('finds a medication by a part of its name, with two letters by the beginning of a word', async () => {
    const clinic = await newClinic(app, 'Medication Clinic');
    const patientId = (await newPatient(app, clinic, 'Usha')).id;
    for (const name of ['Zincovit (Forte) 20', 'Azithral 500', 'Pan 40']) {
      const drug = await app.ok(addDrug, { body: aDrug({ name }) }, clinic);
      const body = { patientId, items: [{ drug_id: drug.id, quantity: 1 }] };
      await app.ok(createPharmacyOrder, { body }, clinic);
    }
    const found = async (search: string) => {
      const query = { search, limit: 1 };
      const { orders, totalOrders, counts } = await app.ok(listPharmacyOrders, { query }, clinic);
      expect(orders).toHaveLength(Math.min(1, totalOrders));
      expect(counts).toEqual({ pending: totalOrders, billed: 0, dispensed: 0, cancelled: 0 });
      return totalOrders;
    };
    const told = { zi: 1, az: 1, fo: 1, '(f': 1, '20': 1, '0': 0, ith: 1, inc: 1, it: 0, '.': 0 };
    for (const [term, total] of Object.entries(told))
      expect([term, await found(term)]).toEqual([term, total]);
    expect(await found('a')).toBe(1);
  });

  it('is listed by status, with the open orders first', async () => {
    const own = await open('Open Orders Clinic');
    const drug = await newDrug({ quantity_in_stock: 100 });
    const { id: first } = await orderOf(drug, 1);
    const { id: done } = await orderOf(drug, 1);
    const { id: billed } = await orderOf(drug, 1);
    const { id: gone } = await orderOf(drug, 1);
    await move(done, 'billed');
    await move(done, 'dispensed');
    await move(billed, 'billed');
    await move(gone, 'cancelled');
    const list = (query: EndpointInput<typeof listPharmacyOrders>['query']) =>
      app.ok(listPharmacyOrders, { query }, own.pharmacist);
    const ids = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).orders.map(({ id }) => id);
    expect(await ids({})).toEqual([gone, billed, done, first]);
    expect(await ids({ openFirst: 'true' })).toEqual([billed, first, gone, done]);
    expect(await ids({ status: 'open' })).toEqual([billed, first]);
    expect(await list({ status: 'dispensed' })).toMatchObject({
      orders: [{ id: done }],
      counts: { pending: 1, billed: 1, dispensed: 1, cancelled: 1 },
      totalOrders: 1,
      totalPages: 1,
    });
  });
});
