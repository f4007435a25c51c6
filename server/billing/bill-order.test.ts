import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { billingDesk } from '../testing/builders/billing-desk.ts';
import type { BillInput } from '../testing/builders/bills.ts';
import { newPatient, type Person } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';

const app = startTestApp();
const { begin, make, rowsOf } = billingDesk(app);
let admin: Person;
let patientId: string;

beforeEach(async () => {
  ({ admin, patientId } = await begin());
});

const statusOf = async (table: 'pharmacy_orders' | 'lab_orders', id: string) =>
  app.started.services.database.inClinic(admin.user.clinic_id!, async (tx) => {
    const row = await tx.selectFrom(table).where('id', '=', id).select('status').execute();
    return row[0]?.status;
  });

describe('billing a pharmacy order', () => {
  const billOf = (order: { drugId: string; orderId: string }): Partial<BillInput> => ({
    type: 'pharmacy',
    related_id: order.orderId,
    items: [{ name: 'Paracetamol 500 mg', price: 2.5, quantity: 10, drug_id: order.drugId }],
  });

  it('moves it to billed and its stock out of the ledger, once for many attempts', async () => {
    const order = await newPharmacyOrder(app, admin, { patientId });
    const replies = await Promise.all(Array.from({ length: 6 }, () => make(billOf(order))));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(await statusOf('pharmacy_orders', order.orderId)).toBe('billed');
    expect(await rowsOf('stock_movements')).toMatchObject([
      { kind: 'opening', quantity: 100 },
      { kind: 'sale', quantity: -10, order_line_id: order.lineId },
    ]);
  });

  it('creates no bill when there is too little stock', async () => {
    const order = await newPharmacyOrder(app, admin, { patientId, stock: 9 });
    const reply = await make(billOf(order));
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Insufficient stock for: Paracetamol 500 mg',
    ]);
    expect(await statusOf('pharmacy_orders', order.orderId)).toBe('pending');
    expect(await rowsOf('bills')).toEqual([]);
  });

  it('refuses a price, quantity, drug or patient that differs from the order', async () => {
    const order = await newPharmacyOrder(app, admin, { patientId });
    const [item] = billOf(order).items!;
    for (const changed of [{ price: 0.01 }, { quantity: 1 }, { drug_id: null }]) {
      const reply = await make({ ...billOf(order), items: [{ ...item!, ...changed }] });
      expect([reply.statusCode, reply.json().message]).toEqual([409, M.orderChanged]);
    }
    const stranger = await newPatient(app, admin, 'Someone Else');
    expect((await make({ ...billOf(order), patientId: stranger.id })).statusCode).toBe(404);
    expect(await statusOf('pharmacy_orders', order.orderId)).toBe('pending');
  });
});

it('bills a lab order once', async () => {
  const order = await newLabOrder(app, admin, patientId);
  const body = {
    type: 'lab' as const,
    labOrderId: order.orderId,
    items: [{ name: 'Complete Blood Count', price: 300, item_id: order.testId }],
  };
  const replies = await Promise.all([make(body), make(body), make(body)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await statusOf('lab_orders', order.orderId)).toBe('billed');
  expect(replies.find(({ statusCode }) => statusCode === 201)?.json()).toMatchObject({
    type: 'lab',
    ...{ labOrderId: order.orderId, labToken: 1 },
    amount: 300,
  });
});
