import { beforeAll, describe, expect, it } from 'vitest';
import { createBill, listBills } from '#contract/billing/bills.endpoints.ts';
import {
  createLabOrder,
  deleteLabOrder,
  listLabOrders,
} from '#contract/lab/lab-orders.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  listPharmacyOrders,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { startTestApp } from '../../../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../../../testing/builders/clinic.ts';
import { newLabTest } from '../../../testing/builders/lab.ts';
import { aDrug } from '../../../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;
let patientId: string;
let drug: string;
let test: string;
beforeAll(async () => {
  admin = await newClinic(app);
  patientId = (await newPatient(app, admin)).id;
  drug = (await app.ok(addDrug, { body: aDrug({ quantity_in_stock: 1_000 }) }, admin)).id;
  test = await newLabTest(app, admin, { name: 'Haemoglobin' });
});

const bill = () => {
  const items = [{ name: 'Dressing', price: 150 }];
  return app.ok(createBill, { body: { patientId, items, paymentMode: 'cash' } }, admin);
};
const prescribe = () => {
  const items = [{ drug_id: drug, quantity: 1 }];
  return app.ok(createPharmacyOrder, { body: { patient_id: patientId, items } }, admin);
};
const orderTest = () =>
  app.ok(createLabOrder, { body: { patient_id: patientId, tests: [{ id: test }] } }, admin);

/** The rows of the lists, counted one by one. */
async function counted() {
  const { rows } = await app.started.pool.query(
    `SELECT (SELECT count(*)::int FROM bills WHERE clinic_id = $1) AS bills,
      (SELECT count(*)::int FROM pharmacy_orders WHERE clinic_id = $1 AND deleted_at IS NULL) AS drugs,
      (SELECT count(*)::int FROM pharmacy_orders
        WHERE clinic_id = $1 AND deleted_at IS NULL AND status = 'billed') AS billed,
      (SELECT count(*)::int FROM lab_orders WHERE clinic_id = $1 AND deleted_at IS NULL) AS tests`,
    [admin.user.clinic_id],
  );
  return rows[0];
}

async function totals() {
  const { totalCount: bills } = await app.ok(listBills, { query: {} }, admin);
  const drugs = await app.ok(listPharmacyOrders, { query: {} }, admin);
  const { totalCount: tests } = await app.ok(listLabOrders, { query: {} }, admin);
  return { bills, drugs: drugs.totalOrders, billed: drugs.counts?.billed, tests };
}

describe('the totals of bills, pharmacy orders and lab orders', () => {
  it('are exact when many are created, moved and deleted at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, prescribe));
    const tests = await Promise.all(Array.from({ length: 4 }, orderTest));
    const move = (id: string | undefined, status: 'billed' | 'cancelled') =>
      app.call(movePharmacyOrder, { params: { id }, body: { status } }, admin);
    await Promise.all([
      ...Array.from({ length: 5 }, bill),
      ...Array.from({ length: 4 }, prescribe),
      move(orders[0]?.id, 'billed'),
      move(orders[1]?.id, 'billed'),
      move(orders[2]?.id, 'cancelled'),
      app.call(deletePharmacyOrder, { params: { id: orders[3]?.id } }, admin),
      app.call(deleteLabOrder, { params: { id: tests[0]?.id } }, admin),
    ]);
    const expected = await counted();
    expect(expected).toMatchObject({ drugs: 9, billed: 2, tests: 3 });
    expect(await totals()).toEqual(expected);
  });

  it('forget what was rolled back', async () => {
    const before = await totals();
    const client = await app.started.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `UPDATE pharmacy_orders SET deleted_at = now() WHERE clinic_id = $1 AND status = 'pending'`,
        [admin.user.clinic_id],
      );
      // A writer does not wait for the one that holds the count.
      await prescribe();
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    expect(await totals()).toEqual({ ...before, drugs: before.drugs + 1 });
  });

  it('cannot be written by a clinic', async () => {
    const write = app.started.services.database.inClinic(String(admin.user.clinic_id), (tx) =>
      tx.updateTable('list_counts').set({ counted: 7 }).execute(),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  });
});
