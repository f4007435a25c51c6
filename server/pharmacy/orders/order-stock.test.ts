import { beforeAll, describe, expect, it } from 'vitest';
import { cancelBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { adjustStock, getDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  editPharmacyOrder,
  getPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, stockOf, bill } = pharmacistActions(app);
let admin: Person;
let pharmacist: Person;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  ({ admin, pharmacist } = await open('Stock Clinic'));
});

describe('an order’s stock', () => {
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

  it('matches the lines after a concurrent edit and billing', async () => {
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

  it('is handed out or its bill is cancelled, never both, under concurrent calls', async () => {
    const drug = await newDrug({ quantity_in_stock: 100 });
    const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(drug, 2)));
    const bills = await Promise.all(orders.map(async ({ id }) => (await bill(id)).json().id));
    const met = await Promise.all(
      orders.map(({ id }, at) => {
        const input = { params: { id: bills[at] }, body: { reason: 'Changed their mind' } };
        return Promise.all([move(id, 'dispensed'), app.call(cancelBill, input, admin)]);
      }),
    );
    let dispensed = 0;
    for (const [position, replies] of met.entries()) {
      const codes = replies.map(({ statusCode }) => statusCode);
      expect([...codes].sort()).toEqual([200, 409]);
      const { id } = orders[position]!;
      const order = await app.ok(getPharmacyOrder, { params: { id } }, pharmacist);
      const made = await app.ok(getBill, { params: { id: bills[position] } }, admin);
      const isOut = codes[0] === 200;
      expect([order.status, made.bill.status]).toEqual(
        isOut ? ['dispensed', 'paid'] : ['cancelled', 'cancelled'],
      );
      if (isOut) dispensed += 1;
    }
    expect(await stockOf(drug)).toBe(100 - 2 * dispensed);
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
