import { beforeEach, expect, it } from 'vitest';
import {
  bookAppointment,
  bookFollowUp,
  checkIn,
  listAppointments,
  moveAppointment,
} from '#contract/appointments/appointments.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
const DAY = '2026-11-24';
let admin: Person;
let doctorId: string;

beforeEach(async () => {
  app.clock.set('2026-11-23T02:30:00Z');
  admin = await newClinic(app);
  doctorId = (await newStaff(app, admin, 'doctor')).user.id;
});

const onlySlot = { sessions: [{ weekday: 2, from: '09:00', to: '09:15' }] };

it('of desks and a follow-up that take the last place of a slot, one gets it', async () => {
  await newWeek(app, admin, {
    doctorId,
    ...{ sessions: [{ weekday: 2, from: '09:00', to: '09:30' }] },
  });
  const visit = await newVisit(app, admin, { name: 'Returns', doctorId });
  const sheet = { params: { id: visit.id }, body: { followUpOn: DAY } };
  await app.ok(saveVisitSheet, sheet, admin);
  const names = ['Asha', 'Ravi', 'Tara', 'Uma', 'Vijay'];
  const patients = await Promise.all(names.map((name) => newPatient(app, admin, name)));
  const slot = { doctorId, day: DAY, time: '09:00' };
  const replies = await Promise.all([
    app.call(bookFollowUp, { params: { id: visit.id }, body: null }, admin),
    ...patients.map(({ id }) =>
      app.call(bookAppointment, { body: { patientId: id, ...slot } }, admin),
    ),
  ]);
  const [followUp, ...desks] = replies;
  // The follow-up takes what is free on its day.
  expect(followUp?.statusCode).toBe(201);
  const won = desks.filter(({ statusCode }) => statusCode === 201).length;
  const isFirst = followUp?.json().appointment.time === '09:00';
  expect(won).toBe(isFirst ? 0 : 1);
  for (const reply of desks.filter(({ statusCode }) => statusCode !== 201)) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json().next).toBeTruthy();
  }
});

it('two bookings and two follow-ups race for one slot: one gets it, the others the next slots', async () => {
  await newWeek(app, admin, { doctorId });
  const shown = { day: DAY, time: '09:00' };
  const visits = await Promise.all([1, 2].map(() => newVisit(app, admin, { doctorId })));
  const desks = await Promise.all(['A', 'B'].map((name) => newPatient(app, admin, name)));
  const replies = await Promise.all([
    ...visits.map(({ id }) => app.call(bookFollowUp, { params: { id }, body: shown }, admin)),
    ...desks.map(({ id }) =>
      app.call(bookAppointment, { body: { patientId: id, doctorId, ...shown } }, admin),
    ),
  ]);
  const lost = replies.filter(({ statusCode }) => statusCode !== 201);
  expect(lost).toHaveLength(3);
  for (const reply of lost) {
    expect(reply.statusCode).toBe(409);
    expect(reply.json().next).toMatchObject({ day: DAY, time: '09:15' });
  }
});

it('a slot of several never holds one more, also when some move into it', async () => {
  await newWeek(app, admin, { doctorId, ...onlySlot, perSlot: 3 });
  const other = (await newStaff(app, admin, 'doctor')).user.id;
  await newWeek(app, admin, { doctorId: other, perSlot: 4 });
  const patients = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name) => newPatient(app, admin, name)),
  );
  const slot = { day: DAY, time: '09:00' };
  const bookWith = (patientId: string, of: string) =>
    app.call(bookAppointment, { body: { patientId, doctorId: of, ...slot } }, admin);
  const moving = await Promise.all(
    patients.slice(0, 4).map(async ({ id }) => (await bookWith(id, other)).json().appointment.id),
  );
  const replies = await Promise.all([
    ...patients.slice(4).map(({ id }) => bookWith(id, doctorId)),
    ...moving.map((id: string) =>
      app.call(moveAppointment, { params: { id }, body: { doctorId, ...slot } }, admin),
    ),
  ]);
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes.filter((code) => code === 409)).toHaveLength(5);
  const query = { from: DAY, to: DAY, doctorId };
  const { appointments } = await app.ok(listAppointments, { query }, admin);
  expect(appointments).toHaveLength(3);
});

it('the database itself refuses a second one in a place', async () => {
  await newWeek(app, admin, { doctorId, ...onlySlot });
  const [one, two] = await Promise.all(['A', 'B'].map((name) => newPatient(app, admin, name)));
  const body = { patientId: one!.id, doctorId, day: DAY, time: '09:00' };
  const { appointment } = await app.ok(bookAppointment, { body }, admin);
  const copy = `INSERT INTO appointments SELECT clinic_id, gen_random_uuid(), $2, doctor_id, day,
    start_minute, starts_at, minutes, place, places, status, note, reason, visit_id,
    follows_visit_id, created_at, created_by, updated_at FROM appointments WHERE id = $1`;
  await expect(app.started.pool.query(copy, [appointment.id, two!.id])).rejects.toThrow(
    'appointments_one_a_place',
  );
});

it('two desks check a patient in once', async () => {
  await newWeek(app, admin, { doctorId });
  const { id: patientId } = await newPatient(app, admin);
  const body = { patientId, doctorId, day: '2026-11-23', time: '09:00' };
  const { appointment } = await app.ok(bookAppointment, { body }, admin);
  const visits = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const reply = await app.ok(checkIn, { params: { id: appointment.id }, body: null }, admin);
      return reply.visit.id;
    }),
  );
  expect(new Set(visits).size).toBe(1);
  expect(await app.ok(listQueue, {}, admin)).toHaveLength(1);
});
