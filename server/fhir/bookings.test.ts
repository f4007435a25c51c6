import type { Bundle } from '@medplum/fhirtypes';
import { Fhir } from 'fhir/fhir.js';
import { beforeAll, expect, it } from 'vitest';
import {
  admitPatient,
  beginStay,
  dischargePatient,
} from '#contract/admissions/admissions.endpoints.ts';
import type { FreeSlot } from '#contract/appointments/appointment.ts';
import {
  bookAppointment,
  listFreeSlots,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import { newPatient } from '../testing/builders/clinic.ts';
import { newWorld, type World } from '../testing/world.ts';

const app = startTestApp();
let world: World;

async function exported(id: string): Promise<Bundle> {
  const reply = await app.call(exportPatientFhir, { params: { id } }, world.admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/fhir+json');
  return reply.json();
}

const ofType = (bundle: Bundle, type: string) =>
  (bundle.entry ?? []).map(({ resource }) => resource).filter((it) => it?.resourceType === type);

beforeAll(async () => {
  world = await newWorld(app, 'Ours');
});

it('contains each stay of a patient, with the reason of a later one', async () => {
  const { id } = await newPatient(app, world.admin);
  const params = { id };
  const first = { reason: 'Dengue', bed: 'General 2', doctor_id: world.doctorId };
  await app.ok(admitPatient, { params, body: first }, world.admin);
  await app.ok(dischargePatient, { params, body: {} }, world.admin);
  await app.ok(beginStay, { params, body: { reason: 'Fever again' } }, world.admin);
  const bundle = await exported(id);
  const { valid } = new Fhir().validate(bundle, { errorOnUnexpected: true });
  expect(valid).toBe(true);
  const inpatient = { class: { code: 'IMP' } };
  expect(ofType(bundle, 'Encounter')).toMatchObject([
    { ...inpatient, status: 'in-progress', reasonCode: [{ text: 'Fever again' }] },
    {
      ...{ ...inpatient, status: 'finished', reasonCode: [{ text: 'Dengue' }] },
      location: [{ location: { display: 'General 2' }, status: 'completed' }],
      participant: [{ individual: { display: expect.any(String) } }],
    },
  ]);
});

it('contains appointments with their slots and the doctor’s schedule', async () => {
  const patientId = (await newPatient(app, world.admin, 'Kiran Rao')).id;
  const doctorId = world.doctorId;
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '09:00',
    to: '13:00',
  }));
  await newWeek(app, world.admin, { doctorId, sessions: everyDay });
  const [first, second] = (
    await app.ok(listFreeSlots, { query: { doctorId, day: '2099-01-30' } }, world.admin)
  ).slots;
  const book = (at: FreeSlot) => {
    const body = { patientId, doctorId, day: at.day, time: at.time, note: 'With the report' };
    return app.ok(bookAppointment, { body }, world.admin);
  };
  const { appointment } = await book(first!);
  const cancelled = (await book(second!)).appointment.id;
  const body = { status: 'cancelled', reason: 'Travels' } as const;
  await app.ok(setAppointmentStatus, { params: { id: cancelled }, body }, world.admin);
  const bundle = await exported(patientId);
  expect(ofType(bundle, 'Appointment')).toMatchObject([
    { id: appointment.id, status: 'booked', comment: 'With the report', minutesDuration: 15 },
    { id: cancelled, status: 'cancelled', cancelationReason: { text: 'Travels' } },
  ]);
  const slots = ofType(bundle, 'Slot');
  expect(slots).toMatchObject([{ status: 'busy', start: appointment.startsAt }]);
  expect(ofType(bundle, 'Schedule')).toMatchObject([{ actor: [{ display: appointment.doctor }] }]);
  expect(new Fhir().validate(bundle, { errorOnUnexpected: true }).valid).toBe(true);
  const copy = await app.call(copyForPatient, { params: { id: patientId } }, world.admin);
  expect(copy.body).toContain('With the report');
  expect(copy.body).toContain('Travels');
});
