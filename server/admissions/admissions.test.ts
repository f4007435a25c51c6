import { beforeEach, describe, expect, it } from 'vitest';
import {
  getActiveBill,
  listAdmissionPayments,
  listAdmissions,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';
import { newStaff } from '../testing/builders/clinic.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const app = startTestApp();
let ward: Awaited<ReturnType<typeof newWard>>;

beforeEach(async () => {
  ward = await newWard(app);
});

const stays = () => app.ok(listAdmissions, { params: ward.params }, ward.admin);
const calculated = async () => (await stays())[0]?.calculated;
const activeBill = () =>
  app.call(
    getActiveBill,
    { params: ward.params, query: { type: 'admission' } },
    { token: ward.admin.token },
  );

describe('admitting', () => {
  it('opens a bill with the current charges and the first day', async () => {
    const reply = (await ward.admit()).json();
    const now = app.clock.now().toISOString();
    expect(reply).toMatchObject({
      message: M.admitted,
      patient: { id: ward.patientId, admission_date: now, discharge_date: null },
    });
    expect((await activeBill()).json()).toEqual({ id: reply.bill.id });
    expect(await stays()).toMatchObject([
      { bill_id: reply.bill.id, bill_status: 'pending', admission_date: now, discharge_date: null },
    ]);
    expect(await calculated()).toEqual({
      deposit: 0,
      initialCharges: 80_000,
      perDayCharge: 120_000,
      daysStayed: 1,
      totalDue: 200_000,
      totalPaid: 0,
      balance: 200_000,
    });
  });

  it('keeps its charges when the clinic changes them', async () => {
    await ward.admit();
    const body = { admissionCharge: 9_999, otherCharges: 9_999, perDayCharge: 9_999 };
    await app.ok(updateClinicSettings, { body }, ward.admin);
    await ward.later(3 * DAY + HOUR);
    expect(await calculated()).toMatchObject({ daysStayed: 4, totalDue: 80_000 + 4 * 120_000 });
  });

  it('shows the dates on every screen that shows the patient', async () => {
    await ward.admit();
    const admitted = app.clock.now().toISOString();
    await ward.later(HOUR);
    await ward.discharge();
    const dates = { admission_date: admitted, discharge_date: app.clock.now().toISOString() };
    expect(await app.ok(getPatient, { params: ward.params }, ward.admin)).toMatchObject(dates);
    const { patients } = await app.ok(listPatients, { query: {} }, ward.admin);
    expect(patients).toMatchObject([dates]);
  });

  it('is refused while admitted and after the discharge', async () => {
    await ward.admit();
    const again = await ward.admit();
    expect([again.statusCode, again.json().message]).toEqual([409, M.alreadyAdmitted]);
    await ward.discharge();
    const back = await ward.admit();
    expect([back.statusCode, back.json().message]).toEqual([409, M.alreadyDischarged]);
    expect(await stays()).toHaveLength(1);
  });
});

describe('discharging', () => {
  it('is refused for a patient who is not admitted', async () => {
    const early = await ward.discharge();
    expect([early.statusCode, early.json().message]).toEqual([409, M.notAdmitted]);
    await ward.admit();
    await ward.discharge();
    const twice = await ward.discharge();
    expect([twice.statusCode, twice.json().message]).toEqual([409, M.notAdmitted]);
  });

  it('stops adding days to the bill, which stays open until it is paid', async () => {
    const { bill } = (await ward.admit()).json();
    await ward.later(DAY + 1);
    const discharged = (await ward.discharge()).json();
    expect(discharged).toMatchObject({ message: M.discharged, bill });
    expect(discharged.patient).toMatchObject({
      id: ward.patientId,
      discharge_date: app.clock.now().toISOString(),
    });
    await ward.later(30 * DAY);
    expect(await stays()).toMatchObject([{ bill_status: 'pending' }]);
    expect(await calculated()).toMatchObject({ daysStayed: 2, balance: 80_000 + 2 * 120_000 });
    expect((await activeBill()).statusCode).toBe(200);
  });

  it('closes a fully paid bill', async () => {
    await ward.admit();
    await ward.pay(2_000);
    expect(await stays()).toMatchObject([{ bill_status: 'pending', calculated: { balance: 0 } }]);
    await ward.discharge();
    expect(await stays()).toMatchObject([{ bill_status: 'paid' }]);
    const gone = await activeBill();
    expect([gone.statusCode, gone.json().message]).toEqual([404, M.noActiveBill]);
  });

  it('closes a bill of zero', async () => {
    ward = await newWard(app, {});
    await ward.admit();
    await ward.discharge();
    expect(await stays()).toMatchObject([{ bill_status: 'paid', calculated: { totalDue: 0 } }]);
  });
});

describe('paying', () => {
  it('accepts parts, adds days, and closes the bill after the discharge and the last part', async () => {
    await ward.admit();
    const first = await ward.pay(1_500.5, { mode: 'upi' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      payment: { amount_paid: 1_500.5, payment_mode: 'upi', patient_id: ward.patientId },
      calculated: { totalDue: 2_000, totalPaid: 1_500.5, balance: 499.5 },
    });
    await ward.later(DAY + 1);
    expect((await ward.pay(499.5)).json().calculated).toMatchObject({
      daysStayed: 2,
      balance: 1_200,
    });
    await ward.discharge();
    expect(await stays()).toMatchObject([{ bill_status: 'pending' }]);
    expect((await ward.pay(1_200, { mode: 'card' })).json().calculated.balance).toBe(0);
    expect(await stays()).toMatchObject([{ bill_status: 'paid' }]);
    const late = await ward.pay(1);
    expect([late.statusCode, late.json().message]).toEqual([409, M.noActiveBill]);
  });

  it('charges each day once, however many payments arrive during it', async () => {
    await ward.admit();
    for (const _ of [1, 2, 3]) await ward.pay(1);
    await ward.later(2 * DAY);
    for (const _ of [1, 2]) await ward.pay(1);
    expect(await calculated()).toMatchObject({ daysStayed: 2, totalDue: 320_000, totalPaid: 500 });
    await ward.later(1);
    await ward.discharge();
    expect(await calculated()).toMatchObject({ daysStayed: 3, totalDue: 440_000 });
  });

  it.each([2_000.01, 0, -5, 0.001, '10', null])('refuses the amount %j', async (amount) => {
    await ward.admit();
    const reply = await ward.pay(amount);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ amount_paid: M.invalidPayment });
    expect(await calculated()).toMatchObject({ totalPaid: 0 });
  });

  it('is not possible online', async () => {
    await ward.admit();
    const reply = await ward.pay(10, { mode: 'online' });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { payment_mode: M.invalidMode }]);
  });

  it('without an admission is refused', async () => {
    const reply = await ward.pay(10);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.noActiveBill]);
  });

  it('is recorded once when the client retries after a lost reply', async () => {
    await ward.admit();
    const key = `desk-1-${ward.patientId}`;
    const first = await ward.pay(700, { key });
    const again = await ward.pay(700, { key });
    expect(again.json()).toEqual(first.json());
    expect((await ward.pay(800, { key })).statusCode).toBe(409);
    expect(await calculated()).toMatchObject({ totalPaid: 70_000 });
  });
});

