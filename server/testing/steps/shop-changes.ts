import { cancelBill, createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { addDrug, adjustStock, editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../builders/clinic.ts';
import { newLabTest } from '../builders/lab.ts';
import { aDrug } from '../builders/pharmacy.ts';

/** A clinic that has sold drugs and tests, and has a doctor's visit. */
export async function newShop(app: TestApp) {
  const admin = await newClinic(app);
  const [rao, bose] = [await newStaff(app, admin, 'doctor'), await newStaff(app, admin, 'doctor')];
  const { id: patientId } = await newPatient(app, admin);
  const stocked = { price: 10.01, buying_price: 6, quantity_in_stock: 500 };
  const drug = await app.ok(addDrug, { body: aDrug(stocked) }, admin);
  const test = await newLabTest(app, admin, { name: 'CBC' });
  const visit = await app.ok(joinQueue, { body: { patientId, doctorId: rao.user.id } }, admin);
  const fee = { items: [{ name: 'Fee', price: 300 }], type: 'consultation' as const };
  const body = { patientId, queueId: visit.id, paymentMode: 'cash' as const, ...fee };
  await app.ok(createBill, { body }, admin);
  const sell = async (by: Person, mode: 'cash' | 'online', discountPercentage: number) => {
    const items = [{ drug_id: drug.id, quantity: 13 }];
    const order = await app.ok(createPharmacyOrder, { body: { patientId, items } }, by);
    const line = { drug_id: drug.id, name: drug.name, quantity: 13, price: 10.01 };
    const of = { related_id: order.id, type: 'pharmacy' as const, items: [line] };
    const paid = mode === 'cash' ? { paymentMode: mode } : { payments: [] };
    const bill = await app.ok(
      createBill,
      { body: { patientId, discountPercentage, ...of, ...paid } },
      by,
    );
    return { orderId: order.id, billId: bill.id };
  };
  const sold = await sell(admin, 'cash', 12.5);
  const owed = await sell(admin, 'online', 0);
  const items = [{ name: 'CBC', price: 300, item_id: test }];
  const ofTests = { patientId, type: 'lab' as const, items, discountPercentage: 10 };
  const paidTests = await app.ok(createBill, { body: { ...ofTests, paymentMode: 'upi' } }, admin);
  return { app, admin, rao, bose, patientId, drug, visit, sold, owed, paidTests, ofTests, sell };
}
export type Shop = Awaited<ReturnType<typeof newShop>>;

/** The changes of the figures of a day, by name. */
export const SHOP_CHANGES: readonly (readonly [
  string,
  (shop: Shop, by: Person) => Promise<unknown>,
])[] = [
  ['a sale', ({ sell }, by) => sell(by, 'cash', 5)],
  [
    'a return',
    ({ app, sold, drug }, by) => {
      const body = { itemsToReturn: [{ drug_id: drug.id, returnQuantity: 4 }] };
      return app.ok(returnPharmacyOrder, { params: { id: sold.orderId }, body }, by);
    },
  ],
  [
    'a bill that is paid later',
    ({ app, owed }, by) => {
      const body = { amount_paid: 130.13, payment_mode: 'cash' as const };
      return app.ok(recordPayment, { params: { id: owed.billId }, body }, by);
    },
  ],
  [
    'a cancelled bill of drugs',
    ({ app, sold }, by) =>
      app.ok(cancelBill, { params: { id: sold.billId }, body: { reason: 'Wrong' } }, by),
  ],
  [
    'a cancelled bill of tests',
    ({ app, paidTests }, by) =>
      app.ok(cancelBill, { params: { id: paidTests.id }, body: { reason: 'Wrong' } }, by),
  ],
  [
    'a bill of tests',
    ({ app, ofTests }, by) => app.ok(createBill, { body: { ...ofTests, paymentMode: 'cash' } }, by),
  ],
  [
    'another price at which it was bought',
    ({ app, drug }, by) =>
      app.ok(editDrug, { params: { id: drug.id }, body: { buying_price: 7.25 } }, by),
  ],
  [
    'broken pieces',
    ({ app, drug }, by) => {
      const body = { quantityChange: -3, reason: 'damage' as const };
      return app.ok(adjustStock, { params: { id: drug.id }, body }, by);
    },
  ],
  [
    'another doctor of a visit',
    ({ app, visit, bose }, by) => {
      const body = { status: 'waiting' as const, doctorId: bose.user.id };
      return app.ok(moveVisit, { params: { id: visit.id }, body }, by);
    },
  ],
];
