import fc from 'fast-check';
import {
  admitPatient,
  beginStay,
  dischargePatient,
  payAdmission,
  takeDeposit,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { cancelBill, createBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { joinQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { CHARGES } from './admissions.ts';
import { newClinic, newPatient, newStaff, type Person, signIn } from './clinic.ts';

const PATIENTS = 3;
const DOCTORS = 2;

/** One step of a clinic's day with money. A step that is not possible now is refused and changes nothing. */
const AnyStep = fc.record({
  kind: fc.constantFrom(
    ...(['visit', 'visit', 'bill', 'bill', 'pay', 'pay', 'cancel'] as const),
    ...(['free', 'refund', 'admit', 'admit', 'payStay', 'deposit', 'discharge'] as const),
    ...(['undoStay', 'newStay', 'wait'] as const),
  ),
  patient: fc.nat({ max: PATIENTS - 1 }),
  doctor: fc.nat({ max: DOCTORS - 1 }),
  /** In paise. */
  amount: fc.integer({ min: 1, max: 200_000 }),
  discount: fc.constantFrom(0, 0, 12.5, 33.33, 100),
  mode: fc.constantFrom('cash', 'upi', 'card'),
  type: fc.constantFrom('pharmacy', 'lab', 'other'),
  /** Whether it is paid at once. */
  isNow: fc.boolean(),
});
export type MoneyStep = typeof AnyStep extends fc.Arbitrary<infer S> ? S : never;

export const MONEY_STEPS = fc.array(AnyStep, { minLength: 3, maxLength: 18 });

const HOUR_MS = 3_600_000;

/** A clinic with charges, patients and doctors, and the function that carries out steps in it. */
export async function newMoneyClinic(app: TestApp) {
  let admin = await newClinic(app);
  await app.ok(updateClinicSettings, { body: CHARGES }, admin);
  const doctors: Person[] = [];
  for (let at = 0; at < DOCTORS; at += 1) doctors.push(await newStaff(app, admin, 'doctor'));
  const patients: string[] = [];
  for (let at = 0; at < PATIENTS; at += 1) patients.push((await newPatient(app, admin)).id);
  const bills: string[] = [];

  const bill = async (step: MoneyStep, of: object) => {
    const { isNow, mode: paymentMode, amount } = step;
    const items = [{ name: 'Something', price: amount / 100 }];
    const settled = isNow ? { paymentMode } : { payments: [] };
    const body = { items, discountPercentage: step.discount, ...settled, ...of };
    const reply = await app.call(createBill, { body }, admin);
    if (reply.statusCode === 201) bills.push(reply.json<{ id: string }>().id);
  };
  const visit = async (step: MoneyStep, patientId: string) => {
    const doctorId = doctors[step.doctor]?.user.id;
    const reply = await app.call(joinQueue, { body: { patientId, doctorId } }, admin);
    if (reply.statusCode !== 201) return;
    const { id: queueId } = reply.json<{ id: string }>();
    await bill(step, { patientId, queueId, doctorId, type: 'consultation' });
    for (const status of ['consulting', 'seen']) {
      await app.call(moveVisit, { params: { id: queueId }, body: { status } }, admin);
    }
  };
  const free = async ({ amount, doctor }: MoneyStep, patientId: string) => {
    const items = [{ name: 'Consultation Fee', price: amount / 100 }];
    const waiver = { as: 'free', reason: 'Staff' } as const;
    const of = { patientId, doctorId: doctors[doctor]?.user.id, type: 'consultation' } as const;
    await app.call(createBill, { body: { ...of, items, waiver } }, admin);
  };
  const take = async (step: MoneyStep) => {
    const { kind, amount, mode } = step;
    const patientId = patients[step.patient] ?? '';
    const params = { id: patientId };
    const paid = { amount_paid: amount / 100, payment_mode: mode };
    const ofBill = { id: bills[amount % Math.max(1, bills.length)] ?? patientId };
    switch (kind) {
      case 'visit':
        return visit(step, patientId);
      case 'bill':
        return bill(step, { patientId, type: step.type });
      case 'pay':
        return app.call(recordPayment, { params: ofBill, body: paid }, admin);
      case 'cancel':
        return app.call(cancelBill, { params: ofBill, body: { reason: 'Wrong' } }, admin);
      case 'refund': {
        const body = { reason: 'Wrong', refundMode: 'cash' } as const;
        return app.call(cancelBill, { params: ofBill, body }, admin);
      }
      case 'free':
        return free(step, patientId);
      case 'admit':
        return app.call(admitPatient, { params }, admin);
      case 'payStay':
        return app.call(payAdmission, { params, body: paid }, admin);
      case 'deposit':
        return app.call(takeDeposit, { params, body: paid }, admin);
      case 'undoStay':
        return app.call(
          undoAdmission,
          { params, query: step.isNow ? { refundMode: 'cash' } : {} },
          admin,
        );
      case 'newStay':
        return app.call(beginStay, { params, body: { reason: 'Fever again' } }, admin);
      case 'discharge':
        return app.call(dischargePatient, { params }, admin);
      case 'wait':
        app.clock.advance((1 + (amount % 60)) * HOUR_MS);
        admin = await signIn(app, admin.user.email);
    }
  };

  return {
    get admin() {
      return admin;
    },
    patients,
    doctors,
    async carryOut(steps: readonly MoneyStep[]): Promise<void> {
      for (const step of steps) await take(step);
    },
  };
}
