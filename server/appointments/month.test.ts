import { beforeAll, expect, it } from 'vitest';
import { listAppointments, listDoctorDays } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { addLeave } from '#contract/appointments/hours.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const MONTH = { from: '2026-11-01', to: '2026-11-30' };
const DOCTORS = 10;
/** Monday to Saturday, 16 slots a day. */
const WORKING_DAYS = 25;
let admin: Person;
const doctors: string[] = [];

/** Books every slot of the month for a doctor. */
const fill = (patientId: string, doctorId: string) =>
  app.started.pool.query(
    `INSERT INTO appointments (clinic_id, id, patient_id, doctor_id, day, start_minute, starts_at,
       minutes, place, places, status, created_at, created_by, updated_at)
     SELECT patients.clinic_id, gen_random_uuid(), patients.id, $2, day, minute,
       (day + make_interval(mins => minute)) AT TIME ZONE 'Asia/Kolkata',
       15, 1, 1, 'booked', now(), $2, now()
     FROM patients, generate_series(date '2026-11-01', date '2026-11-30', interval '1 day') AS day,
       generate_series(540, 765, 15) AS minute
     WHERE patients.id = $1 AND extract(isodow FROM day) < 7`,
    [patientId, doctorId],
  );

beforeAll(async () => {
  app.clock.set('2026-11-01T02:30:00Z');
  admin = await newClinic(app);
  const { id } = await newPatient(app, admin);
  for (let nth = 0; nth < DOCTORS; nth += 1) {
    const doctorId = (await newStaff(app, admin, 'doctor')).user.id;
    await newWeek(app, admin, { doctorId });
    await fill(id, doctorId);
    doctors.push(doctorId);
  }
  await app.started.pool.query('VACUUM ANALYZE appointments');
});

it('counts each day of ten doctors, from the index alone', async () => {
  const { days } = await app.ok(listDoctorDays, { query: MONTH }, admin);
  expect(days).toHaveLength(DOCTORS * WORKING_DAYS);
  expect(days.every(({ places, booked }) => places === 16 && booked === 16)).toBe(true);
  const { rows } = await app.started.pool.query(
    `EXPLAIN SELECT day, doctor_id, count(*) FROM appointments
     WHERE clinic_id = $1 AND day >= $2 AND day <= $2::date + 6 AND status <> 'cancelled'
     GROUP BY day, doctor_id`,
    [admin.user.clinic_id, MONTH.from],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('appointments_by_day');
});

it('lists a week and marks only what leave puts outside the hours', async () => {
  const day = '2026-11-10';
  const leave = { fromDay: day, toDay: day, from: '11:00', to: '13:00', note: null };
  const params = { id: doctors[0] ?? '' };
  await app.ok(addLeave, { params, body: leave }, admin);
  const { appointments } = await app.ok(listAppointments, { query: WEEK }, admin);
  expect(appointments).toHaveLength(DOCTORS * 6 * 16);
  const starts = appointments.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted());
  const outside = appointments.filter(({ outsideHours }) => outsideHours);
  expect(outside).toHaveLength(8);
  for (const one of outside) expect([one.doctorId, one.day]).toEqual([doctors[0], day]);
});

it('refuses a longer list', async () => {
  const query = { from: '2026-11-09', to: '2026-11-16' };
  const refused = await app.call(listAppointments, { query }, admin);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(M.listTooLong);
});