describe('the payments of a range of days', () => {
  it('include both ends in clinic days, newest first, with the name', async () => {
    app.clock.set('2027-05-09T18:29:00Z');
    ward = await newWard(app);
    await ward.admit();
    await ward.pay(1);
    for (const amount of [2, 3, 4]) {
      await ward.later(12 * HOUR);
      await ward.pay(amount);
    }
    const amounts = async (startDate: string, endDate: string) => {
      const query = { startDate, endDate };
      const reply = await app.ok(listAdmissionPayments, { query }, ward.admin);
      return reply.admissionPayments.map(({ amount_paid }) => amount_paid / 100);
    };
    expect(await amounts('2027-05-09', '2027-05-09')).toEqual([1]);
    expect(await amounts('2027-05-10', '2027-05-10')).toEqual([3, 2]);
    expect(await amounts('2027-05-09', '2027-05-11')).toEqual([4, 3, 2, 1]);
    const { admissionPayments } = await app.ok(
      listAdmissionPayments,
      { query: { startDate: '2027-05-09', endDate: '2027-05-09' } },
      ward.admin,
    );
    expect(admissionPayments).toMatchObject([
      { patient_id: ward.patientId, Patient: { name: 'Asha Menon' }, payment_mode: 'cash' },
    ]);
  });

  it.each([
    [{}, ['startDate', 'endDate']],
    [{ startDate: '2027-05-10', endDate: '2027-05-09' }, ['startDate']],
    [{ startDate: '2027-02-30', endDate: '2027-05-09' }, ['startDate']],
  ])('refuse %j', async (query, fields) => {
    const reply = await app.call(listAdmissionPayments, { query }, ward.admin);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, fields]);
  });
});

it('audits every step with its user', async () => {
  const doctor = await newStaff(app, ward.admin, 'doctor');
  await ward.admit(doctor);
  await ward.pay(10);
  await ward.discharge(doctor);
  const rows = await app.started.services.database.inClinic(ward.admin.user.clinic_id!, (tx) =>
    tx.selectFrom('audit_log').select(['verb', 'user_id']).orderBy('id').execute(),
  );
  const admission = rows.filter(({ verb }) => /admi|discharge/.test(verb));
  expect(admission).toEqual([
    { verb: 'admit-patient', user_id: doctor.user.id },
    { verb: 'pay-admission', user_id: ward.admin.user.id },
    { verb: 'discharge-patient', user_id: doctor.user.id },
  ]);
});
