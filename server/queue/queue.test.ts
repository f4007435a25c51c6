import { beforeEach, describe, expect, it } from 'vitest';
import { actionBetween } from '#contract/kernel/transitions.ts';
import {
  callNext,
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import {
  VISIT_STATUSES,
  VISIT_TRANSITIONS,
  type VisitStatus,
} from '#contract/queue/visit.status.ts';
import { editStaff } from '#contract/staff/edit-staff.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let reception: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  reception = await newStaff(app, admin, 'receptionist');
});

const move = (id: string, body: object, person = reception) =>
  app.call(moveVisit, { params: { id }, body }, person);

/** Creates a visit and moves it to a status by the ordinary endpoints. */
async function visitIn(status: VisitStatus): Promise<string> {
  const { id } = await newVisit(app, reception, { doctorId: doctor.user.id });
  if (status === 'consulting' || status === 'seen') await move(id, { status: 'consulting' });
  if (status === 'seen' || status === 'cancelled') await move(id, { status });
  return id;
}

describe('joining the queue', () => {
  it('returns the day’s next token and both names of each field', async () => {
    const first = await newVisit(app, reception, { complaint: 'Fever' });
    const second = await newVisit(app, reception, { doctorId: doctor.user.id });
    expect([first.token_no, second.token_no]).toEqual([1, 2]);
    expect(first).toMatchObject({ status: 'waiting', User: null });
    expect(second).toMatchObject({
      _id: second.id,
      patientId: second.patient_id,
      token_number: 2,
      status: 'waiting',
      billed: false,
      User: { name: doctor.user.name },
      Patient: { id: second.patient_id, subscription_status: 'none', phone_number: '9876543210' },
    });
  });

  it('without a doctor joins the general queue, from which any doctor calls', async () => {
    const colleague = await newStaff(app, admin, 'doctor');
    const visits = [await newVisit(app, reception), await newVisit(app, reception)];
    expect(visits.map(({ doctor_id }) => doctor_id)).toEqual([null, null]);
    for (const [n, person] of [doctor, colleague].entries()) {
      expect((await app.ok(getDoctorQueue, {}, person)).nextPatient?.id).toBe(visits[n]?.id);
      const called = await app.ok(callNext, {}, person);
      expect([called.id, called.doctor_id]).toEqual([visits[n]?.id, person.user.id]);
    }
  });

  it('starts again from 1 on the clinic’s next day, which begins at midnight in India', async () => {
    app.clock.set('2027-03-01T18:29:00Z');
    const lateNight = await newClinic(app);
    await newVisit(app, lateNight);
    expect((await newVisit(app, lateNight)).token_no).toBe(2);
    app.clock.set('2027-03-01T18:31:00Z');
    expect((await newVisit(app, lateNight)).token_no).toBe(1);
  });

  it('refuses a patient with an open visit and names that visit', async () => {
    const open = await newVisit(app, reception);
    const again = await app.call(joinQueue, { body: { patientId: open.patient_id } }, reception);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({ message: M.alreadyOpen, code: 'conflict', queueId: open.id });
  });

  it('accepts one of many concurrent arrivals of a patient and uses one token', async () => {
    const patient = await newPatient(app, reception);
    const arrivals = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.call(joinQueue, { body: { patientId: patient.id } }, reception),
      ),
    );
    expect(arrivals.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(arrivals.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect((await newVisit(app, reception)).token_no).toBe(2);
  });

  it('refuses a user who is not an active doctor', async () => {
    const patient = await newPatient(app, reception);
    await app.ok(editStaff, { params: { id: doctor.user.id }, body: { active: false } }, admin);
    for (const doctorId of [doctor.user.id, reception.user.id]) {
      const reply = await app.call(
        joinQueue,
        { body: { patientId: patient.id, doctorId } },
        reception,
      );
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields).toEqual({ doctorId: M.unknownDoctor });
    }
  });
});

