import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  checkIn,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import type { CallOrder } from '#contract/queue/call-order.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  listQueue,
} from '#contract/queue/queue.endpoints.ts';
import {
  addDisplay,
  getBoard,
  getPlace,
  givePlace,
  savePlaces,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { announceDue } from '../queue/index.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';
import { openStreamAt, type TestStream } from '../testing/event-stream.ts';

const app = startTestApp();
const DAY = '2026-11-23';
/** A time of that Monday on the clinic's clock. */
const at = (time: string) => new Date(`${DAY}T${time}:00+05:30`);
const streams: TestStream[] = [];
let base: string;
let admin: Person;
let doctor: Person;
let colleague: Person;

beforeAll(async () => {
  base = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
beforeEach(async () => {
  app.clock.set(at('08:00'));
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Bose' });
  colleague = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
  await newWeek(app, admin, { doctorId: doctor.user.id, perSlot: 2 });
  await newWeek(app, admin, { doctorId: colleague.user.id });
});

const choose = (callOrder: CallOrder) =>
  app.ok(updateClinicSettings, { body: { callOrder } }, admin);

async function booked(name: string, time: string, doctorId = doctor.user.id): Promise<string> {
  const { id: patientId } = await newPatient(app, admin, name);
  const body = { patientId, doctorId, day: DAY, time };
  return (await app.ok(bookAppointment, { body }, admin)).appointment.id;
}
const arrive = async (id: string, time: string) => {
  app.clock.set(at(time));
  return (await app.ok(checkIn, { params: { id }, body: null }, admin)).visit;
};
const walkIn = (name: string, time: string, doctorId?: string) => {
  app.clock.set(at(time));
  return newVisit(app, admin, { name, ...(doctorId && { doctorId }) });
};
const names = async () => (await app.ok(listQueue, {}, admin)).map(({ name }) => name);

/** Walk-ins from 8:30, a punctual, an early and a late patient. */
async function morning() {
  const early = await booked('Early', '11:00');
  const punctual = await booked('Punctual', '09:30');
  const late = await booked('Late', '09:00');
  await walkIn('First walk-in', '08:30');
  await walkIn('Second walk-in', '08:40');
  await arrive(early, '09:05');
  await arrive(punctual, '09:20');
  await arrive(late, '09:40');
}

describe('a clinic that calls booked patients at their time', () => {
  it('has those whose time has come first, then walk-ins, then early arrivals', async () => {
    await choose('booked');
    await morning();
    app.clock.set(at('09:25'));
    expect(await names()).toEqual(['Late', 'First walk-in', 'Second walk-in', 'Punctual', 'Early']);
    app.clock.set(at('09:45'));
    const due = ['Punctual', 'Late', 'First walk-in', 'Second walk-in', 'Early'];
    expect(await names()).toEqual(due);
    const { nextPatient } = await app.ok(getDoctorQueue, {}, doctor);
    expect(nextPatient).toMatchObject({ name: 'Punctual', bookedFor: '2026-11-23T04:00:00.000Z' });
    const display = await app.ok(addDisplay, { body: { name: 'Hall' } }, admin);
    const code = display.path.split('/').at(-1) ?? '';
    const { next } = await app.ok(getBoard, { params: { code } }, admin);
    const queue = await app.ok(listQueue, {}, admin);
    expect(next.map(({ token }) => token)).toEqual(queue.map(({ token_no }) => token_no));
    for (const name of due) {
      const visit = await app.ok(callNext, {}, doctor);
      expect(visit.name).toBe(name);
      await app.ok(completeVisit, { params: { id: visit.id } }, doctor);
    }
  });

  it('leaves a booked patient and a doctor’s own case to their doctor', async () => {
    await choose('booked');
    await arrive(await booked('Booked', '09:00'), '09:00');
    await walkIn('Own', '09:01', colleague.user.id);
    await walkIn('Anyone', '09:02');
    expect((await app.ok(callNext, {}, colleague)).name).toBe('Own');
    expect((await app.ok(callNext, {}, doctor)).name).toBe('Booked');
  });

  it('gives each patient once to doctors who call at the same time', async () => {
    await choose('booked');
    const [first, second, third] = await Promise.all([
      booked('A', '09:00'),
      booked('B', '09:00', colleague.user.id),
      booked('C', '09:00'),
    ]);
    const doctors = [doctor, colleague];
    for (let nth = 0; nth < 3; nth += 1) doctors.push(await newStaff(app, admin, 'doctor'));
    for (const name of ['X', 'Y', 'Z']) await walkIn(name, '08:30');
    await arrive(first, '09:00');
    await arrive(second, '09:00');
    const [checkedIn, ...called] = await Promise.all([
      app.call(checkIn, { params: { id: third }, body: null }, admin),
      ...doctors.map((person) => app.call(callNext, {}, person)),
    ]);
    expect(checkedIn.statusCode).toBe(200);
    expect(called.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const [own, theirs, ...others] = called.map((reply) => reply.json().name);
    expect(['A', 'C']).toContain(own);
    expect(theirs).toBe('B');
    expect(others.sort()).toEqual(['X', 'Y', 'Z']);
  });

  it('moves a queue when a booked time comes, on every screen', async () => {
    await choose('booked');
    const display = await app.ok(addDisplay, { body: { name: 'Hall' } }, admin);
    await arrive(await booked('Booked', '09:15'), '09:00');
    await walkIn('Anyone', '09:01');
    const stream = await openStreamAt(`${base}/api${display.path}/events`);
    streams.push(stream);
    await stream.next('ready');
    app.clock.set(at('09:14'));
    await announceDue(app.started.services, at('09:13'));
    expect(await names()).toEqual(['Anyone', 'Booked']);
    app.clock.set(at('09:15'));
    await announceDue(app.started.services, at('09:14'));
    expect(await stream.next('changed')).toEqual({});
    expect(await names()).toEqual(['Booked', 'Anyone']);
  });

  it('shows a patient the booked time, and a wait no longer than until then', async () => {
    await choose('booked');
    await app.ok(savePlaces, { body: { placesOn: true } }, admin);
    app.clock.set(at('08:00'));
    for (let nth = 0; nth < 4; nth += 1) {
      const { id } = await newVisit(app, admin, { doctorId: doctor.user.id });
      await app.ok(callNext, {}, doctor);
      app.clock.advance(10 * 60_000);
      await app.ok(completeVisit, { params: { id } }, doctor);
    }
    const appointment = await booked('Booked', '09:15');
    for (const name of ['A', 'B', 'C', 'D', 'E']) await walkIn(name, '09:00', doctor.user.id);
    const visit = await arrive(appointment, '09:05');
    const placeOf = async (id: string) => {
      const { path } = await app.ok(givePlace, { params: { id } }, admin);
      return app.ok(getPlace, { params: { code: path?.split('/').at(-1) ?? '' } }, admin);
    };
    // Five walk-ins of 10 minutes would be 55; the booked time is in 10.
    expect(await placeOf(visit.id)).toMatchObject({
      ...{ ahead: 5, bookedFor: '9:15 am', minutes: 15 },
    });
    const last = (await app.ok(listQueue, {}, admin)).find(({ name }) => name === 'E');
    expect(await placeOf(last?.id ?? '')).toMatchObject({ ahead: 4, bookedFor: null, minutes: 55 });
  });

  it('forgets the booked time of a check-in that is taken back', async () => {
    await choose('booked');
    const id = await booked('Booked', '09:00');
    await walkIn('Anyone', '08:30');
    await arrive(id, '09:00');
    const back = { params: { id }, body: { status: 'booked' } } as const;
    await app.ok(setAppointmentStatus, back, admin);
    await app.ok(callNext, {}, doctor);
    const waiting = (await app.ok(listQueue, {}, admin)).filter(
      ({ status }) => status === 'waiting',
    );
    expect(waiting).toEqual([]);
  });
});

it('keeps the specification’s order until the admin chooses another', async () => {
  const { settings } = await app.ok(getClinicSettings, {}, admin);
  expect(settings.callOrder).toBe('arrival');
  await morning();
  expect(await names()).toEqual(['First walk-in', 'Second walk-in', 'Early', 'Punctual', 'Late']);
  const body = { callOrder: 'booked' } as const;
  const refused = await app.call(updateClinicSettings, { body }, doctor);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    CLINIC_MESSAGES.callOrderAdminOnly,
  ]);
  expect((await app.ok(callNext, {}, doctor)).name).toBe('First walk-in');
});
