import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  bookFollowUp,
  checkIn,
  listAppointments,
  listFreeSlots,
  moveAppointment,
  setAppointmentStatus,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listQueue, moveVisit, undoVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newWeek } from '../testing/builders/appointments.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
const MONDAY = '2026-11-23';
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

type Changes = { patientId?: string; doctorId?: string; day?: string; time?: string };
const booking = (changes: Changes = {}) => ({
  body: { patientId: asha, doctorId, day: MONDAY, time: '10:00', ...changes },
});
const book = async (changes: Changes = {}) =>
  (await app.ok(bookAppointment, booking(changes), desk)).appointment;
const tryBook = (changes: Changes = {}) => app.call(bookAppointment, booking(changes), desk);
const set = (id: string, body: object) =>
  app.call(setAppointmentStatus, { params: { id }, body }, desk);
const ofDay = async (day = MONDAY) =>
  (await app.ok(listAppointments, { query: { from: day, to: day } }, desk)).appointments;
const slots = async (query: { day: string; limit?: number }) =>
  (await app.ok(listFreeSlots, { query: { doctorId, ...query } }, desk)).slots;

describe('free slots', () => {
  it('begin with the first that is not over, and leave out what is booked', async () => {
    await book({ time: '09:15' });
    const first = await slots({ day: '2026-11-01', limit: 2 });
    expect(first.map(({ day, time }) => `${day} ${time}`)).toEqual([
      `${MONDAY} 09:00`,
      `${MONDAY} 09:30`,
    ]);
    app.clock.set('2026-11-23T07:15:00Z');
    // 12:45: the last slot of the day has begun.
    const [next] = await slots({ day: MONDAY });
    expect(next).toMatchObject({ day: '2026-11-24', time: '09:00', free: 1 });
  });
});

describe('a booking', () => {
  it('is in the list of its day with name, phone and time', async () => {
    await book();
    expect(await ofDay()).toMatchObject([
      {
        patient: { name: 'Asha Menon', phone: '9876543210' },
        ...{ doctor: 'Dr Bose', time: '10:00', status: 'booked', outsideHours: false },
        startsAt: '2026-11-23T04:30:00.000Z',
      },
    ]);
  });

  it('of a taken slot is refused with the next free one', async () => {
    await book();
    const other = (await newPatient(app, desk, 'Ravi Nair')).id;
    const reply = await tryBook({ patientId: other });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ message: M.slotTaken, next: { time: '10:15' } });
  });

  it('of the taken last slot of a day is refused with the one before it', async () => {
    await book({ time: '12:45' });
    const other = (await newPatient(app, desk, 'Ravi Nair')).id;
    const reply = await tryBook({ patientId: other, time: '12:45' });
    expect(reply.json()).toMatchObject({ next: { day: MONDAY, time: '12:30' } });
  });

  it('never puts a patient twice with one doctor, and mentions another doctor', async () => {
    const second = (await newStaff(app, admin, 'doctor', { name: 'Dr Rao' })).user.id;
    await newWeek(app, admin, { doctorId, perSlot: 2 });
    await newWeek(app, admin, { doctorId: second });
    await book();
    const twice = await tryBook();
    expect([twice.statusCode, twice.json().message]).toEqual([409, M.samePatient]);
    const reply = await app.ok(bookAppointment, booking({ doctorId: second }), desk);
    expect(reply.alsoAt).toEqual({ doctor: 'Dr Bose', time: '10:00' });
  });

  it.each([
    [{ time: '10:05' }, M.slotNotOffered],
    [{ day: '2026-11-22', time: '10:00' }, M.slotNotOffered],
    [{ day: '2026-11-21', time: '10:00' }, M.slotPast],
  ])('at %j is refused', async (at, message) => {
    const reply = await tryBook(at);
    expect([reply.statusCode, reply.json().message]).toEqual([409, message]);
  });

  it('needs a doctor of this clinic and a patient', async () => {
    const strange = await newClinic(app, 'Other Clinic');
    const theirs = (await newStaff(app, strange, 'doctor')).user.id;
    const reply = await tryBook({ doctorId: theirs });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { doctorId: M.unknownDoctor }]);
    const nobody = await tryBook({ patientId: (await newPatient(app, strange)).id });
    expect(nobody.statusCode).toBe(404);
  });

  it('is moved, cancelled with a reason, and restored unless its place is gone', async () => {
    const { id } = await book();
    const { appointment } = await app.ok(
      moveAppointment,
      { params: { id }, body: { day: '2026-11-24', time: '09:30' } },
      desk,
    );
    expect(appointment).toMatchObject({ day: '2026-11-24', time: '09:30', status: 'booked' });
    expect((await set(id, { status: 'cancelled', reason: 'Travels' })).json()).toMatchObject({
      appointment: { status: 'cancelled', reason: 'Travels' },
    });
    const late = [
      await set(id, { status: 'no-show' }),
      await app.call(
        moveAppointment,
        { params: { id }, body: { day: '2026-11-24', time: '10:30' } },
        desk,
      ),
    ].map((reply) => [reply.statusCode, reply.json().message]);
    const why = [409, 'The appointment was cancelled meanwhile.'];
    expect(late).toEqual([why, why]);
    expect((await set(id, { status: 'booked' })).statusCode).toBe(200);
    await set(id, { status: 'cancelled' });
    const other = (await newPatient(app, desk, 'Ravi Nair')).id;
    await book({ patientId: other, day: '2026-11-24', time: '09:30' });
    expect((await set(id, { status: 'booked' })).json()).toMatchObject({
      message: M.slotTaken,
      next: { day: '2026-11-24', time: '09:45' },
    });
  });

  it('keeps its no-show’s place, and takes the no-show back', async () => {
    const { id } = await book();
    expect((await set(id, { status: 'no-show' })).json().appointment.status).toBe('no-show');
    expect((await set(id, { status: 'booked' })).json().appointment.status).toBe('booked');
  });
});

