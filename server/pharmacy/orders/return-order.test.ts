import { beforeAll, describe, expect, it } from 'vitest';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';

const app = startTestApp();
const { open, newDrug, orderOf, move, giveBack, stockOf, bill } = pharmacistActions(app);
let admin: Person;
let pharmacist: Person;
let patientId: string;

beforeAll(async () => {
  ({ admin, pharmacist, patientId } = await open('Return Clinic'));
  app.clock.set('2026-11-21T06:00:00Z');
});

describe('a return', () => {
  it('puts the pieces back, lowers the bill and refunds what was paid above that', async () => {
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

  it('of an order without a bill lowers the later bill, and all of the rest can be returned', async () => {
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

  it('never exceeds the ordered quantity under concurrent returns', async () => {
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

  it('is refused before the order is billed, for another drug, and for a quantity of zero', async () => {
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
