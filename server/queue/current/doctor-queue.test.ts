import { beforeEach, describe, expect, it } from 'vitest';
import { callNext, completeVisit, getDoctorQueue } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../../testing/builders/clinic.ts';
import { untilLockWaits } from '../../testing/lock-waits.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let reception: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  reception = await newStaff(app, admin, 'receptionist');
});

describe('the doctor’s queue', () => {
  it('shows the current visit, the next one (theirs or unassigned) and how many wait', async () => {
    const colleague = await newStaff(app, admin, 'doctor');
    const first = await newVisit(app, reception);
    app.clock.advance(1_000);
    await newVisit(app, reception, { doctorId: colleague.user.id });
    app.clock.advance(1_000);
    const mine = await newVisit(app, reception, { doctorId: doctor.user.id });
    await app.ok(callNext, {}, doctor);
    const queue = await app.ok(getDoctorQueue, {}, doctor);
    expect(queue.currentPatient?.id).toBe(first.id);
    expect(queue.nextPatient?.id).toBe(mine.id);
    expect(queue.waitingCount).toBe(1);
    expect((await app.ok(getDoctorQueue, {}, admin)).waitingCount).toBe(2);
  });

  it('never gives six doctors who press Call Next at once the same patient', async () => {
    const doctors = await Promise.all(
      Array.from({ length: 6 }, () => newStaff(app, admin, 'doctor')),
    );
    for (let round = 0; round < 3; round += 1) {
      const visits = await Promise.all(Array.from({ length: 6 }, () => newVisit(app, reception)));
      const called = await Promise.all(doctors.map((person) => app.ok(callNext, {}, person)));
      expect(new Set(called.map(({ id }) => id))).toEqual(new Set(visits.map(({ id }) => id)));
      expect(new Set(called.map(({ doctor_id }) => doctor_id)).size).toBe(6);
      await Promise.all(
        called.map(({ id }, n) => app.ok(completeVisit, { params: { id } }, doctors[n]!)),
      );
    }
  });

  it('gives six doctors and two patients two consultations and four 404s', async () => {
    const doctors = await Promise.all(
      Array.from({ length: 6 }, () => newStaff(app, admin, 'doctor')),
    );
    await Promise.all([newVisit(app, reception), newVisit(app, reception)]);
    const replies = await Promise.all(doctors.map((person) => app.call(callNext, {}, person)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 404, 404, 404, 404,
    ]);
  });

  it('calls one patient for a doctor who presses twice', async () => {
    await Promise.all([
      newVisit(app, reception),
      newVisit(app, reception),
      newVisit(app, reception),
    ]);
    const replies = await Promise.all([1, 2, 3].map(() => app.call(callNext, {}, doctor)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      M.alreadyConsulting,
    );
    const later = await app.call(callNext, {}, doctor);
    expect([later.statusCode, later.json().message]).toEqual([409, M.alreadyConsulting]);
  });

  it('waits for a visit that another transaction is writing', async () => {
    const { id } = await newVisit(app, reception);
    const writing = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const writer = app.started.services.database.inClinic(admin.user.clinic_id!, async (tx) => {
      await tx.updateTable('visits').set({ complaint: 'Fever' }).where('id', '=', id).execute();
      locked.resolve();
      await writing.promise;
    });
    await locked.promise;
    const called = app.call(callNext, {}, doctor);
    await untilLockWaits(app);
    writing.resolve();
    await writer;
    expect((await called).json()).toMatchObject({ id, complaint: 'Fever', status: 'consulting' });
  });

  it('lets its own doctor or an admin complete a visit once', async () => {
    await newVisit(app, reception);
    const { id } = await app.ok(callNext, {}, doctor);
    const colleague = await newStaff(app, admin, 'doctor');
    const complete = (person: Person) => app.call(completeVisit, { params: { id } }, person);
    expect((await complete(colleague)).json().message).toBe(M.notYourVisit);
    expect((await complete(admin)).json()).toMatchObject({ id, status: 'seen' });
    const again = await complete(doctor);
    expect([again.statusCode, again.json().message]).toEqual([409, M.notConsulting]);
  });

  it('completes a visit once on several connections', async () => {
    await newVisit(app, reception);
    const { id } = await app.ok(callNext, {}, doctor);
    const replies = await Promise.all(
      [doctor, admin, doctor].map((who) => app.call(completeVisit, { params: { id } }, who)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});
