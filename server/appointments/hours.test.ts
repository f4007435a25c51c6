import { beforeEach, expect, it } from 'vitest';
import {
  bookAppointment,
  listAppointments,
  listDoctorDays,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import {
  addLeave,
  listDoctorHours,
  previewHours,
  removeLeave,
  saveWeek,
} from '#contract/appointments/hours.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { A_WEEK, newWeek } from '../testing/builders/appointments.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
const DAY = '2026-11-24';
let admin: Person;
let doctor: Person;
let params: { id: string };

beforeEach(async () => {
  app.clock.set('2026-11-23T02:30:00Z');
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
  params = { id: doctor.user.id };
});

const hours = async (person = admin) => (await app.ok(listDoctorHours, {}, person)).doctors;
const book = async (time: string, name: string) => {
  const { id } = await newPatient(app, admin, name);
  const body = { patientId: id, doctorId: params.id, day: DAY, time };
  return app.ok(bookAppointment, { body }, admin);
};
const outside = async () => {
  const { appointments } = await app.ok(listAppointments, { query: { from: DAY, to: DAY } }, admin);
  return appointments.map((of) => [of.time, of.outsideHours, of.status]);
};

it('a week is edited by its doctor and the admin, and read by the desk', async () => {
  expect(await hours()).toMatchObject([{ name: 'Dr Bose', version: 0, sessions: [] }]);
  const { hours: saved } = await app.ok(saveWeek, { params, body: A_WEEK }, doctor);
  expect(saved).toMatchObject({ version: 1, slotMinutes: 15, mayEdit: true });
  const breaks = [{ weekday: 1, from: '11:00', to: '11:30' }];
  await newWeek(app, admin, { doctorId: params.id, breaks });
  const desk = await newStaff(app, admin, 'receptionist');
  expect(await hours(desk)).toMatchObject([{ version: 2, breaks, mayEdit: false }]);
  const colleague = await newStaff(app, admin, 'doctor');
  const refused = await app.call(saveWeek, { params, body: A_WEEK }, colleague);
  expect([refused.statusCode, refused.json().message]).toEqual([409, M.onlyOwnHours]);
  expect((await app.call(saveWeek, { params, body: A_WEEK }, desk)).statusCode).toBe(403);
});

it('an old version is refused', async () => {
  await newWeek(app, admin, { doctorId: params.id });
  const body = { ...A_WEEK, version: 0 };
  const reply = await app.call(saveWeek, { params, body }, admin);
  expect([reply.statusCode, reply.json().message]).toEqual([409, M.hoursChanged]);
});

it('a new week lists whom it touches before and after, and moves no appointment', async () => {
  await newWeek(app, admin, { doctorId: params.id });
  await book('09:00', 'Asha Menon');
  await book('12:00', 'Ravi Nair');
  const sessions = [{ weekday: 2, from: '10:00', to: '13:00' }];
  const week = { ...A_WEEK, sessions };
  const before = await app.ok(previewHours, { params, body: { week } }, admin);
  expect(before.touched).toMatchObject([
    { patient: { name: 'Asha Menon', phone: '9876543210' }, time: '09:00' },
  ]);
  expect(await outside()).toMatchObject([
    ['09:00', false, 'booked'],
    ['12:00', false, 'booked'],
  ]);
  const after = await app.ok(saveWeek, { params, body: week }, admin);
  expect(after.touched).toHaveLength(1);
  expect(await outside()).toMatchObject([
    ['09:00', true, 'booked'],
    ['12:00', false, 'booked'],
  ]);
});

it('leave in the middle of a session touches its part, and can be removed', async () => {
  await newWeek(app, admin, { doctorId: params.id });
  await book('10:00', 'Asha Menon');
  const leave = { fromDay: DAY, toDay: DAY, from: '10:00', to: '11:00', note: 'Meeting' };
  const before = await app.ok(previewHours, { params, body: { leave } }, doctor);
  expect(before.touched).toHaveLength(1);
  const { hours: saved } = await app.ok(addLeave, { params, body: leave }, doctor);
  expect(await outside()).toEqual([['10:00', true, 'booked']]);
  const query = { from: DAY, to: DAY };
  const { days } = await app.ok(listDoctorDays, { query }, admin);
  expect(days).toEqual([{ doctorId: params.id, day: DAY, places: 12, booked: 1 }]);
  const leaveId = saved.leave[0]!.id;
  await app.ok(removeLeave, { params: { ...params, leaveId } }, doctor);
  expect(await outside()).toEqual([['10:00', false, 'booked']]);
  const again = await app.call(removeLeave, { params: { ...params, leaveId } }, doctor);
  expect(again.statusCode).toBe(404);
});

it('part of a day needs both times, on one day', async () => {
  const body = { fromDay: DAY, toDay: '2026-11-25', from: '10:00', to: '11:00' };
  const reply = await app.call(addLeave, { params, body }, admin);
  expect([reply.statusCode, reply.json().message]).toEqual([400, M.partOfOneDay]);
});
