import { beforeEach, describe, expect, it } from 'vitest';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { getLatestVisit, getVisit, joinQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { removeDrafts } from './index.ts';

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
const exists = (table: 'visits' | 'patients', id: string) =>
  app.started.services.database.inSystem(
    async (tx) =>
      (await tx.selectFrom(table).where('id', '=', id).select('id').execute()).length === 1,
  );

describe('a draft of an earlier day', () => {
  beforeEach(() => at('2027-08-10T06:00:00Z'));

  it('is hidden from midnight on and removed with its placeholder', async () => {
    const { visitId, patientId } = await open();
    const patient = await newPatient(app, desk);
    const ofPatient = await open(patient.id);
    // 23:59 and 00:01 in India.
    await at('2027-08-10T18:29:00Z');
    expect(await queue()).toEqual([visitId, ofPatient.visitId]);
    await at('2027-08-10T18:31:00Z');
    expect(await queue()).toEqual([]);
    const latest = { params: { id: patient.id } };
    expect((await app.call(getLatestVisit, latest, desk)).statusCode).toBe(404);
    await removeDrafts(app.started.services);
    expect([
      await exists('visits', visitId),
      await exists('patients', patientId),
      await exists('visits', ofPatient.visitId),
      await exists('patients', patient.id),
    ]).toEqual([false, false, false, true]);
    expect(await patients()).toEqual([patient.id]);
  });

  it('can still be written an hour after midnight', async () => {
    await at('2027-08-10T18:00:00Z');
    const { visitId, patientId } = await open();
    await at('2027-08-10T19:30:00Z');
    await removeDrafts(app.started.services);
    expect((await write(visitId, 'Fever')).statusCode).toBe(200);
    await at('2027-08-12T06:00:00Z');
    await removeDrafts(app.started.services);
    expect([await queue(), await patients()]).toEqual([[visitId], [patientId]]);
  });

  it('becomes a visit of today with a number of today when the patient is added', async () => {
    const patient = await newPatient(app, desk);
    const { visitId } = await open(patient.id);
    await newVisit(app, desk);
    await at('2027-08-11T04:00:00Z');
    await newVisit(app, desk);
    const visit = await app.ok(joinQueue, { body: { patientId: patient.id } }, desk);
    expect([visit.id, visit.token_no, visit.draft]).toEqual([visitId, 2, undefined]);
    await removeDrafts(app.started.services);
    expect(await queue()).toContain(visitId);
  });

  it('gets a token of today when another case of the patient is opened', async () => {
    const patient = await newPatient(app, desk);
    const first = await open(patient.id);
    await at('2027-08-11T04:00:00Z');
    const { visitId } = await open(patient.id);
    expect(visitId).toBe(first.visitId);
    expect(await visitOf(visitId)).toMatchObject({ draft: true, token_no: 1 });
    await removeDrafts(app.started.services);
    expect(await exists('visits', visitId)).toBe(true);
  });

  it('is removed whole or kept with its text when the job and the first word coincide', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open()));
    await at('2027-08-11T06:00:00Z');
    const [, ...replies] = await Promise.all([
      removeDrafts(app.started.services),
      ...opened.map(({ visitId }) => write(visitId, 'Fever')),
    ]);
    for (const [nth, { visitId, patientId }] of opened.entries()) {
      const isWritten = replies[nth]?.statusCode === 200;
      expect([200, 404]).toContain(replies[nth]?.statusCode);
      expect(await exists('visits', visitId)).toBe(isWritten);
      expect(await exists('patients', patientId)).toBe(isWritten);
    }
  });
});

describe('the database', () => {
  it('refuses to remove a visit or a patient that other rows refer to', async () => {
    const { id, patient_id } = await newVisit(app, desk);
    const { database } = app.started.services;
    const removed = await database.inSystem(async (tx) => [
      (await tx.deleteFrom('visits').where('id', '=', id).executeTakeFirst()).numDeletedRows,
      (await tx.deleteFrom('patients').where('id', '=', patient_id).executeTakeFirst())
        .numDeletedRows,
    ]);
    expect(removed).toEqual([0n, 0n]);
    const { visitId } = await open();
    const clinicId = admin.user.clinic_id!;
    await expect(
      database.inClinic(clinicId, (tx) =>
        tx.deleteFrom('visits').where('id', '=', visitId).execute(),
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(
      database.inClinic(clinicId, (tx) =>
        tx
          .updateTable('visits')
          .set({ draft: true })
          .where('id', '=', id)
          .execute()
          .then(() =>
            tx.updateTable('visits').set({ complaint: 'x' }).where('id', '=', id).execute(),
          ),
      ),
    ).rejects.toThrow(/visits_drafts_are_empty/);
  });
});
