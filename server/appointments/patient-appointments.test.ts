import { beforeEach, expect, it } from 'vitest';
import {
  bookAppointment,
  checkIn,
  listComingAppointments,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let desk: Person;
let doctorId: string;
let asha: string;

beforeEach(async () => {
  // Monday, 8:00 in the clinic.
  app.clock.set('2026-11-23T02:30:00Z');
  admin = await newClinic(app);
  desk = await newStaff(app, admin, 'receptionist');
  doctorId = (await newStaff(app, admin, 'doctor', { name: 'Dr Bose' })).user.id;
  await newWeek(app, admin, { doctorId });
  asha = (await newPatient(app, desk, 'Asha Menon')).id;
});

async function book(day: string, time: string, patientId = asha): Promise<string> {
  const body = { patientId, doctorId, day, time };
  return (await app.ok(bookAppointment, { body }, desk)).appointment.id;
}

it('a caller’s appointments are found without their day, and begin today', async () => {
  await book('2026-12-21', '10:00');
  await book('2026-11-23', '10:15');
  const cancelled = await book('2026-11-24', '10:00');
  const body = { status: 'cancelled' } as const;
  await app.ok(setAppointmentStatus, { params: { id: cancelled }, body }, desk);
  await book('2026-11-24', '11:00', (await newPatient(app, desk, 'Ravi Nair')).id);
  const list = async (by = desk) => {
    const reply = await app.ok(listComingAppointments, { params: { id: asha } }, by);
    return reply.appointments.map(({ day, time }) => `${day} ${time}`);
  };
  expect(await list()).toEqual(['2026-11-23 10:15', '2026-12-21 10:00']);
  app.clock.set('2026-11-24T02:30:00Z');
  expect(await list(await signIn(app, desk.user.email))).toEqual(['2026-12-21 10:00']);
});

it('the appointments of a patient of another clinic are not found', async () => {
  const stranger = await newClinic(app, 'Other Clinic');
  const reply = await app.call(listComingAppointments, { params: { id: asha } }, stranger);
  expect(reply.statusCode).toBe(404);
});

it('a check-in writes the complaint of the visit that it makes', async () => {
  const id = await book('2026-11-23', '10:15');
  const input = { params: { id }, body: { complaint: 'Knee pain' } };
  const { visit } = await app.ok(checkIn, input, desk);
  expect(visit).toMatchObject({ complaint: 'Knee pain', doctor_id: doctorId });
});

it('a check-in adds the complaint to the visit that the patient has, once', async () => {
  await app.ok(joinQueue, { body: { patientId: asha, complaint: 'Fever' } }, desk);
  app.clock.set('2026-11-23T02:31:00Z');
  const params = { id: await book('2026-11-23', '10:15') };
  const input = { params, body: { complaint: 'Knee pain' } };
  const { visit } = await app.ok(checkIn, input, desk);
  expect(visit).toMatchObject({ complaint: 'Fever\nKnee pain', doctor_id: doctorId });
  await app.ok(setAppointmentStatus, { params, body: { status: 'booked' } }, desk);
  const again = await app.ok(checkIn, input, desk);
  expect(again.visit.complaint).toBe('Fever\nKnee pain');
});
