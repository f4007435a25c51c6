import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookAppointment,
  bookFollowUp,
  listFreeSlots,
  moveAppointment,
} from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { MONDAY, newBookingDesk, newWeek } from '../testing/builders/appointments.ts';
import { newClinic, newPatient, newStaff, newVisit } from '../testing/builders/clinic.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newBookingDesk>>;

beforeEach(async () => {
  clinic = await newBookingDesk(app);
});

const slots = async (query: { day: string; limit?: number }) =>
  (await app.ok(listFreeSlots, { query: { doctorId: clinic.doctorId, ...query } }, clinic.desk))
    .slots;

describe('free slots', () => {
  it('begin with the first that is not over, and leave out what is booked', async () => {
    await clinic.book({ time: '09:15' });
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
    await clinic.book();
    expect(await clinic.ofDay()).toMatchObject([
      {
        patient: { name: 'Asha Menon', phone: '9876543210' },
        ...{ doctor: 'Dr Bose', time: '10:00', status: 'booked', outsideHours: false },
        startsAt: '2026-11-23T04:30:00.000Z',
      },
    ]);
  });

  it('of a taken slot is refused with the next free one', async () => {
    await clinic.book();
    const other = (await newPatient(app, clinic.desk, 'Ravi Nair')).id;
    const reply = await clinic.tryBook({ patientId: other });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ message: M.slotTaken, next: { time: '10:15' } });
  });

  it('of the last slot of a day, when it is taken, is refused and offered the slot before', async () => {
    await clinic.book({ time: '12:45' });
    const other = (await newPatient(app, clinic.desk, 'Ravi Nair')).id;
    const reply = await clinic.tryBook({ patientId: other, time: '12:45' });
    expect(reply.json()).toMatchObject({ next: { day: MONDAY, time: '12:30' } });
  });

  it('never puts a patient twice with one doctor, and mentions another doctor', async () => {
    const second = (await newStaff(app, clinic.admin, 'doctor', { name: 'Dr Rao' })).user.id;
    await newWeek(app, clinic.admin, { doctorId: clinic.doctorId, perSlot: 2 });
    await newWeek(app, clinic.admin, { doctorId: second });
    await clinic.book();
    const twice = await clinic.tryBook();
    expect([twice.statusCode, twice.json().message]).toEqual([409, M.samePatient]);
    const reply = await app.ok(bookAppointment, clinic.booking({ doctorId: second }), clinic.desk);
    expect(reply.alsoAt).toEqual({ doctor: 'Dr Bose', time: '10:00' });
  });

  it.each([
    [{ time: '10:05' }, M.slotNotOffered],
    [{ day: '2026-11-22', time: '10:00' }, M.slotNotOffered],
    [{ day: '2026-11-21', time: '10:00' }, M.slotPast],
  ])('at %j is refused', async (at, message) => {
    const reply = await clinic.tryBook(at);
    expect([reply.statusCode, reply.json().message]).toEqual([409, message]);
  });

  it('needs a doctor of this clinic and a patient', async () => {
    const strange = await newClinic(app, 'Other Clinic');
    const theirs = (await newStaff(app, strange, 'doctor')).user.id;
    const reply = await clinic.tryBook({ doctorId: theirs });
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { doctorId: M.unknownDoctor }]);
    const nobody = await clinic.tryBook({ patientId: (await newPatient(app, strange)).id });
    expect(nobody.statusCode).toBe(404);
  });

  it('is moved, cancelled with a reason, and restored unless its place is gone', async () => {
    const { id } = await clinic.book();
    const { appointment } = await app.ok(
      moveAppointment,
      { params: { id }, body: { day: '2026-11-24', time: '09:30' } },
      clinic.desk,
    );
    expect(appointment).toMatchObject({ day: '2026-11-24', time: '09:30', status: 'booked' });
    expect((await clinic.set(id, { status: 'cancelled', reason: 'Travels' })).json()).toMatchObject(
      {
        appointment: { status: 'cancelled', reason: 'Travels' },
      },
    );
    const late = [
      await clinic.set(id, { status: 'no-show' }),
      await app.call(
        moveAppointment,
        { params: { id }, body: { day: '2026-11-24', time: '10:30' } },
        clinic.desk,
      ),
    ].map((reply) => [reply.statusCode, reply.json().message]);
    const why = [409, 'The appointment was cancelled meanwhile.'];
    expect(late).toEqual([why, why]);
    expect((await clinic.set(id, { status: 'booked' })).statusCode).toBe(200);
    await clinic.set(id, { status: 'cancelled' });
    const other = (await newPatient(app, clinic.desk, 'Ravi Nair')).id;
    await clinic.book({ patientId: other, day: '2026-11-24', time: '09:30' });
    expect((await clinic.set(id, { status: 'booked' })).json()).toMatchObject({
      message: M.slotTaken,
      next: { day: '2026-11-24', time: '09:45' },
    });
  });

  it('keeps its no-show’s place, and takes the no-show back', async () => {
    const { id } = await clinic.book();
    expect((await clinic.set(id, { status: 'no-show' })).json().appointment.status).toBe('no-show');
    expect((await clinic.set(id, { status: 'booked' })).json().appointment.status).toBe('booked');
  });
});

describe('a follow-up', () => {
  it('takes the first free slot of its doctor on its day, once', async () => {
    const visit = await newVisit(app, clinic.desk, { doctorId: clinic.doctorId });
    const params = { id: visit.id };
    const before = await app.call(bookFollowUp, { params, body: null }, clinic.desk);
    expect([before.statusCode, before.json().message]).toEqual([409, M.noFollowUp]);
    const sheet = (followUpOn: string) =>
      app.ok(saveVisitSheet, { params, body: { followUpOn } }, clinic.admin);
    await sheet('2026-11-29');
    const closed = await app.call(bookFollowUp, { params, body: null }, clinic.desk);
    expect(closed.json()).toMatchObject({
      ...{ message: M.noFreeSlotThatDay, next: { day: '2026-11-30', time: '09:00' } },
    });
    await sheet('2026-11-30');
    await clinic.book({ day: '2026-11-30', time: '09:00' });
    const [one, two] = await Promise.all([
      app.ok(bookFollowUp, { params, body: null }, clinic.desk),
      app.ok(bookFollowUp, { params, body: null }, clinic.desk),
    ]);
    expect(one.appointment).toMatchObject({ day: '2026-11-30', time: '09:15' });
    expect(two.appointment.id).toBe(one.appointment.id);
  });
});
