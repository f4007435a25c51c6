import { beforeAll, describe, expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug, adjustStock, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  getPharmacyOrder,
  listPharmacyOrders,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  admin = await newClinic(app, 'Order Clinic');
  pharmacist = await newStaff(app, admin, 'pharmacy', { name: 'Ganesh' });
  patientId = (await newPatient(app, admin, 'Meena Iyer')).id;
  app.clock.set('2026-11-21T06:00:00Z');
});

const newDrug = (changes: Parameters<typeof aDrug>[0] = {}) =>
  app.ok(addDrug, { body: aDrug(changes) }, pharmacist);
type Items = NonNullable<EndpointInput<typeof createPharmacyOrder>['body']['items']>;
const order = (items: Items) =>
  app.ok(createPharmacyOrder, { body: { patient_id: patientId, items } }, pharmacist);
const orderOf = (drug: Drug, quantity: number) => order([{ drug_id: drug.id, quantity }]);
const move = (id: string, status: PharmacyOrderStatus) =>
  app.call(movePharmacyOrder, { params: { id }, body: { status } }, pharmacist);
const giveBack = (id: string, drugId: string, returnQuantity: number) =>
  app.call(
    returnPharmacyOrder,
    { params: { id }, body: { itemsToReturn: [{ drug_id: drugId, returnQuantity }] } },
    pharmacist,
  );
const stockOf = async ({ id }: Drug) =>
  (await app.ok(getDrug, { params: { id } }, pharmacist)).quantity_in_stock;

/** Bills an order as the billing page does. */
async function bill(orderId: string, discountPercentage = 0) {
  const { medications } = await app.ok(getPharmacyOrder, { params: { id: orderId } }, pharmacist);
  const items = medications.map(({ drug_id, name, quantity, price }) => ({
    drug_id,
    name,
    quantity,
    price: price / 100,
    type: 'pharmacy' as const,
  }));
  const sum = medications.reduce((total, { price, quantity }) => total + price * quantity, 0);
  const amount = (sum - Math.round((sum * discountPercentage) / 100)) / 100;
  return app.call(
    createBill,
    {
      body: {
        patientId,
        items,
        amount,
        paymentMode: 'cash',
        type: 'pharmacy',
        related_id: orderId,
        discountPercentage,
      },
    },
    pharmacist,
  );
}