describe('the order of the queue', () => {
  it('puts active subscribers first, then by arrival, and keeps open visits of earlier days', async () => {
    app.clock.set('2027-04-01T05:00:00Z');
    let clinic = await newClinic(app);
    const old = await newVisit(app, clinic, { name: 'From Yesterday' });
    const done = await newVisit(app, clinic, { name: 'Cancelled Yesterday' });
    await move(done.id, { status: 'cancelled' }, clinic);
    app.clock.set('2027-04-02T05:00:00Z');
    clinic = await signIn(app, clinic.user.email);
    const first = await newVisit(app, clinic, { name: 'First Today' });
    app.clock.advance(1_000);
    const subscriber = await newVisit(app, clinic, { name: 'A Subscriber' });
    app.clock.advance(1_000);
    const lapsed = await newVisit(app, clinic, { name: 'A Lapsed Subscriber' });
    await app.started.services.database.inClinic(clinic.user.clinic_id!, async (tx) => {
      const subscription = {
        subscription_status: 'active' as const,
        subscription_start_date: '2027-03-01T00:00:00Z',
      };
      await tx
        .updateTable('patients')
        .set({ ...subscription, subscription_end_date: '2027-05-01T00:00:00Z' })
        .where('id', '=', subscriber.patient_id)
        .execute();
      await tx
        .updateTable('patients')
        .set({ ...subscription, subscription_end_date: '2027-04-01T00:00:00Z' })
        .where('id', '=', lapsed.patient_id)
        .execute();
    });
    const queue = await app.ok(listQueue, {}, await newStaff(app, clinic, 'lab'));
    expect(queue.map(({ id }) => id)).toEqual([subscriber.id, old.id, first.id, lapsed.id]);
    expect(queue.map(({ Patient }) => Patient.subscription_status)).toEqual([
      'active',
      'none',
      'none',
      'expired',
    ]);
  });
});

describe('moving a visit', () => {
  const pairs = VISIT_STATUSES.flatMap((from) => VISIT_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s follows the table', async (from, to) => {
    const id = await visitIn(from);
    const reply = await move(id, { status: to, doctorId: doctor.user.id });
    if (actionBetween(VISIT_TRANSITIONS, from, to)) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json().status).toBe(to);
    } else {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().message).toBe(M.notAllowedNow);
    }
  });

  it('cannot start without a doctor', async () => {
    const { id } = await newVisit(app, reception);
    const reply = await move(id, { status: 'consulting' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe('Cannot start consultation without an assigned doctor.');
  });

  it('gives a doctor one consultation at a time, also when two start at once', async () => {
    const visits = await Promise.all(
      [1, 2, 3].map(() => newVisit(app, reception, { doctorId: doctor.user.id })),
    );
    const replies = await Promise.all(visits.map(({ id }) => move(id, { status: 'consulting' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(M.doctorBusy);
  });

  it('accepts one of two receptionists who assign the same unassigned visit', async () => {
    const { id } = await newVisit(app, reception);
    const second = await newStaff(app, admin, 'doctor');
    const chosen = [doctor.user.id, second.user.id, second.user.id];
    const replies = await Promise.all(
      chosen.map((doctorId) => move(id, { status: 'waiting', doctorId, seenDoctorId: null })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const told = replies.find(({ statusCode }) => statusCode === 409);
    expect(told?.json().message).toBe(M.assignedMeanwhile);
    const winner = chosen[replies.findIndex(({ statusCode }) => statusCode === 200)];
    const { doctor_id } = await app.ok(getVisit, { params: { id } }, reception);
    expect(doctor_id).toBe(winner);
    // A user who has seen the assigned doctor may choose another.
    const again = { status: 'waiting', doctorId: doctor.user.id, seenDoctorId: winner };
    expect((await move(id, again)).statusCode).toBe(200);
  });

  it('accepts one of two receptionists who complete or cancel the same visit', async () => {
    const id = await visitIn('consulting');
    const replies = await Promise.all([
      move(id, { status: 'seen' }),
      move(id, { status: 'cancelled' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the latest visit of a patient', () => {
  it('is the open one, or else the newest of today', async () => {
    const latest = (id: string) => app.call(getLatestVisit, { params: { id } }, reception);
    const patient = await newPatient(app, reception);
    expect((await latest(patient.id)).statusCode).toBe(404);
    const visit = await app.ok(joinQueue, { body: { patientId: patient.id } }, reception);
    await move(visit.id, { status: 'cancelled' });
    expect((await latest(patient.id)).json().id).toBe(visit.id);
    app.clock.advance(24 * 3_600_000);
    const tomorrow = await signIn(app, reception.user.email);
    const reply = await app.call(getLatestVisit, { params: { id: patient.id } }, tomorrow);
    expect(reply.statusCode).toBe(404);
  });
});
