import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelBill, createBill } from '#contract/billing/bills.endpoints.ts';
import {
  exportInventoryAnalysis,
  getInventoryAnalysis,
  getStockOnHand,
} from '#contract/inventory/inventory.endpoints.ts';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug, adjustStock, deleteDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, type Person, signIn } from '../testing/builders/clinic.ts';
import { newLabTest } from '../testing/builders/lab.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;

/** Sets the clock to 00:30 of that day in the clinic, which is still the previous day in UTC. */
async function onDay(day: number) {
  app.clock.set(`2026-11-${day - 1}T20:00:00Z`);
  // The previous session has expired by now.
  admin = await signIn(app, admin.user.email);
}
const newDrug = (changes: Parameters<typeof aDrug>[0]) =>
  app.ok(addDrug, { body: aDrug(changes) }, admin);
type Adjustment = EndpointInput<typeof adjustStock>['body'];
const adjust = ({ id }: Drug, body: Adjustment) =>
  app.ok(adjustStock, { params: { id }, body }, admin);
const analysis = (startDate: string, endDate: string) =>
  app.ok(getInventoryAnalysis, { query: { startDate, endDate } }, admin);

async function order(drug: Drug, quantity: number) {
  const items = [{ drug_id: drug.id, quantity }];
  return app.ok(createPharmacyOrder, { body: { patientId, items } }, admin);
}

type Bill = Partial<EndpointInput<typeof createBill>['body']>;

async function sell(drug: Drug, quantity: number, bill: Bill = {}) {
  const { id } = await order(drug, quantity);
  const line = { drug_id: drug.id, name: drug.name, quantity, price: drug.price / 100 };
  const made = await app.ok(
    createBill,
    {
      body: {
        ...{ patientId, related_id: id, type: 'pharmacy', items: [line], paymentMode: 'cash' },
        ...bill,
      },
    },
    admin,
  );
  return { id, billId: made.id };
}

describe('the inventory analysis', () => {
  let dolo: Drug;
  let free: Drug;

  beforeAll(async () => {
    admin = await newClinic(app, 'Analysis Clinic');
    await onDay(19);
    patientId = (await newPatient(app, admin)).id;
    dolo = await newDrug({
      ...{ name: 'Dolo 650', price: 10.01, quantity_in_stock: 10, supplier: 'Nandi' },
      ...{ expiry_date: '2027-01-31', buying_price: 6 },
    });
    const purchase = { quantityChange: 20, reason: 'purchase', buying_price: 7.5 } as const;
    await adjust(dolo, { ...purchase, expiry_date: '2027-06-30' });
    free = await newDrug({ name: 'Antacid', price: 5, quantity_in_stock: 30 });
    await newDrug({ name: 'Zinc, which nobody touches', quantity_in_stock: 0 });

    await onDay(20);
    const sold = await sell(dolo, 13, { discountPercentage: 12.5 });
    const refused = await sell(dolo, 2);
    await sell(free, 2);
    await sell(free, 4, { paymentMode: 'online' });
    const { id: unbilled } = await order(free, 3);
    const status = 'billed' as const;
    await app.ok(movePharmacyOrder, { params: { id: unbilled }, body: { status } }, admin);

    const tests = [
      { name: 'CBC', price: 300, item_id: await newLabTest(app, admin, { name: 'CBC' }) },
      { name: 'TSH', price: 99.99, item_id: await newLabTest(app, admin, { name: 'TSH' }) },
    ];
    const discountPercentage = 10;
    for (const paymentMode of ['upi', 'online'] as const) {
      const body = { patientId, items: tests, discountPercentage, paymentMode };
      await app.ok(createBill, { body: { ...body, type: 'lab' } }, admin);
    }

    await onDay(21);
    await app.ok(
      returnPharmacyOrder,
      {
        params: { id: sold.id },
        body: { itemsToReturn: [{ drug_id: dolo.id, returnQuantity: 4 }] },
      },
      admin,
    );
    const reason = 'Entered twice';
    await app.ok(cancelBill, { params: { id: refused.billId }, body: { reason } }, admin);
    await adjust(dolo, { quantityChange: -2, reason: 'damage' });
    await adjust(free, { quantityChange: -1, reason: 'correction' });
    await app.ok(deleteDrug, { params: { id: free.id } }, admin);
  });

  it('reports a sale’s profit over the cost of each batch', async () => {
    const { pharmacyAnalysis, totals } = await analysis('2026-11-20', '2026-11-20');
    // 13 × 10.01 = 130.13 less 16.27; 10 of them cost 6.00 and 3 cost 7.50. The cancelled bill of 2,
    // the unpaid one of 4 and the 3 without a bill moved stock and earned nothing.
    expect(pharmacyAnalysis).toEqual([
      {
        ...{ drug_id: free.id, name: 'Antacid', unit: null, supplier: null },
        ...{ price: 500, buying_price: null },
        ...{ quantity_in: 0, quantity_in_by_reason: {} },
        ...{ quantity_out: 9, quantity_out_by_reason: { sale: 9 }, net_change: -9 },
        ...{ revenue: 1_000, profit: 0, quantity_without_cost: 2 },
      },
      {
        ...{ drug_id: dolo.id, name: 'Dolo 650', unit: null, supplier: 'Nandi' },
        ...{ price: 1_001, buying_price: 750 },
        ...{ quantity_in: 0, quantity_in_by_reason: {} },
        ...{ quantity_out: 15, quantity_out_by_reason: { sale: 15 }, net_change: -15 },
        ...{ revenue: 11_386, profit: 11_386 - 6_000 - 2_250, quantity_without_cost: 0 },
      },
    ]);
    expect(totals).toEqual({ pharmacyRevenue: 12_386, pharmacyProfit: 3_136, labRevenue: 35_999 });
  });

  it('splits a bill’s discount among its tests to the paisa', async () => {
    const { labAnalysis } = await analysis('2026-11-20', '2026-11-20');
    expect(labAnalysis).toMatchObject([
      { name: 'CBC', price: 30_000, quantity_out: 1, revenue: 27_000 },
      { name: 'TSH', quantity_out: 1, revenue: 8_999 },
    ]);
  });

  it('subtracts a return from revenue and profit on its own day', async () => {
    const { pharmacyAnalysis, totals } = await analysis('2026-11-21', '2026-11-21');
    // 4 × 10.01 = 40.04 less 5.01; 3 go back into the batch of 7.50 and 1 into the one of 6.00.
    expect(pharmacyAnalysis[1]).toMatchObject({
      quantity_in_by_reason: { return: 4, cancellation: 2 },
      quantity_out_by_reason: { damage: 2 },
      net_change: 4,
      revenue: -3_503,
      profit: -(3_503 - 2_250 - 600),
    });
    expect(pharmacyAnalysis[0]).toMatchObject({ quantity_out_by_reason: { correction: 1 } });
    expect(totals.pharmacyProfit).toBe(-653);
  });

  it('sums days and lists incoming stock', async () => {
    const { pharmacyAnalysis, totals } = await analysis('2026-11-19', '2026-11-21');
    expect(pharmacyAnalysis[1]).toMatchObject({
      quantity_in: 36,
      quantity_in_by_reason: { opening: 10, purchase: 20, return: 4, cancellation: 2 },
      quantity_out: 17,
      net_change: 19,
      revenue: 11_386 - 3_503,
    });
    expect(totals).toEqual({ pharmacyRevenue: 8_883, pharmacyProfit: 2_483, labRevenue: 35_999 });
    expect((await analysis('2026-11-22', '2026-11-30')).pharmacyAnalysis).toEqual([]);
  });

  it('can be exported as an Excel file', async () => {
    const query = { startDate: '2026-11-19', endDate: '2026-11-21' };
    const reply = await app.call(exportInventoryAnalysis, { query }, admin);
    const { Sheets, SheetNames } = read(reply.rawPayload);
    expect(SheetNames).toEqual(['Pharmacy', 'Lab', 'Expiring stock']);
    const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets.Pharmacy!);
    expect(rows[1]).toMatchObject({ Drug: 'Dolo 650', 'In: Return': 4, Revenue: 78.83 });
  });

  it.each([
    [{ startDate: '2026-11-21' }, 'Please select both start and end dates.'],
    [{ startDate: '2026-11-21', endDate: '2026-11-20' }, 'Start date cannot be after end date.'],
  ])('refuses %j', async (query, message) => {
    const reply = await app.call(getInventoryAnalysis, { query }, admin);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
  });
});