describe('an order', () => {
  it('is written at the names and prices of the moment, and holds no stock yet', async () => {
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

  it('may not be made of what is past its date, or not there', async () => {
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

  it('is edited and deleted only while it is pending', async () => {
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

  it('keeps at least one of the drugs that it was written with', async () => {
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

  it('is found by patient, token and medication, page by page', async () => {
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
});

describe('its stock', () => {
  it('is taken when it is billed, from the earliest expiry, and put back when it is cancelled', async () => {
    const drug = await newDrug({ expiry_date: '2027-06-30', quantity_in_stock: 5 });
    const input = { quantityChange: 5, reason: 'purchase', expiry_date: '2027-01-31' } as const;
    await app.ok(adjustStock, { params: { id: drug.id }, body: input }, pharmacist);
    const { id } = await orderOf(drug, 7);
    const read = () => app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
    expect(await read()).toMatchObject({
      billId: null,
      bill: null,
      medications: [{ batches: [] }],
    });
    const made = await bill(id);
    expect(made.statusCode).toBe(201);
    const batch = { batch_no: null };
    expect(await read()).toMatchObject({
      billId: made.json().id,
      bill: {
        status: 'paid',
        discount_percentage: 0,
        drugsSubtotal: 1750,
        totalDue: 1750,
        totalPaid: 1750,
      },
      patientAge: 34,
      prescriberRole: 'pharmacy',
      medications: [
        {
          batches: [
            { ...batch, expiry_date: '2027-01-31', quantity: 5 },
            { ...batch, expiry_date: '2027-06-30', quantity: 2 },
          ],
        },
      ],
    });
    expect(await app.ok(getDrug, { params: { id: drug.id } }, pharmacist)).toMatchObject({
      quantity_in_stock: 3,
      expiry_date: '2027-06-30',
    });
    expect((await bill(id)).statusCode).toBe(409);
    expect((await move(id, 'cancelled')).statusCode).toBe(200);
    expect(await app.ok(getDrug, { params: { id: drug.id } }, pharmacist)).toMatchObject({
      quantity_in_stock: 10,
      expiry_date: '2027-01-31',
    });
  });

  it('goes to one of two orders that need the last pieces', async () => {
    const drug = await newDrug({ name: 'Last', quantity_in_stock: 3 });
    const orders = await Promise.all([orderOf(drug, 2), orderOf(drug, 2), orderOf(drug, 2)]);
    const replies = await Promise.all(orders.map(({ id }) => bill(id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.message).toBe('Insufficient stock for: Last');
    expect(await stockOf(drug)).toBe(1);
  });

  it('is what the lines say, however an edit and the billing meet', async () => {
    const drug = await newDrug({ quantity_in_stock: 100 });
    const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(drug, 2)));
    const body = { items: [{ drug_id: drug.id, quantity: 5 }] };
    const met = await Promise.all(
      orders.map(async ({ id }) => {
        const edit = app.call(editPharmacyOrder, { params: { id }, body }, pharmacist);
        return Promise.all([edit, move(id, 'billed')]);
      }),
    );
    let taken = 0;
    for (const [position, [edited, billed]] of met.entries()) {
      expect(billed.statusCode).toBe(200);
      const { id } = orders[position]!;
      const { medications } = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
      expect(medications.map(({ quantity }) => quantity)).toEqual([
        edited.statusCode === 200 ? 5 : 2,
      ]);
      if (edited.statusCode !== 200) expect(edited.statusCode).toBe(409);
      taken += medications[0]!.quantity;
    }
    expect(await stockOf(drug)).toBe(100 - taken);
  });

  it.each([
    ['pending', 'dispensed'],
    ['dispensed', 'cancelled'],
    ['cancelled', 'billed'],
    ['billed', 'pending'],
  ] as const)('does not move from %s to %s', async (from, to) => {
    const { id } = await orderOf(await newDrug(), 1);
    const path = {
      pending: [],
      billed: ['billed'],
      dispensed: ['billed', 'dispensed'],
      cancelled: ['cancelled'],
    } as const;
    for (const status of path[from]) expect((await move(id, status)).statusCode).toBe(200);
    const reply = await move(id, to);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('The order has moved on. This is no longer possible.');
  });
});

describe('a return', () => {
  it('puts the pieces back, lowers the bill and pays back what was paid above that', async () => {
    const drug = await newDrug({ price: 3.33, quantity_in_stock: 10 });
    const { id } = await orderOf(drug, 7);
    const made = (await bill(id, 12.5)).json();
    expect((await move(id, 'dispensed')).statusCode).toBe(200);
    // 7 × 3.33 = 23.31 less 2.91 = 20.40; 3 of them are 9.99 less 1.25 = 8.74.
    const first = await giveBack(id, drug.id, 3);
    expect(first.json()).toMatchObject({
      message: 'Return processed successfully! Stock has been updated.',
      refund: 8.74,
    });
    const rest = await giveBack(id, drug.id, 4);
    expect(rest.json().refund).toBe(11.66);
    expect(await stockOf(drug)).toBe(10);
    const { bill: after, payments } = await app.ok(getBill, { params: { id: made.id } }, admin);
    expect(after).toMatchObject({ status: 'paid', calculated: { totalDue: 0, totalPaid: 0 } });
    expect(payments.map(({ amount_paid }) => amount_paid).sort((a, b) => a - b)).toEqual([
      -1166, -874, 2040,
    ]);
    const more = await giveBack(id, drug.id, 1);
    expect(more.statusCode).toBe(409);
  });

  it('of an order without a bill leaves less to bill, and all of that can come back', async () => {
    const drug = await newDrug({ price: 3.33, quantity_in_stock: 10 });
    const { id } = await orderOf(drug, 5);
    expect((await move(id, 'billed')).statusCode).toBe(200);
    expect((await giveBack(id, drug.id, 2)).json().refund).toBe(0);
    expect((await bill(id)).statusCode).toBe(409);
    const items = [{ drug_id: drug.id, name: drug.name, quantity: 3, price: 3.33 }];
    const made = {
      patientId,
      items,
      type: 'pharmacy',
      related_id: id,
      paymentMode: 'cash',
    } as const;
    await app.ok(createBill, { body: { ...made, discountPercentage: 12.5 } }, pharmacist);
    // 9.99 less 1.25, in two parts: 3.33 less 0.42, and the rest.
    expect((await giveBack(id, drug.id, 1)).json().refund).toBe(2.91);
    expect((await giveBack(id, drug.id, 2)).json().refund).toBe(5.83);
    expect(await stockOf(drug)).toBe(10);
  });

  it('never gives back more than was ordered, however many come at once', async () => {
    const drug = await newDrug({ name: 'Five', quantity_in_stock: 5 });
    const { id } = await orderOf(drug, 5);
    await bill(id);
    const replies = await Promise.all([2, 2, 2, 2].map((n) => giveBack(id, drug.id, n)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'More of Five would be returned than was ordered.',
    );
    expect(await stockOf(drug)).toBe(4);
  });

  it('is refused before the order is billed, for another drug, and for nothing', async () => {
    const drug = await newDrug();
    const { id } = await orderOf(drug, 5);
    expect((await giveBack(id, drug.id, 1)).json().message).toBe(
      'Only a billed or dispensed order can be returned.',
    );
    await bill(id);
    expect((await giveBack(id, patientId, 1)).statusCode).toBe(400);
    const nothing = await giveBack(id, drug.id, 0);
    expect(nothing.json().message).toBe(
      'Please select a quantity greater than 0 for at least one item to return.',
    );
  });
});
