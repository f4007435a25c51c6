import { expect, it } from 'vitest';
import { admitPatient, dischargePatient } from '#contract/admissions/admissions.endpoints.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getGstReturn } from '#contract/books/books.endpoints.ts';
import { getDrugSale } from '#contract/pharmacy/drug-sale.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { type GstStep, newGstClinic } from '../../testing/builders/gst-steps.ts';

const app = startTestApp();
const sell: GstStep = {
  ...{ kind: 'sell', quantities: [3, 3, 0], discount: 0, type: 'lab', amount: 10_000 },
};
const query = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** A clinic whose patient buys medicines before, during and after a stay. */
async function soldAroundAStay() {
  app.clock.set('2026-11-20T06:00:00Z');
  const clinic = await newGstClinic(app);
  const params = { id: clinic.patientId };
  await clinic.carryOut([sell]);
  await app.ok(admitPatient, { params, body: undefined }, clinic.admin);
  await clinic.carryOut([sell]);
  await app.ok(dischargePatient, { params, body: undefined }, clinic.admin);
  await clinic.carryOut([sell]);
  return clinic;
}

it('medicines of an in-patient are untaxed on bill and sale; before and after the stay they are taxed', async () => {
  const { sold, admin } = await soldAroundAStay();
  const rates = [];
  for (const { billId, orderId } of sold) {
    const { bill } = await app.ok(getBill, { params: { id: billId } }, admin);
    const sale = await app.ok(getDrugSale, { params: { id: orderId ?? '' } }, admin);
    rates.push([bill.items, sale.batches].map((of) => of.map((one) => one.tax_percentage)));
  }
  const taxed = [500, 1_800];
  expect(rates).toEqual([
    [taxed, taxed],
    [
      [0, 0],
      [0, 0],
    ],
    [taxed, taxed],
  ]);
});

it('the return reports them as exempt, under the code of the stay', async () => {
  const { admin } = await soldAroundAStay();
  const gst = await app.ok(getGstReturn, { query }, admin);
  expect(gst.rates).toMatchObject([
    { gst_percent: 5, taxable: 2 * 951 },
    { gst_percent: 18, taxable: 2 * 1_975 },
  ]);
  expect(gst).toMatchObject({ nil_rated: 0, exempt: 3_330, checks: [] });
  expect(gst.hsn).toMatchObject([
    { hsn: '30049099', quantity: 6 },
    { hsn: '3304', quantity: 6 },
    { hsn: '999311', quantity: 0, value: 3_330, cgst: 0 },
  ]);
});
