import { beforeEach, describe, expect, it } from 'vitest';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  callNext,
  getDoctorQueue,
  getVisit,
  joinQueue,
  listQueue,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
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
let desk: Person;

/** Sets the clock and signs everyone in again, because the sessions expire meanwhile. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  for (const person of [admin, doctor, desk]) {
    Object.assign(person, await signIn(app, person.user.email));
  }
}

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  desk = await newStaff(app, admin, 'receptionist');
});

const open = (patientId?: string, person = desk) =>
  app.ok(createVisit, { body: patientId === undefined ? {} : { patientId } }, person);
const write = (visitId: string, complaint: string, person = desk) =>
  app.call(saveComplaint, { params: { visitId }, body: { complaint } }, person);
const visitOf = (id: string) => app.ok(getVisit, { params: { id } }, desk);
const queue = async () => (await app.ok(listQueue, {}, desk)).map(({ id }) => id);
const patients = async (search = '') => {
  const query = { search };
  return (await app.ok(listPatients, { query }, desk)).patients.map(({ id }) => id);
};
describe('a case that was opened but not started', () => {
  it('waits with its number and is not called', async () => {
    const { visitId } = await open();
    const visit = await newVisit(app, desk);
    expect(await visitOf(visitId)).toMatchObject({ status: 'waiting', token_no: 1, draft: true });
    expect(await queue()).toContain(visitId);
    const theirs = await app.ok(getDoctorQueue, {}, doctor);
    expect([theirs.nextPatient?.id, theirs.waitingCount]).toEqual([visit.id, 1]);
    expect((await app.ok(callNext, {}, doctor)).id).toBe(visit.id);
    const colleague = await newStaff(app, admin, 'doctor');
    expect((await app.call(callNext, {}, colleague)).statusCode).toBe(404);
  });

  it('counts as neither a visit nor a patient until then', async () => {
    const { visitId, patientId } = await open();
    const { visits, newPatients, days } = await app.ok(getOverview, {}, admin);
    expect([visits.total, visits.waiting, newPatients, days.at(-1)?.visits]).toEqual([0, 0, 0, 0]);
    expect([await patients(), await patients('new')]).toEqual([[], []]);
    expect((await app.ok(getPatient, { params: { id: patientId } }, desk)).name).toBe(
      'New patient',
    );
    await write(visitId, 'Fever');
    const after = await app.ok(getOverview, {}, admin);
    expect([after.visits.total, after.newPatients]).toEqual([1, 1]);
    expect([await patients(), await patients('new pat')]).toEqual([[patientId], [patientId]]);
  });

  it('is started by its first word, but not by blanks', async () => {
    const { visitId } = await open();
    expect((await write(visitId, ' \n\t')).statusCode).toBe(200);
    expect((await visitOf(visitId)).draft).toBe(true);
    await write(visitId, 'F');
    expect((await visitOf(visitId)).draft).toBeUndefined();
    expect((await app.ok(callNext, {}, doctor)).id).toBe(visitId);
  });

  it.each([
    ['a bill', (_: string, patientId: string) => newBill(app, desk, { patientId, type: 'other' })],
    [
      'the patient’s name',
      (_: string, id: string) =>
        app.ok(updatePatient, { params: { id }, body: { name: 'Ravi Kumar' } }, desk),
    ],
    [
      'its start by a doctor',
      (id: string) => {
        const body = { status: 'consulting', doctorId: doctor.user.id } as const;
        return app.ok(moveVisit, { params: { id }, body }, doctor);
      },
    ],
  ])('is started by %s', async (_, act) => {
    const { visitId, patientId } = await open();
    await act(visitId, patientId);
    expect((await visitOf(visitId)).draft).toBeUndefined();
    expect(await patients()).toEqual([patientId]);
  });
});

describe('adding to the queue a patient whose case was opened but not started', () => {
  it('turns that case into the visit, which arrives now and keeps its number and doctor', async () => {
    await at('2027-08-10T06:00:00Z');
    const patient = await newPatient(app, desk);
    const { visitId } = await open(patient.id, doctor);
    app.clock.advance(3_600_000);
    const before = await newVisit(app, desk, { doctorId: doctor.user.id });
    app.clock.advance(1_000);
    const body = { patientId: patient.id, complaint: 'Cough' };
    const visit = await app.ok(joinQueue, { body }, desk);
    expect(visit).toMatchObject({ id: visitId, token_no: 1, complaint: 'Cough' });
    expect([visit.draft, visit.doctor_id]).toEqual([undefined, doctor.user.id]);
    expect(await queue()).toEqual([before.id, visitId]);
    const again = await app.call(joinQueue, { body }, desk);
    expect([again.statusCode, again.json().queueId]).toEqual([409, visitId]);
  });

  it('does it once for concurrent requests', async () => {
    const { visitId, patientId } = await open();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => app.call(joinQueue, { body: { patientId } }, desk)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
    expect(new Set(replies.map((reply) => reply.json().queueId ?? reply.json().id))).toEqual(
      new Set([visitId]),
    );
  });

  it('loses neither its first word nor the arrival when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitId, patientId } = await open();
      const [written, joined] = await Promise.all([
        write(visitId, 'Fever', doctor),
        app.call(joinQueue, { body: { patientId } }, desk),
      ]);
      expect(written.statusCode).toBe(200);
      expect([201, 409]).toContain(joined.statusCode);
      const visit = await visitOf(visitId);
      expect([visit.complaint, visit.draft, visit.status]).toEqual(['Fever', undefined, 'waiting']);
    }
  });

  it('keeps one open visit a patient under concurrent opening and joining', async () => {
    const patient = await newPatient(app, desk);
    await Promise.all([
      ...[1, 2, 3].map(() => app.call(createVisit, { body: { patientId: patient.id } }, doctor)),
      ...[1, 2, 3].map(() => app.call(joinQueue, { body: { patientId: patient.id } }, desk)),
    ]);
    const theirs = (await app.ok(listQueue, {}, desk)).filter((v) => v.patient_id === patient.id);
    expect(theirs.map(({ draft, token_no }) => [draft, token_no])).toEqual([[undefined, 1]]);
  });

  it('lets one of two concurrent first words win and returns the text to the other', async () => {
    const { visitId } = await open();
    const { updated_at: updatedAt } = await visitOf(visitId);
    const replies = await Promise.all(
      ['Fever', 'Cough'].map((complaint) =>
        app.call(saveComplaint, { params: { visitId }, body: { complaint, updatedAt } }, desk),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await visitOf(visitId)).draft).toBeUndefined();
  });
});
