import { beforeEach, describe, expect, it } from 'vitest';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  callNext,
  completeVisit,
  getDoctorQueue,
  getVisit,
  moveVisit,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;
let colleague: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
  colleague = await newStaff(app, admin, 'doctor');
});

/** The request that "Start this patient" sends. */
const start = (id: string, person: Person, seenDoctorId: string | null) =>
  app.call(
    moveVisit,
    {
      params: { id },
      body: { status: 'consulting', doctorId: person.user.id, seenDoctorId },
    },
    person,
  );

/** Opens a case as this person and writes its first word. */
async function openVisit(person: Person, patientId?: string): Promise<string> {
  const body = patientId === undefined ? {} : { patientId };
  const { visitId } = await app.ok(createVisit, { body }, person);
  const text = { params: { visitId }, body: { complaint: 'Fever' } };
  await app.ok(saveComplaint, text, person);
  return visitId;
}

describe('a case that a doctor opens', () => {
  it.each(['a placeholder', 'a patient'])(
    'of %s can be started and completed by its doctor',
    async (whose) => {
      const patient = whose === 'a patient' ? await newPatient(app, admin) : undefined;
      const id = await openVisit(doctor, patient?.id);
      expect(await app.ok(getVisit, { params: { id } }, doctor)).toMatchObject({
        status: 'waiting',
        doctor_id: doctor.user.id,
        User: { name: doctor.user.name },
      });
      expect((await start(id, doctor, doctor.user.id)).json().status).toBe('consulting');
      const done = await app.ok(completeVisit, { params: { id } }, doctor);
      expect([done.status, done.unbilled]).toEqual(['seen', true]);
    },
  );

  it('is not taken by a colleague’s Call Next, also when both press at once', async () => {
    const id = await openVisit(doctor);
    const theirs = await app.ok(getDoctorQueue, {}, colleague);
    expect([theirs.nextPatient, theirs.waitingCount]).toEqual([null, 0]);
    const [own, other] = await Promise.all([
      app.call(callNext, {}, doctor),
      app.call(callNext, {}, colleague),
    ]);
    expect([own.json().id, other.statusCode]).toEqual([id, 404]);
  });

  it('stays in the general queue when the desk or the admin opens it', async () => {
    const id = await openVisit(await newStaff(app, admin, 'receptionist'));
    expect((await app.ok(getVisit, { params: { id } }, doctor)).doctor_id).toBeNull();
    expect((await app.ok(callNext, {}, colleague)).id).toBe(id);
  });
});

describe('starting a chosen patient', () => {
  it('assigns a visit of the general queue to the first of two doctors', async () => {
    const { id } = await newVisit(app, admin);
    const replies = await Promise.all([start(id, doctor, null), start(id, colleague, null)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is refused when the desk has assigned the patient to a colleague meanwhile', async () => {
    const { id } = await newVisit(app, admin, { doctorId: colleague.user.id });
    const reply = await start(id, doctor, null);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.assignedMeanwhile]);
  });

  it('is refused while the doctor has another consultation', async () => {
    await newVisit(app, admin);
    await app.ok(callNext, {}, doctor);
    const reply = await start(await openVisit(doctor), doctor, doctor.user.id);
    expect([reply.statusCode, reply.json().message]).toEqual([409, M.alreadyConsulting]);
  });
});
