import { beforeEach, describe, expect, it } from 'vitest';
import { admitPatient, payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { cancelBill } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { updatePharmacySettings } from '#contract/clinics/pharmacy-settings.endpoints.ts';
import type { LabOrderStatus } from '#contract/lab/lab-order.status.ts';
import { moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { completeVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import {
  newClinic,
  newPatient,
  newPlan,
  newStaff,
  newVisit,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';
import { aDrug } from '../testing/builders/pharmacy.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  // 23:30 in the clinic, when UTC has a different time of day.
  app.clock.set('2026-11-20T18:00:00.000Z');
  admin = await newClinic(app);
});

async function comeBackAt(instant: string) {
  app.clock.set(instant);
  admin = await signIn(app, admin.user.email);
}
const read = () => app.ok(getOverview, {}, admin);

const none = { count: 0, amount: 0 };
const NOTHING_UNPAID = {
  pharmacy: { no_bill: none, due: none },
  lab: { no_bill: none, due: none },
};

describe('the overview', () => {
  it('of a new clinic is all zeros', async () => {
    const overview = await read();
    expect(overview).toMatchObject({
      day: '2026-11-20',
      visits: { total: 0, waiting: 0, consulting: 0, seen: 0 },
      newPatients: 0,
      waitingTime: { longestNow: null, averageToday: null, byHour: [] },
      stock: { low: 0, expiring: 0, expired: 0 },
      unpaid: { ...NOTHING_UNPAID, newest: [] },
      doctors: [],
    });
    expect(overview.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, at) => `2026-11-${String(7 + at).padStart(2, '0')}`),
    );
  });

  it('counts the day’s visits, the patients waiting and how long, and each doctor’s load', async () => {
    await newVisit(app, admin, { name: 'Late Guest' });
    await comeBackAt('2026-11-20T19:00:00.000Z');
    const rao = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
    const [first, second, third] = [
      await newVisit(app, admin, { doctorId: rao.user.id }),
      await newVisit(app, admin, { doctorId: rao.user.id }),
      await newVisit(app, admin),
    ];
    await app.ok(moveVisit, { params: { id: third.id }, body: { status: 'cancelled' } }, admin);
    app.clock.advance(10 * 60_000);
    await app.ok(
      moveVisit,
      { params: { id: first.id }, body: { status: 'consulting', doctorId: rao.user.id } },
      admin,
    );
    app.clock.advance(20 * 60_000);
    await app.ok(completeVisit, { params: { id: first.id } }, rao);
    await app.ok(
      moveVisit,
      { params: { id: second.id }, body: { status: 'consulting', doctorId: rao.user.id } },
      admin,
    );
    const overview = await read();
    // Yesterday's patient is still waiting, for 90 minutes now.
    expect(overview).toMatchObject({
      day: '2026-11-21',
      visits: { total: 2, waiting: 1, consulting: 1, seen: 1 },
      newPatients: 3,
      waitingTime: {
        longestNow: 90,
        averageToday: 20,
        // By the clinic’s clock; who was not called yet is not counted.
        byHour: [{ hour: 0, patients: 2, average: 20 }],
      },
    });
    expect(overview.doctors).toEqual([
      { id: expect.any(String), name: 'Dr Bose', waiting: 0, consulting: 0, seen: 0 },
      { id: rao.user.id, name: 'Dr Rao', waiting: 0, consulting: 1, seen: 1 },
    ]);
    expect(overview.days.slice(-2).map(({ visits }) => visits)).toEqual([1, 2]);
  });

  it('sums the revenue by day and kind, to the paisa', async () => {
    const patient = await newPatient(app, admin);
    const bill = (type: 'consultation' | 'pharmacy' | 'lab' | 'other', price: number) =>
      newBill(app, admin, { patientId: patient.id, type, items: [{ name: 'Item', price }] });
    await bill('consultation', 500);
    await comeBackAt('2026-11-20T19:00:00.000Z');
    await bill('consultation', 300.5);
    await bill('other', 20.25);
    await bill('pharmacy', 99.99);
    await bill('lab', 450);
    const wrong = await bill('lab', 1_000);
    await app.ok(cancelBill, { params: { id: wrong.id }, body: { reason: 'Twice' } }, admin);
    await newBill(app, admin, {
      patientId: patient.id,
      paymentMode: 'online',
      items: [{ name: 'Not paid', price: 77 }],
    });
    await app.ok(updateClinicSettings, { body: { admissionCharge: 1_000 } }, admin);
    await app.ok(admitPatient, { params: { id: patient.id }, body: {} }, admin);
    await app.ok(
      payAdmission,
      { params: { id: patient.id }, body: { amount_paid: 250, payment_mode: 'cash' } },
      admin,
    );
    const plan = await newPlan(app, admin, { price: 499 });
    await app.ok(
      updatePatient,
      { params: { id: patient.id }, body: { subscription_plan_id: plan.id } },
      admin,
    );
    const { days } = await read();
    expect(days.slice(-2).map(({ revenue }) => revenue)).toEqual([
      { reception: 50_000, pharmacy: 0, lab: 0, admissions: 0, subscriptions: 0 },
      {
        reception: 32_075,
        pharmacy: 9_999,
        lab: 45_000,
        admissions: 25_000,
        subscriptions: 49_900,
      },
    ]);
  });

  it('lists stock that is low, expires soon or has expired', async () => {
    const stock = (details: object) =>
      app.ok(addDrug, { body: aDrug({ quantity_in_stock: 50, ...details }) }, admin);
    await stock({ name: 'Fine', expiry_date: '2026-12-21' });
    await stock({ name: 'Few', expiry_date: '2027-12-21', quantity_in_stock: 10 });
    await stock({ name: 'Eleven', expiry_date: '2027-12-21', quantity_in_stock: 11 });
    await stock({ name: 'Soon', expiry_date: '2026-12-20' });
    await stock({ name: 'Unknown', expiry_date: null });
    await stock({ name: 'Over', expiry_date: '2026-11-19' });
    await stock({ name: 'None left', expiry_date: '2026-11-19', quantity_in_stock: 0 });
    expect((await read()).stock).toEqual({ low: 2, expiring: 2, expired: 1 });
    const body = { nearExpiryDays: 31, updatedAt: null };
    await app.ok(updatePharmacySettings, { body }, admin);
    expect((await read()).stock).toEqual({ low: 2, expiring: 3, expired: 1 });
  });

  it('shows nothing of another clinic', async () => {
    await newVisit(app, await newClinic(app));
    expect((await read()).visits.total).toBe(0);
  });
});

