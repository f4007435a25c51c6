import { beforeAll, describe, expect, it } from 'vitest';
import { loweredBill } from '#contract/billing/billing.messages.ts';
import { createBill, getBill } from '#contract/billing/bills.endpoints.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import {
  addDrug,
  getDrug,
  importDrugs,
  undoDrugImport,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { getPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import {
  addSupplier,
  postSupplierInvoice,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { startTestApp } from '../../testing/build-app.ts';
import type { Person } from '../../testing/builders/clinic.ts';
import { pharmacistActions } from '../../testing/builders/pharmacist-actions.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { sheetFile } from '../../testing/builders/sheets.ts';

const app = startTestApp();
const { open, order: placed, move, bill } = pharmacistActions(app);
let pharmacist: Person;
let admin: Person;
let patientId: string;
let supplier: string;
let numbers = 0;

beforeAll(async () => {
  ({ admin, pharmacist, patientId } = await open('MRP Clinic'));
  app.clock.set('2026-11-21T06:00:00Z');
  ({ id: supplier } = await app.ok(addSupplier, { body: { name: 'Shree Pharma' } }, pharmacist));
});

/** 100 pieces at ₹20, without an MRP of the drug. */
function atTwenty(more: Partial<Parameters<typeof aDrug>[0]> = {}) {
  numbers += 1;
  const drug = aDrug({
    ...{ name: `Dolo ${numbers}`, price: 20, quantity_in_stock: 100, expiry_date: '2027-05-31' },
    ...more,
  });
  return app.ok(addDrug, { body: drug }, pharmacist);
}

const invoiceAt = (drug_id: string, mrp: number) =>
  app.ok(
    postSupplierInvoice,
    {
      params: { id: supplier },
      body: {
        number: `N-${numbers}`,
        invoice_date: '2026-11-21',
        lines: [
          {
            ...{ drug_id, batch_no: 'N1', expiry_date: '2028-05-31', pack_size: 1 },
            ...{ quantity: 10, free_quantity: 0, cost: 15, mrp },
          },
        ],
      },
    },
    pharmacist,
  );
const order = (drug_id: string, quantity: number) => placed([{ drug_id, quantity }]);
const billOf = async (id: string) => {
  const billed = await bill(id);
  expect(billed.statusCode).toBe(201);
  return billed.json();
};

describe('pieces printed at ₹20 beside new ones at ₹25', () => {
  it('are billed at ₹20, and the bill names that MRP', async () => {
    const { id } = await atTwenty();
    await invoiceAt(id, 25);
    expect((await app.ok(getDrug, { params: { id } }, pharmacist)).price).toBe(2_500);
    const old = await order(id, 100);
    expect(old.medications[0]?.price).toBe(2_000);
    expect((await billOf(old.id)).items[0].price).toBe(20);
    const sale = await app.ok(getDrugSale, { params: { id: old.id } }, pharmacist);
    expect(sale.batches.map(({ mrp, price }) => [mrp, price])).toEqual([[2_000, 2_000]]);
    const fresh = await order(id, 4);
    expect(fresh.medications[0]?.price).toBe(2_500);
    expect((await billOf(fresh.id)).items[0].price).toBe(25);
  });

  it('lower the price of a line that takes some of both', async () => {
    const { id } = await atTwenty();
    await invoiceAt(id, 25);
    expect((await order(id, 105)).medications[0]?.price).toBe(2_000);
  });

  it('follow the drug again after the invoice was undone', async () => {
    const { id } = await atTwenty();
    const { undo } = await invoiceAt(id, 25);
    await app.ok(undoDrugImport, { params: { id: undo.id } }, pharmacist);
    const body = { mode: 'count' } as const;
    const rows = [
      ['Item', 'MRP', 'Stock'],
      [`Dolo ${numbers}`, 24, 100],
    ];
    await app.ok(importDrugs, { file: sheetFile(rows), body }, pharmacist);
    expect((await order(id, 5)).medications[0]?.price).toBe(2_400);
  });

  it('keep their MRP also under an MRP of the drug', async () => {
    const { id } = await atTwenty({ price: 18, mrp: 20 });
    await invoiceAt(id, 25);
    expect(await app.ok(getDrug, { params: { id } }, pharmacist)).toMatchObject({
      ...{ price: 1_800, mrp: 2_500 },
    });
    const { id: orderId } = await order(id, 2);
    await billOf(orderId);
    const sale = await app.ok(getDrugSale, { params: { id: orderId } }, pharmacist);
    expect(sale.batches.map(({ mrp }) => mrp)).toEqual([2_000]);
  });
});

describe('a batch that came after the order, printed lower', () => {
  const DELIVERY = (mrp: number) => [
    ['Item', 'Batch', 'Expiry', 'Qty', 'MRP'],
    [`Dolo ${numbers}`, 'E1', '01/27', 50, mrp],
  ];

  it('lowers the bill, which takes no more than its total', async () => {
    const { id, name } = await atTwenty();
    const { id: orderId } = await order(id, 10);
    await app.ok(
      importDrugs,
      { file: sheetFile(DELIVERY(16)), body: { mode: 'delivery' } },
      pharmacist,
    );
    const items = [{ name, drug_id: id, quantity: 10, price: 20 }];
    const body = {
      ...{ patientId, type: 'pharmacy' as const, related_id: orderId, items, amount: 200 },
      payments: [{ amount_paid: 200, payment_mode: 'cash' as const }],
    };
    const made = await app.ok(createBill, { body }, admin);
    expect(made.items[0]?.price).toBe(1_600);
    expect(made).toMatchObject({ status: 'paid' });
    const { calculated } = await app.ok(getBill, { params: { id: made.id } }, admin);
    expect(calculated).toMatchObject({ totalDue: 16_000, totalPaid: 16_000 });
  });

  it('books no UPI or card part other than received, and takes the lower prices then', async () => {
    const { id, name } = await atTwenty();
    const { id: orderId } = await order(id, 10);
    const file = sheetFile(DELIVERY(16));
    await app.ok(importDrugs, { file, body: { mode: 'delivery' } }, pharmacist);
    const bodyAt = (price: number) => ({
      ...{ patientId, type: 'pharmacy' as const, related_id: orderId, amount: price * 10 },
      items: [{ name, drug_id: id, quantity: 10, price }],
    });
    const cash = { amount_paid: 100, payment_mode: 'cash' as const };
    const upi = { amount_paid: 100, payment_mode: 'upi' as const, reference: '412345678901' };
    const split = await app.call(
      createBill,
      { body: { ...bodyAt(20), payments: [cash, upi] } },
      admin,
    );
    const whole = await app.call(
      createBill,
      { body: { ...bodyAt(20), paymentMode: 'upi' } },
      admin,
    );
    for (const refused of [split, whole]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        message: loweredBill('₹160.00'),
        lowered: [{ drug_id: id, price_paise: 1_600 }],
      });
    }
    const body = { ...bodyAt(16), payments: [{ ...cash, amount_paid: 60 }, upi] };
    const made = await app.ok(createBill, { body }, admin);
    const { payments } = await app.ok(getBill, { params: { id: made.id } }, admin);
    const booked = payments.map((one) => [one.payment_mode, one.amount_paid]);
    expect(new Map(booked as [string, number][])).toEqual(
      new Map([
        ['cash', 6_000],
        ['upi', 10_000],
      ]),
    );
  });

  it('lowers an order that is handed out before it is billed', async () => {
    const { id } = await atTwenty();
    const { id: orderId } = await order(id, 10);
    await app.ok(
      importDrugs,
      { file: sheetFile(DELIVERY(16)), body: { mode: 'delivery' } },
      pharmacist,
    );
    expect((await move(orderId, 'billed')).statusCode).toBe(200);
    const found = await app.ok(getPharmacyOrder, { params: { id: orderId } }, pharmacist);
    expect(found.medications[0]?.price).toBe(1_600);
  });
});

it('the database refuses a sale above the MRP of its batch', async () => {
  const { id } = await atTwenty();
  await invoiceAt(id, 25);
  const { id: orderId } = await order(id, 2);
  const clinicId = admin.user.clinic_id ?? '';
  const sold = app.started.services.database.inClinic(clinicId, async (tx) => {
    await tx
      .updateTable('drug_batches')
      .set({ mrp_paise: 100 })
      .where('drug_id', '=', id)
      .execute();
    const line = await tx
      .selectFrom('pharmacy_order_lines as line')
      .innerJoin('drug_batches as batch', 'batch.drug_id', 'line.drug_id')
      .where('line.order_id', '=', orderId)
      .where('batch.quantity', '>', 0)
      .select(['line.id', 'batch.id as batch_id'])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('stock_movements')
      .values({
        ...{ clinic_id: clinicId, id: crypto.randomUUID(), drug_id: id, batch_id: line.batch_id },
        ...{ order_line_id: line.id, kind: 'sale', quantity: -2, at: new Date() },
        created_by: admin.user.id,
      })
      .execute();
  });
  const refusal = await sold.catch((error: unknown) => violatedConstraint(error));
  expect(refusal).toBe('drug_sales_within_mrp');
});
