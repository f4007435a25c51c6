import { beforeEach, describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { moveLabOrder, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newLabOrder } from '../../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let lab: Person;
let desk: Person;
let patientId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  lab = await newStaff(app, admin, 'lab');
  desk = await newStaff(app, admin, 'receptionist');
  patientId = (await newPatient(app, admin)).id;
});

async function orderPaidTo(person: Person, changes = {}) {
  const { orderId: id, testId } = await newLabOrder(app, admin, patientId);
  const items = [{ name: 'Complete Blood Count', price: 300, item_id: testId }];
  const bill = await newBill(app, person, {
    patientId,
    type: 'lab',
    labOrderId: id,
    items,
    ...changes,
  });
  return { id, billId: bill.id };
}
const stateOf = async (billId: string) => {
  const { bill, calculated } = await app.ok(getBill, { params: { id: billId } }, admin);
  return [bill.status, calculated.totalPaid];
};
const body = { status: 'cancelled', refundMode: 'cash' } as const;
const WAYS = {
  step: (id: string, by: Person) => app.ok(moveLabOrder, { params: { id }, body }, by),
  correction: (id: string, by: Person) => app.ok(overrideLabOrder, { params: { id }, body }, by),
};

describe.each(['step', 'correction'] as const)('cancelling a paid lab order by a %s', (way) => {
  it('leaves money of the counter on its bill when a lab technician cancels', async () => {
    const { id, billId } = await orderPaidTo(desk);
    expect(await WAYS[way](id, lab)).toMatchObject({ status: 'cancelled' });
    expect(await stateOf(billId)).toEqual(['paid', 30_000]);
  });

  it('leaves no due on a bill that was paid in part at the counter', async () => {
    const payments = [{ amount_paid: 100, payment_mode: 'cash' }];
    const { id, billId } = await orderPaidTo(desk, { paymentMode: undefined, payments });
    await WAYS[way](id, lab);
    expect(await stateOf(billId)).toEqual(['paid', 10_000]);
  });

  it('pays back what the technician received', async () => {
    const { id, billId } = await orderPaidTo(lab);
    await WAYS[way](id, lab);
    expect(await stateOf(billId)).toEqual(['cancelled', 0]);
  });
});

it('lets the desk pay back as before', async () => {
  const { id, billId } = await orderPaidTo(desk);
  await WAYS.step(id, desk);
  expect(await stateOf(billId)).toEqual(['cancelled', 0]);
});
