import { beforeEach, describe, expect, it } from 'vitest';
import { createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { PHARMACY_ORDER_MESSAGES as M } from '#contract/pharmacy/pharmacy-order.messages.ts';
import {
  getPharmacyOrder,
  listPharmacyOrders,
  movePharmacyOrder,
  returnPharmacyOrder,
  undoDispensing,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';
import { newPharmacyOrder } from '../../testing/builders/orders.ts';

const HOUR = 3_600_000;
const app = startTestApp();
let admin: Person;
let pharmacist: Person;
let order: { orderId: string; drugId: string };
let patientId: string;

beforeEach(async () => {
  app.clock.set('2026-11-21T10:30:00.000Z');
  admin = await newClinic(app);
  pharmacist = await newStaff(app, admin, 'pharmacy');
  patientId = (await newPatient(app, admin)).id;
  order = await newPharmacyOrder(app, admin, { patientId });
});

const params = () => ({ id: order.orderId });
const move = (status: 'billed' | 'dispensed' | 'cancelled') =>
  app.call(movePharmacyOrder, { params: params(), body: { status } }, pharmacist);
const undo = (person = pharmacist) => app.call(undoDispensing, { params: params() }, person);
const read = () => app.ok(getPharmacyOrder, { params: params() }, pharmacist);
const giveBack = (returnQuantity: number) => {
  const itemsToReturn = [{ drug_id: order.drugId, returnQuantity }];
  return app.call(returnPharmacyOrder, { params: params(), body: { itemsToReturn } }, pharmacist);
};
const bill = (paymentMode: 'cash' | 'online') =>
  app.ok(
    createBill,
    {
      body: {
        patientId,
        type: 'pharmacy',
        related_id: order.orderId,
        items: [{ name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: order.drugId }],
        paymentMode,
      },
    },
    admin,
  );
/** The ledger of the order's drug, and the stock according to its batches. */
const stock = () =>
  app.started.services.database.inClinic(admin.user.clinic_id!, async (tx) => {
    const moves = await tx.selectFrom('stock_movements').select(['kind', 'quantity']).execute();
    const batches = await tx.selectFrom('drug_batches').select('quantity').execute();
    const sum = (rows: { quantity: number }[]) => rows.reduce((all, row) => all + row.quantity, 0);
    return { kinds: moves.map(({ kind }) => kind).sort(), moved: sum(moves), left: sum(batches) };
  });

describe('the payment status of a pharmacy order', () => {
  it('shows no bill, due or paid, on the order and in the list, at each later status', async () => {
    expect((await read()).payment).toBeNull();
    await move('billed');
    expect((await read()).payment).toEqual({ standing: 'no_bill', due: 2_500 });
    await move('dispensed');
    expect((await read()).payment).toEqual({ standing: 'no_bill', due: 2_500 });
    const { id } = await bill('online');
    expect((await read()).payment).toEqual({ standing: 'due', due: 2_500 });
    const part = { amount_paid: 20, payment_mode: 'cash' } as const;
    await app.ok(recordPayment, { params: { id }, body: part }, admin);
    const { orders } = await app.ok(listPharmacyOrders, { query: {} }, pharmacist);
    expect(orders[0]?.payment).toEqual({ standing: 'due', due: 500 });
    await app.ok(recordPayment, { params: { id }, body: { ...part, amount_paid: 5 } }, admin);
    expect((await read()).payment).toEqual({ standing: 'paid', due: 0 });
  });

  it('counts only what was kept, and nothing once everything was returned', async () => {
    await move('billed');
    await giveBack(4);
    expect((await read()).payment).toEqual({ standing: 'no_bill', due: 1_500 });
    await giveBack(6);
    expect((await read()).payment).toBeNull();
  });
});

describe('a mistaken dispensing', () => {
  it('can be undone by its maker within the hour; stock and bill stay unchanged', async () => {
    await bill('cash');
    const before = await stock();
    await move('dispensed');
    expect((await read()).dispensedById).toBe(pharmacist.user.id);
    app.clock.advance(HOUR);
    const reply = await undo();
    expect([reply.statusCode, reply.json().status, reply.json().dispensedBy]).toEqual([
      200,
      'billed',
      null,
    ]);
    expect(await stock()).toEqual(before);
    expect((await read()).payment).toEqual({ standing: 'paid', due: 0 });
    expect((await undo()).statusCode).toBe(409);
  });

  it('can be followed by dispensing again, or by cancelling, which puts each piece back once', async () => {
    await move('billed');
    await move('dispensed');
    expect((await undo()).statusCode).toBe(200);
    expect((await move('dispensed')).statusCode).toBe(200);
    expect((await undo()).statusCode).toBe(200);
    expect((await move('cancelled')).statusCode).toBe(200);
    expect(await stock()).toMatchObject({ moved: 100, left: 100 });
  });

  it('cannot be undone by a colleague or after the hour, except by an admin', async () => {
    await move('billed');
    await move('dispensed');
    const colleague = await newStaff(app, admin, 'pharmacy');
    const refused = await undo(colleague);
    expect([refused.statusCode, refused.json().message]).toEqual([403, M.undoTooLate]);
    app.clock.advance(HOUR + 1);
    expect((await undo()).statusCode).toBe(403);
    expect((await undo(await signIn(app, admin.user.email))).statusCode).toBe(200);
  });

  it('cannot be undone after a return; returns before it do not matter', async () => {
    await move('billed');
    await giveBack(2);
    app.clock.advance(1_000);
    await move('dispensed');
    expect((await undo()).statusCode).toBe(200);
    await move('dispensed');
    await giveBack(1);
    const refused = await undo();
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.returnedSince]);
    expect(await stock()).toMatchObject({ moved: 93, left: 93 });
  });

  it('is consistent with a concurrent return: ledger and stock agree', async () => {
    await move('billed');
    await move('dispensed');
    const replies = await Promise.all([undo(), giveBack(3), undo(), giveBack(3), undo()]);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(1);
    const { moved, left } = await stock();
    expect([moved, left]).toEqual([96, 96]);
  });
});
