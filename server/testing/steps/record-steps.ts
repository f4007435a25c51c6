import fc from 'fast-check';
import {
  bookAppointment,
  checkIn,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { addComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { addDays, clinicDay } from '#contract/kernel/dates.ts';
import { moveLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { movePharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { cancelPatientSubscription } from '#contract/subscriptions/patient-subscription.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newWeek } from '../builders/appointments.ts';
import { newPlan, type Person } from '../builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../builders/orders.ts';

/** One step of a patient's records. A step that is not possible now is refused and changes nothing. */
const AnyStep = fc.record({
  kind: fc.constantFrom(
    ...(['prescribe', 'dispense', 'orderTest', 'collect', 'complain', 'subscribe'] as const),
    ...(['unsubscribe', 'book', 'book', 'arrive', 'miss', 'cancelBooking'] as const),
  ),
  patient: fc.nat({ max: 2 }),
  doctor: fc.nat({ max: 1 }),
  /** The records that a step is about, and the slot of a booking. */
  nth: fc.nat({ max: 3 }),
});
export type RecordStep = typeof AnyStep extends fc.Arbitrary<infer S> ? S : never;

export const RECORD_STEPS = fc.array(AnyStep, { minLength: 2, maxLength: 14 });

/** Two patients a slot, around the clock, so that both records may have one slot. */
const WEEK = {
  perSlot: 3,
  sessions: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
};

type Clinic = {
  readonly admin: Person;
  readonly patients: readonly string[];
  readonly doctors: readonly Person[];
};

/** Gives the doctors of a clinic their weeks, and returns the function that carries out steps of records in it. */
export async function newRecords(app: TestApp, clinic: Clinic) {
  const { admin, patients, doctors } = clinic;
  for (const { user } of doctors) await newWeek(app, admin, { doctorId: user.id, ...WEEK });
  const { id: planId } = await newPlan(app, admin);
  const orders: string[] = [];
  const tests: string[] = [];
  const booked: string[] = [];
  const pick = (ids: readonly string[], { nth }: RecordStep) => ({
    id: ids[nth % ids.length] ?? planId,
  });

  const book = async ({ nth, patient, doctor }: RecordStep): Promise<void> => {
    const today = clinicDay(app.clock.now(), 'Asia/Kolkata');
    // Later today, or tomorrow.
    const at = nth < 2 ? { day: today, time: '23:30' } : { day: addDays(today, 1), time: '10:00' };
    const doctorId = doctors[doctor]?.user.id ?? '';
    const body = { patientId: patients[patient] ?? '', doctorId, ...at };
    const reply = await app.call(bookAppointment, { body }, clinic.admin);
    if (reply.statusCode === 201) booked.push(reply.json().appointment.id);
  };
  const take = async (step: RecordStep) => {
    const params = { id: patients[step.patient] ?? '' };
    const by = clinic.admin;
    switch (step.kind) {
      case 'prescribe':
        return orders.push((await newPharmacyOrder(app, by, { patientId: params.id })).orderId);
      case 'dispense': {
        const of = { params: pick(orders, step) };
        await app.call(movePharmacyOrder, { ...of, body: { status: 'billed' } }, by);
        return app.call(movePharmacyOrder, { ...of, body: { status: 'dispensed' } }, by);
      }
      case 'orderTest':
        return tests.push((await newLabOrder(app, by, params.id)).orderId);
      case 'collect': {
        const of = { params: pick(tests, step) };
        await app.call(moveLabOrder, { ...of, body: { status: 'billed' } }, by);
        return app.call(moveLabOrder, { ...of, body: { status: 'collected' } }, by);
      }
      case 'complain':
        return app.call(addComplaint, { params, body: { complaint: 'Fever in spring' } }, by);
      case 'subscribe':
        return app.call(updatePatient, { params, body: { subscription_plan_id: planId } }, by);
      case 'unsubscribe': {
        const body = { reason: 'Moves away', refundMode: 'cash' } as const;
        return app.call(cancelPatientSubscription, { params, body }, by);
      }
      case 'book':
        return book(step);
      case 'arrive':
        return app.call(checkIn, { params: pick(booked, step), body: null }, by);
      case 'miss':
      case 'cancelBooking': {
        const status = step.kind === 'miss' ? 'no-show' : 'cancelled';
        return app.call(setAppointmentStatus, { params: pick(booked, step), body: { status } }, by);
      }
    }
  };
  return async (steps: readonly RecordStep[]): Promise<void> => {
    for (const step of steps) await take(step);
  };
}
