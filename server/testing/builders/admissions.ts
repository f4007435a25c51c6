import {
  admitPatient,
  beginStay,
  dischargePatient,
  payAdmission,
  takeDeposit,
  undoAdmission,
} from '#contract/admissions/admissions.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newPatient, type Person, signIn } from './clinic.ts';

/** ₹500 and ₹300 at admission, ₹1,200 a day. */
export const CHARGES = { admissionCharge: 500, otherCharges: 300, perDayCharge: 1_200 };

/**
 * Creates a clinic with charges and a registered patient, and functions for the steps of a stay.
 */
export async function newWard(app: TestApp, charges: Partial<typeof CHARGES> = CHARGES) {
  let admin = await newClinic(app);
  await app.ok(updateClinicSettings, { body: charges }, admin);
  const { id: patientId } = await newPatient(app, admin);
  const params = { id: patientId };
  const move =
    (endpoint: typeof admitPatient | typeof undoAdmission) =>
    (person: Person = admin) =>
      app.call(endpoint, { params }, person);
  const receive =
    (endpoint: typeof payAdmission | typeof takeDeposit) =>
    (amount_paid: unknown, options: { mode?: string; key?: string } = {}) =>
      app.call(
        endpoint,
        { params, body: { amount_paid, payment_mode: options.mode ?? 'cash' } },
        { ...admin, ...(options.key && { headers: { 'idempotency-key': options.key } }) },
      );

  return {
    get admin() {
      return admin;
    },
    /** Advances the clock and signs the admin in again, because sessions are shorter than stays. */
    async later(ms: number): Promise<void> {
      app.clock.advance(ms);
      admin = await signIn(app, admin.user.email);
    },
    patientId,
    params,
    admit: move(admitPatient),
    undo: move(undoAdmission),
    discharge: (person: Person = admin, body?: { refundMode?: string }) =>
      app.call(dischargePatient, { params, ...(body && { body }) }, person),
    beginStay: (reason: unknown = 'Fever again') =>
      app.call(beginStay, { params, body: { reason } }, admin),
    pay: receive(payAdmission),
    deposit: receive(takeDeposit),
  };
}