describe('the stock on hand', () => {
  it('is valued at cost, with expiring and slow-moving stock listed', async () => {
    app.clock.set('2026-07-01T06:00:00Z');
    admin = await newClinic(app, 'Shelf Clinic');
    const slow = await newDrug({ name: 'Slow', quantity_in_stock: 4, buying_price: 2.5 });
    await onDay(21);
    const drug = await newDrug({ name: 'Dated', quantity_in_stock: 0 });
    const days = [
      '2026-11-20',
      '2026-11-21',
      '2026-12-21',
      '2026-12-22',
      '2027-02-19',
      '2027-02-20',
    ];
    for (const expiry_date of days) {
      const batch = { reason: 'purchase', expiry_date, buying_price: 1.01 } as const;
      await adjust(drug, { ...batch, quantityChange: 3 });
    }
    await adjust(drug, { quantityChange: 7, reason: 'purchase', expiry_date: '2027-01-20' });

    const stock = await app.ok(getStockOnHand, {}, admin);
    expect(stock).toMatchObject({ day: '2026-11-21', value: 1_000 + 6 * 303 });
    expect(stock.quantity_without_cost).toBe(7);
    expect(stock.expiring).toEqual([
      { window: 'expired', batches: 1, quantity: 3, value: 303 },
      { window: 'within30', batches: 2, quantity: 6, value: 606 },
      { window: 'within60', batches: 2, quantity: 10, value: 303 },
      { window: 'within90', batches: 1, quantity: 3, value: 303 },
    ]);
    expect(stock.batches.map(({ expiry_date }) => expiry_date)).toEqual([
      ...days.slice(0, 4),
      '2027-01-20',
      '2027-02-19',
    ]);
    expect(stock.slowMovers).toEqual([
      {
        ...{ drug_id: slow.id, name: 'Slow', quantity_in_stock: 4 },
        ...{ value: 1_000, last_sold: null },
      },
    ]);
  });
});