describe('unpaid items handed out', () => {
  const movePharmacy = (id: string, status: PharmacyOrderStatus) =>
    app.ok(movePharmacyOrder, { params: { id }, body: { status } }, admin);
  const moveLab = (id: string, status: LabOrderStatus) =>
    app.ok(moveLabOrder, { params: { id }, body: { status } }, admin);

  it('are counted by kind, with and without a bill, until they are paid', async () => {
    const { id: patientId, name } = await newPatient(app, admin);
    const medicines = await newPharmacyOrder(app, admin, { patientId });
    const tests = await newLabOrder(app, admin, patientId);
    await movePharmacy(medicines.orderId, 'billed');
    await moveLab(tests.orderId, 'billed');
    expect((await read()).unpaid).toEqual({ ...NOTHING_UNPAID, newest: [] });

    await movePharmacy(medicines.orderId, 'dispensed');
    await moveLab(tests.orderId, 'collected');
    const { unpaid } = await read();
    expect(unpaid).toMatchObject({
      pharmacy: { no_bill: { count: 1, amount: 2_500 }, due: none },
      lab: { no_bill: { count: 1, amount: 30_000 }, due: none },
    });
    expect(unpaid?.newest).toHaveLength(2);
    expect(unpaid?.newest).toContainEqual({
      kind: 'lab',
      id: tests.orderId,
      patient_id: patientId,
      patient_name: name,
      at: app.clock.now().toISOString(),
      payment: { standing: 'no_bill', due: 30_000 },
    });

    const item = { name: 'Paracetamol', price: 2.5, quantity: 10, drug_id: medicines.drugId };
    const pharmacy = { patientId, type: 'pharmacy', related_id: medicines.orderId } as const;
    await newBill(app, admin, { ...pharmacy, items: [item], paymentMode: 'online' });
    const lab = { patientId, type: 'lab', labOrderId: tests.orderId } as const;
    const test = { name: 'CBC', price: 300, item_id: tests.testId };
    await newBill(app, admin, { ...lab, items: [test], paymentMode: 'cash' });
    expect((await read()).unpaid).toMatchObject({
      ...NOTHING_UNPAID,
      pharmacy: { no_bill: none, due: { count: 1, amount: 2_500 } },
      newest: [{ kind: 'pharmacy', payment: { standing: 'due', due: 2_500 } }],
    });
  });
});
