import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  checkIn,
  listAppointments,
  listFreeSlots,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { addLeave } from '#contract/appointments/hours.endpoints.ts';
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
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
let admin: Person;
let doctorId: string;

beforeEach(async () => {
  app.clock.set('2026-11-23T02:30:00Z');
  admin = await newClinic(app);
  doctorId = (await newStaff(app, admin, 'doctor')).user.id;
});

/** Moves the clock, and signs in again: a session ends after 12 idle hours. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  admin = await signIn(app, admin.user.email);
}

const tryBook = async (day: string, time: string) => {
  const patientId = (await newPatient(app, admin)).id;
  return app.call(bookAppointment, { body: { patientId, doctorId, day, time } }, admin);
};
const book = async (day: string, time: string) => {
  const reply = await tryBook(day, time);
  expect(reply.statusCode).toBe(201);
  return reply.json().appointment;
};
const slots = async (day: string, limit: number) =>
  (await app.ok(listFreeSlots, { query: { doctorId, day, limit } }, admin)).slots.map(
    (slot) => `${slot.day} ${slot.time}`,
  );
const arrive = (id: string) => app.call(checkIn, { params: { id }, body: null }, admin);
const daily = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

describe('a clinic in another time zone', () => {
  it('books and checks in by its own clock', async () => {
    await app.started.pool.query('UPDATE clinics SET time_zone = $1 WHERE id = $2', [
      'America/New_York',
      admin.user.clinic_id,
    ]);
    // Monday evening at 22:00 in New York, Tuesday in India and in UTC.
    await at('2026-11-24T03:00:00Z');
    await newWeek(app, admin, { doctorId, sessions: daily('22:00', '23:00') });
    expect(await slots(MONDAY, 2)).toEqual([`${MONDAY} 22:15`, `${MONDAY} 22:30`]);
    const { id, startsAt } = await book(MONDAY, '22:30');
    expect(startsAt).toBe('2026-11-24T03:30:00.000Z');
    expect((await arrive(id)).json().appointment.status).toBe('arrived');
    const tomorrow = await book(TUESDAY, '22:00');
    expect((await arrive(tomorrow.id)).json().message).toBe(M.notToday);
  });
});

describe('the change of day at midnight', () => {
  it('ends the day of its last slot, and begins the tokens of the next', async () => {
    await newWeek(app, admin, { doctorId, sessions: daily('23:00', '24:00') });
    const late = await book(MONDAY, '23:30');
    const last = await book(MONDAY, '23:45');
    expect(last.startsAt).toBe('2026-11-23T18:15:00.000Z');
    const next = await book(TUESDAY, '23:00');
    // A minute before midnight.
    await at('2026-11-23T18:29:00Z');
    expect((await arrive(late.id)).json().visit.token_no).toBe(1);
    expect(await slots(MONDAY, 1)).toEqual([`${TUESDAY} 23:15`]);
    await at('2026-11-23T18:30:00Z');
    expect((await arrive(last.id)).json().message).toBe(M.notToday);
    expect((await arrive(next.id)).json().visit.token_no).toBe(1);
    expect((await tryBook(MONDAY, '23:45')).json()).toMatchObject({
      message: M.slotPast,
      next: { day: TUESDAY, time: '23:15' },
    });
  });
});

describe('a day that closes at noon', () => {
  it('offers no slot that would end later, and the next day from the last one on', async () => {
    const sessions = [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 2, from: '09:00', to: '13:00' },
    ];
    await newWeek(app, admin, { doctorId, slotMinutes: 20, sessions });
    const open = await slots(MONDAY, 10);
    expect(open.slice(8)).toEqual([`${MONDAY} 11:40`, `${TUESDAY} 09:00`]);
    for (const time of ['12:00', '11:50']) {
      expect((await tryBook(MONDAY, time)).json()).toMatchObject({
        message: M.slotNotOffered,
        next: { day: MONDAY, time: '11:40' },
      });
    }
    // 11:40: the last slot has begun.
    await at('2026-11-23T06:10:00Z');
    expect(await slots(MONDAY, 1)).toEqual([`${TUESDAY} 09:00`]);
  });
});

describe('leave in the middle of a session', () => {
  const leave = { fromDay: TUESDAY, toDay: TUESDAY, from: '10:10', to: '10:50', note: null };
  const params = () => ({ id: doctorId });

  it('takes only the slots that it touches, and the next offered is after it', async () => {
    await newWeek(app, admin, { doctorId });
    await app.ok(addLeave, { params: params(), body: leave }, admin);
    expect((await slots(TUESDAY, 6)).slice(3)).toEqual(
      ['09:45', '11:00', '11:15'].map((time) => `${TUESDAY} ${time}`),
    );
    for (const time of ['10:00', '10:45']) {
      const refused = (await tryBook(TUESDAY, time)).json();
      expect([refused.message, refused.next.time]).toEqual([M.slotNotOffered, '11:00']);
    }
  });

  it('added while desks book lists each booking that it finds, and stops the later ones', async () => {
    await newWeek(app, admin, { doctorId });
    const times = ['10:00', '10:15', '10:30', '10:45'];
    const [added, ...replies] = await Promise.all([
      app.call(addLeave, { params: params(), body: leave }, admin),
      ...times.map((time) => tryBook(TUESDAY, time)),
    ]);
    const booked = replies.flatMap((reply) =>
      reply.statusCode === 201 ? [reply.json().appointment.time] : [],
    );
    const touched = added?.json().touched.map(({ time }: { time: string }) => time);
    expect(touched).toEqual(booked.toSorted());
    const query = { from: TUESDAY, to: TUESDAY };
    const { appointments } = await app.ok(listAppointments, { query }, admin);
    expect(appointments.map((of) => [of.time, of.status, of.outsideHours])).toEqual(
      booked.toSorted().map((time) => [time, 'booked', true]),
    );
  });
});
