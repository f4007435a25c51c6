import { beforeEach, describe, expect, it } from 'vitest';
import { listAdmissions, undoAdmission } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWard } from '../testing/builders/admissions.ts';
import { newStaff } from '../testing/builders/clinic.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const app = startTestApp();
let ward: Awaited<ReturnType<typeof newWard>>;

beforeEach(async () => {
  app.clock.set('2027-05-10T04:30:00.000Z');
  ward = await newWard(app);
});

const stays = () => app.ok(listAdmissions, { params: ward.params }, ward.admin);
const patient = () => app.ok(getPatient, { params: ward.params }, ward.admin);
const billOf = (id: string) => app.ok(getBill, { params: { id } }, ward.admin);
type Reply = Awaited<ReturnType<typeof ward.admit>>;
const said = ({ statusCode, json }: Reply) => [statusCode, json().message];

describe('another stay', () => {
  it('starts after a discharge, with a reason and a bill of its own; Admit stays closed', async () => {
    await ward.admit();
    await ward.pay(2_000);
    await ward.discharge();
    const [past] = await stays();
    await ward.later(30 * DAY);
    expect(said(await ward.admit())).toEqual([409, M.alreadyDischarged]);
    const reply = await ward.beginStay('  Fever again ');
    expect(reply.statusCode).toBe(201);
    const now = app.clock.now().toISOString();
    const { bill, patient: answered } = reply.json();
    expect(bill.id).not.toBe(past?.bill_id);
    expect(answered).toMatchObject({ admission_date: now, discharge_date: null });
    expect(await patient()).toMatchObject({ admission_date: now, discharge_date: null });
    const [current, before] = await stays();
    expect(current).toMatchObject({
      bill_id: bill.id,
      reason: 'Fever again',
      admission_date: now,
      calculated: { totalDue: 200_000, totalPaid: 0, daysStayed: 1 },
    });
    expect(before).toEqual(past);
    await ward.pay(1_200);
    expect((await billOf(bill.id)).calculated.totalPaid).toBe(120_000);
    const pastBill = await billOf(past!.bill_id);
    expect(pastBill.bill).toMatchObject({ status: 'paid', amount: 200_000 });
    expect(pastBill.bill.Patient.discharge_date).toBe(past?.discharge_date);
    expect((await ward.discharge()).statusCode).toBe(200);
    expect((await ward.beginStay()).statusCode).toBe(201);
    expect(await stays()).toHaveLength(3);
  });

  it('requires an earlier discharge and a reason', async () => {
    expect(said(await ward.beginStay())).toEqual([409, M.notDischarged]);
    await ward.admit();
    expect(said(await ward.beginStay())).toEqual([409, M.alreadyAdmitted]);
    await ward.discharge();
    for (const reason of ['', '  ', undefined, 'x'.repeat(301)]) {
      const refused = await ward.beginStay(reason === undefined ? null : reason);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['reason']]);
    }
    expect(await stays()).toHaveLength(1);
  });

  it('starts once under concurrent attempts', async () => {
    await ward.admit();
    await ward.discharge();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ward.beginStay()));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await stays()).toHaveLength(2);
  });
});

describe('a mistaken admission', () => {
  it('can be undone by its maker within the hour: no stay, a cancelled bill, the money refunded', async () => {
    const doctor = await newStaff(app, ward.admin, 'doctor');
    const { bill } = (await ward.admit(doctor)).json();
    await ward.pay(500, { mode: 'upi' });
    await ward.pay(300);
    app.clock.advance(HOUR);
    const reply = await ward.undo(doctor);
    expect(said(reply)).toEqual([200, M.admissionUndone]);
    expect(reply.json().patient).toMatchObject({ admission_date: null, discharge_date: null });
    expect(await stays()).toEqual([]);
    const { bill: cancelled, payments, calculated } = await billOf(bill.id);
    expect([cancelled.status, cancelled.cancel_reason]).toEqual(['cancelled', M.admissionUndone]);
    expect(calculated).toMatchObject({ totalDue: 0, totalPaid: 0, balance: 0 });
    expect(payments.map(({ amount_paid, payment_mode }) => [amount_paid, payment_mode])).toEqual([
      [50_000, 'upi'],
      [30_000, 'cash'],
      [-30_000, 'cash'],
      [-50_000, 'upi'],
    ]);
    expect((await ward.admit()).statusCode).toBe(200);
    expect(await stays()).toHaveLength(1);
  });

  it('refunds in the chosen mode', async () => {
    const { bill } = (await ward.admit()).json();
    await ward.pay(500, { mode: 'upi' });
    const undone = { params: { id: ward.patientId }, query: { refundMode: 'cash' } } as const;
    await app.ok(undoAdmission, undone, ward.admin);
    const { payments } = await billOf(bill.id);
    expect(payments.map(({ amount_paid, payment_mode }) => [amount_paid, payment_mode])).toEqual([
      [50_000, 'upi'],
      [-50_000, 'cash'],
    ]);
  });

  it('cannot be undone by a colleague or after the hour, except by an admin', async () => {
    const [maker, colleague] = [
      await newStaff(app, ward.admin, 'receptionist'),
      await newStaff(app, ward.admin, 'receptionist'),
    ];
    expect(said(await ward.undo())).toEqual([409, M.notAdmitted]);
    await ward.admit(maker);
    expect(said(await ward.undo(colleague))).toEqual([403, M.undoTooLate]);
    app.clock.advance(HOUR + 1);
    expect(said(await ward.undo(maker))).toEqual([403, M.undoTooLate]);
    await ward.later(2 * DAY);
    expect((await ward.undo()).statusCode).toBe(200);
  });

  it('of another stay leaves the patient with the earlier stay', async () => {
    await ward.admit();
    await ward.later(DAY);
    await ward.discharge();
    const before = await patient();
    await ward.later(30 * DAY);
    await ward.beginStay();
    expect((await ward.undo()).statusCode).toBe(200);
    const { admission_date, discharge_date } = await patient();
    expect({ admission_date, discharge_date }).toEqual({
      admission_date: before.admission_date,
      discharge_date: before.discharge_date,
    });
    expect(await stays()).toHaveLength(1);
    expect(said(await ward.undo())).toEqual([409, M.notAdmitted]);
    expect((await ward.beginStay()).statusCode).toBe(201);
  });

  it('stays consistent with concurrent payments: an undone stay holds no money', async () => {
    const { bill } = (await ward.admit()).json();
    const replies = await Promise.all([
      ...Array.from({ length: 8 }, () => ward.pay(100)),
      ward.undo(),
      ...Array.from({ length: 8 }, () => ward.deposit(100)),
      ward.undo(),
    ]);
    const undone = replies.filter(({ statusCode }) => statusCode === 200);
    expect(undone).toHaveLength(1);
    for (const { statusCode } of replies) expect([200, 201, 400, 409]).toContain(statusCode);
    const { bill: after, calculated, payments } = await billOf(bill.id);
    expect(after.status).toBe('cancelled');
    expect(calculated).toMatchObject({ totalDue: 0, totalPaid: 0, balance: 0 });
    expect(payments.reduce((sum, { amount_paid }) => sum + amount_paid, 0)).toBe(0);
  });

  it('is either undone or discharged when both come at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await newWard(app);
      await one.admit();
      const [undone, discharged] = await Promise.all([one.undo(), one.discharge()]);
      expect([undone.statusCode, discharged.statusCode].sort()).toEqual([200, 409]);
      const left = await app.ok(listAdmissions, { params: one.params }, one.admin);
      expect(left).toHaveLength(discharged.statusCode === 200 ? 1 : 0);
    }
  });
});
