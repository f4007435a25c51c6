import { beforeEach, describe, expect, it } from 'vitest';
import { checkIn } from '#contract/appointments/appointments.endpoints.ts';
import { APPOINTMENT_MESSAGES as M } from '#contract/appointments/appointments.messages.ts';
import { listQueue, moveVisit, undoVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBookingDesk } from '../testing/builders/appointments.ts';
import { newStaff, newVisit, signIn } from '../testing/builders/clinic.ts';

const app = startTestApp();
let clinic: Awaited<ReturnType<typeof newBookingDesk>>;

beforeEach(async () => {
  clinic = await newBookingDesk(app);
});

describe('a check-in', () => {
  it('makes the visit with its token and doctor, and follows the visit', async () => {
    const { id } = await clinic.book();
    const { appointment, visit } = await app.ok(
      checkIn,
      { params: { id }, body: null },
      clinic.desk,
    );
    expect(visit).toMatchObject({
      patient_id: clinic.asha,
      doctor_id: clinic.doctorId,
      token_no: 1,
    });
    expect(appointment).toMatchObject({ status: 'arrived', visitId: visit.id, token: 1 });
    const move = (status: 'consulting' | 'seen') =>
      app.call(moveVisit, { params: { id: visit.id }, body: { status } }, clinic.desk);
    await move('consulting');
    const kept = await clinic.set(id, { status: 'booked' });
    expect([kept.statusCode, kept.json().message]).toEqual([409, M.underWay]);
    await move('seen');
    expect(await clinic.ofDay()).toMatchObject([{ status: 'seen' }]);
  });

  it('takes the open visit of the patient and gives it the doctor', async () => {
    const walkIn = await newVisit(app, clinic.desk, { name: 'Ravi Nair' });
    const { id } = await clinic.book({ patientId: walkIn.patient_id });
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect(visit).toMatchObject({ id: walkIn.id, doctor_id: clinic.doctorId });
  });

  it('waits for the end of a visit to another doctor', async () => {
    const other = await newStaff(app, clinic.admin, 'doctor', { name: 'Dr Rao' });
    const walkIn = await newVisit(app, clinic.desk, { name: 'Ravi Nair', doctorId: other.user.id });
    const { id } = await clinic.book({ patientId: walkIn.patient_id });
    const refused = await app.call(checkIn, { params: { id }, body: null }, clinic.desk);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.withOtherDoctor]);
    expect(await clinic.ofDay()).toMatchObject([{ status: 'booked', visitId: null }]);
    for (const status of ['consulting', 'seen'] as const) {
      await app.ok(moveVisit, { params: { id: walkIn.id }, body: { status } }, clinic.admin);
    }
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect(visit).toMatchObject({ doctor_id: clinic.doctorId, token_no: 2 });
  });

  it('waits for the end of a visit of an earlier day', async () => {
    const old = await newVisit(app, clinic.desk, { name: 'Ravi Nair' });
    const { id } = await clinic.book({ patientId: old.patient_id, day: '2026-11-24' });
    app.clock.set('2026-11-24T02:30:00Z');
    const desk = await signIn(app, clinic.desk.user.email);
    const refused = await app.call(checkIn, { params: { id }, body: null }, desk);
    expect([refused.statusCode, refused.json().message]).toEqual([409, M.openSinceEarlier]);
    const cancel = { params: { id: old.id }, body: { status: 'cancelled' } } as const;
    await app.ok(moveVisit, cancel, desk);
    expect((await app.ok(checkIn, { params: { id }, body: null }, desk)).visit.token_no).toBe(1);
  });

  it('is undone without the visit that the patient had before', async () => {
    const walkIn = await newVisit(app, clinic.desk, { name: 'Ravi Nair' });
    app.clock.advance(60_000);
    const { id } = await clinic.book({ patientId: walkIn.patient_id });
    await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect((await clinic.set(id, { status: 'booked' })).json().appointment).toMatchObject({
      ...{ status: 'booked', visitId: null },
    });
    const [left, ...others] = await app.ok(listQueue, {}, clinic.desk);
    expect([left?.id, left?.status, left?.bookedFor]).toEqual([walkIn.id, 'waiting', undefined]);
    expect(others).toEqual([]);
  });

  it.each([
    ['no doctor, as before', null],
    ['the doctor that it got meanwhile', 'Dr Rao'],
  ])('is undone, and leaves a visit that had no doctor with %s', async (_, later) => {
    const walkIn = await newVisit(app, clinic.desk, { name: 'Ravi Nair' });
    app.clock.advance(60_000);
    const { id } = await clinic.book({ patientId: walkIn.patient_id });
    const { visit } = await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect(visit).toMatchObject({ id: walkIn.id, doctor_id: clinic.doctorId });
    const other = later && (await newStaff(app, clinic.admin, 'doctor', { name: later })).user.id;
    const assign = { status: 'waiting', ...(other && { doctorId: other }) } as const;
    if (other) await app.ok(moveVisit, { params: { id: walkIn.id }, body: assign }, clinic.desk);
    await clinic.set(id, { status: 'booked' });
    const [left] = await app.ok(listQueue, {}, clinic.desk);
    expect([left?.id, left?.doctor_id]).toEqual([walkIn.id, other]);
  });

  it('is undone with its visit, here or in the queue', async () => {
    const { id } = await clinic.book();
    await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect((await clinic.set(id, { status: 'booked' })).json().appointment).toMatchObject({
      ...{ status: 'booked', visitId: null },
    });
    expect(await app.ok(listQueue, {}, clinic.desk)).toEqual([]);
    const again = await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    const undo = { params: { id: again.visit.id }, body: { step: 'join' } } as const;
    await app.ok(undoVisit, undo, clinic.desk);
    expect(await clinic.ofDay()).toMatchObject([{ status: 'booked', visitId: null }]);
    const third = await app.ok(checkIn, { params: { id }, body: null }, clinic.desk);
    expect(third.visit.id).not.toBe(again.visit.id);
  });

  it('is for today only', async () => {
    const { id } = await clinic.book({ day: '2026-11-24' });
    const reply = await app.call(checkIn, { params: { id }, body: null }, clinic.desk);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.notToday]);
  });
});