describe('a check-in', () => {
  it('makes the visit with its token and doctor, and follows the visit', async () => {
    const { id } = await book();
    const { appointment, visit } = await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect(visit).toMatchObject({ patient_id: asha, doctor_id: doctorId, token_no: 1 });
    expect(appointment).toMatchObject({ status: 'arrived', visitId: visit.id, token: 1 });
    const move = (status: 'consulting' | 'seen') =>
      app.call(moveVisit, { params: { id: visit.id }, body: { status } }, desk);
    await move('consulting');
    const kept = await set(id, { status: 'booked' });
    expect([kept.statusCode, kept.json().message]).toEqual([409, M.underWay]);
    await move('seen');
    expect(await ofDay()).toMatchObject([{ status: 'seen' }]);
  });

  it('takes the open visit of the patient and gives it the doctor', async () => {
    const walkIn = await newVisit(app, desk, { name: 'Ravi Nair' });
    const { id } = await book({ patientId: walkIn.patient_id });
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect(visit).toMatchObject({ id: walkIn.id, doctor_id: doctorId });
  });

  it('waits for the end of a visit to another doctor', async () => {
    const other = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    const walkIn = await newVisit(app, desk, { name: 'Ravi Nair', doctorId: other.user.id });
    const { id } = await book({ patientId: walkIn.patient_id });
    const refused = await app.call(checkIn, { params: { id }, body: null }, desk);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.withOtherDoctor]);
    expect(await ofDay()).toMatchObject([{ status: 'booked', visitId: null }]);
    for (const status of ['consulting', 'seen'] as const) {
      await app.ok(moveVisit, { params: { id: walkIn.id }, body: { status } }, admin);
    }
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect(visit).toMatchObject({ doctor_id: doctorId, token_no: 2 });
  });

  it('waits for the end of a visit of an earlier day', async () => {
    const old = await newVisit(app, desk, { name: 'Ravi Nair' });
    const { id } = await book({ patientId: old.patient_id, day: '2026-11-24' });
    app.clock.set('2026-11-24T02:30:00Z');
    desk = await signIn(app, desk.user.email);
    const refused = await app.call(checkIn, { params: { id }, body: null }, desk);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.openSinceEarlier]);
    const cancel = { params: { id: old.id }, body: { status: 'cancelled' } } as const;
    await app.ok(moveVisit, cancel, desk);
    expect((await app.ok(checkIn, { params: { id }, body: null }, desk)).visit.token_no).toBe(1);
  });

  it('is undone without the visit that the patient had before', async () => {
    const walkIn = await newVisit(app, desk, { name: 'Ravi Nair' });
    app.clock.advance(60_000);
    const { id } = await book({ patientId: walkIn.patient_id });
    await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect((await set(id, { status: 'booked' })).json().appointment).toMatchObject({
      ...{ status: 'booked', visitId: null },
    });
    const [left, ...others] = await app.ok(listQueue, {}, desk);
    expect([left?.id, left?.status, left?.bookedFor]).toEqual([walkIn.id, 'waiting', undefined]);
    expect(others).toEqual([]);
  });

  it.each([
    ['no doctor, as before', null],
    ['the doctor that it got meanwhile', 'Dr Rao'],
  ])('is undone, and leaves a visit that had no doctor with %s', async (_, later) => {
    const walkIn = await newVisit(app, desk, { name: 'Ravi Nair' });
    app.clock.advance(60_000);
    const { id } = await book({ patientId: walkIn.patient_id });
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect(visit).toMatchObject({ id: walkIn.id, doctor_id: doctorId });
    const other = later && (await newStaff(app, admin, 'doctor', { name: later })).user.id;
    const assign = { status: 'waiting', ...(other && { doctorId: other }) } as const;
    if (other) await app.ok(moveVisit, { params: { id: walkIn.id }, body: assign }, desk);
    await set(id, { status: 'booked' });
    const [left] = await app.ok(listQueue, {}, desk);
    expect([left?.id, left?.doctor_id]).toEqual([walkIn.id, other]);
  });

  it('is undone with its visit, here or in the queue', async () => {
    const { id } = await book();
    await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect((await set(id, { status: 'booked' })).json().appointment).toMatchObject({
      ...{ status: 'booked', visitId: null },
    });
    expect(await app.ok(listQueue, {}, desk)).toEqual([]);
    const again = await app.ok(checkIn, { params: { id }, body: null }, desk);
    const undo = { params: { id: again.visit.id }, body: { step: 'join' } } as const;
    await app.ok(undoVisit, undo, desk);
    expect(await ofDay()).toMatchObject([{ status: 'booked', visitId: null }]);
    const third = await app.ok(checkIn, { params: { id }, body: null }, desk);
    expect(third.visit.id).not.toBe(again.visit.id);
  });

  it('is for today only', async () => {
    const { id } = await book({ day: '2026-11-24' });
    const reply = await app.call(checkIn, { params: { id }, body: null }, desk);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.notToday]);
  });
});

describe('a follow-up', () => {
  it('takes the first free slot of its doctor on its day, once', async () => {
    const visit = await newVisit(app, desk, { doctorId });
    const params = { id: visit.id };
    const before = await app.call(bookFollowUp, { params, body: null }, desk);
    expect([before.statusCode, before.json().message]).toEqual([409, M.noFollowUp]);
    const sheet = (followUpOn: string) =>
      app.ok(saveVisitSheet, { params, body: { followUpOn } }, admin);
    await sheet('2026-11-29');
    const closed = await app.call(bookFollowUp, { params, body: null }, desk);
    expect(closed.json()).toMatchObject({
      ...{ message: M.noFreeSlotThatDay, next: { day: '2026-11-30', time: '09:00' } },
    });
    await sheet('2026-11-30');
    await book({ day: '2026-11-30', time: '09:00' });
    const [one, two] = await Promise.all([
      app.ok(bookFollowUp, { params, body: null }, desk),
      app.ok(bookFollowUp, { params, body: null }, desk),
    ]);
    expect(one.appointment).toMatchObject({ day: '2026-11-30', time: '09:15' });
    expect(two.appointment.id).toBe(one.appointment.id);
  });
});
