import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { exportPatientFhir } from '#contract/fhir/fhir.endpoints.ts';
import { READ_ONCE_MS, SCREEN_HEADER } from '#contract/kernel/screens.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { startServices } from '../../start-services.ts';
import { startTestApp } from '../../testing/build-app.ts';
import {
  newClinic,
  newPatient,
  newStaff,
  newVisit,
  type Person,
} from '../../testing/builders/clinic.ts';
import { forgetReads } from './forget-reads.ts';
import { createReadLog } from './read-log.ts';

const app = startTestApp();
const RECORD_PAGE = '/dashboard/patient-record/:id';
let admin: Person;
let doctor: Person;

/** The clinic's reads after a flush. Each test uses a patient of its own. */
async function kept(patientId: string | null, { user }: Person = admin) {
  await app.started.services.reads.flush();
  return app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('patient_reads')
      .where('clinic_id', '=', user.clinic_id ?? '')
      .where('patient_id', 'is not distinct from', patientId)
      .select(['user_id', 'kind', 'screen', 'call'])
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );
}

const on = (screen: string, { token }: Person) => ({ token, headers: { [SCREEN_HEADER]: screen } });

beforeAll(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
});

/** A patient registered long ago. */
async function someone(name = 'Asha Menon') {
  const { id } = await newPatient(app, admin, name);
  app.clock.advance(READ_ONCE_MS);
  return id;
}

describe('the read log', () => {
  it('has one row per person, patient and page in ten minutes', async () => {
    const id = await someone();
    const before = (await kept(id)).length;
    const look = (by: Person, screen: string) =>
      app.ok(getPatient, { params: { id } }, on(screen, by));
    await look(doctor, RECORD_PAGE);
    await look(doctor, RECORD_PAGE);
    await look(doctor, '/billing');
    await look(admin, RECORD_PAGE);
    app.clock.advance(READ_ONCE_MS - 1);
    await look(doctor, RECORD_PAGE);
    app.clock.advance(1);
    await look(doctor, RECORD_PAGE);
    const rows = (await kept(id)).slice(before);
    const of = ({ user }: Person, screen: string) => ({
      user_id: user.id,
      kind: 'record',
      screen,
      call: 'GET /api/patients/:id',
    });
    expect(rows).toEqual([
      of(doctor, RECORD_PAGE),
      of(doctor, '/billing'),
      of(admin, RECORD_PAGE),
      of(doctor, RECORD_PAGE),
    ]);
  });

  it('counts a visit and its patient as one, also across servers', async () => {
    const { id: visitId, patient_id: id } = await newVisit(app, admin, { name: 'Ravi' });
    app.clock.advance(READ_ONCE_MS);
    const before = (await kept(id)).length;
    const by = on(RECORD_PAGE, doctor);
    await app.ok(getComplaint, { params: { visitId } }, by);
    await app.ok(getPatient, { params: { id } }, by);
    expect((await kept(id)).length - before).toBe(1);
    const other = await startServices({
      connection: app.connection,
      clock: app.clock,
      onDatabaseError: () => {},
    });
    const shown = { clinicId: doctor.user.clinic_id ?? '', userId: doctor.user.id, call: 'GET /x' };
    other.services.reads.note({ ...shown, screen: RECORD_PAGE }, { kind: 'record', patientId: id });
    other.services.reads.note({ ...shown, screen: '/lab' }, { kind: 'record', patientId: id });
    // A server writes the remaining notes when it stops.
    await other.close();
    expect((await kept(id)).length - before).toBe(2);
  });

  it('names the call when no page of ours is given', async () => {
    const id = await someone();
    const before = (await kept(id)).length;
    await app.ok(getPatient, { params: { id } }, on('<b>/nowhere</b>', doctor));
    await app.ok(updatePatient, { params: { id }, body: {} }, { token: admin.token });
    expect((await kept(id)).slice(before)).toMatchObject([
      { screen: '', call: 'GET /api/patients/:id' },
      { screen: '', call: 'PUT /api/patients/:id' },
    ]);
  });

  it('includes a newer record shown by a refusal, and no refusal that shows nothing', async () => {
    const { id: visitId, patient_id: id } = await newVisit(app, admin);
    app.clock.advance(READ_ONCE_MS);
    const before = (await kept(id)).length;
    const late = { complaint: 'Fever', baseVersion: 99, version: 99 };
    const refused = await app.call(saveComplaint, { params: { visitId }, body: late }, doctor);
    const foreign = await newClinic(app, 'Elsewhere');
    expect((await app.call(getPatient, { params: { id } }, foreign)).statusCode).toBe(404);
    const rows = (await kept(id)).slice(before);
    expect(rows.length).toBe([200, 409].includes(refused.statusCode) ? 1 : 0);
    expect(await kept(id, foreign)).toEqual([]);
  });

  it('records a list as a list, and each file, which is sent only after the note', async () => {
    const id = await someone();
    const before = (await kept(null)).length;
    await app.ok(listPatients, { query: { search: 'Asha' } }, admin);
    await app.call(exportClinicData, {}, admin);
    await app.call(exportPatientFhir, { params: { id } }, doctor);
    const all = await app.started.services.database.inSystem((tx) =>
      sql<{ kind: string; patient_id: string | null }>`
        SELECT kind, patient_id FROM patient_reads WHERE kind = 'export'
          AND clinic_id = ${admin.user.clinic_id} ORDER BY id`.execute(tx),
    );
    expect(all.rows).toEqual([
      { kind: 'export', patient_id: null },
      { kind: 'export', patient_id: id },
    ]);
    expect((await kept(null)).slice(before).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['list', 'export']),
    );
  });
});

describe('the log of reads', () => {
  it('loses nothing under load or while the database does not answer', async () => {
    const id = await someone();
    const { database, clock } = app.started.services;
    let down = true;
    const errors: Error[] = [];
    const log = createReadLog({
      clock,
      onError: (error) => errors.push(error),
      database: {
        ...database,
        inSystem: (work) =>
          down ? Promise.reject(new Error('not there')) : database.inSystem(work),
      },
    });
    const by = { clinicId: admin.user.clinic_id ?? '', userId: admin.user.id, screen: '' };
    for (let nth = 0; nth < 1_000; nth += 1) {
      log.note({ ...by, call: `GET /api/${nth}` }, { kind: 'record', patientId: id });
    }
    await expect(log.flush()).rejects.toThrow('not there');
    down = false;
    for (let nth = 1_000; nth < 1_200; nth += 1) {
      log.note({ ...by, call: `GET /api/${nth}` }, { kind: 'record', patientId: id });
    }
    await Promise.all([log.flush(), log.flush()]);
    await log.close();
    const calls = (await kept(id)).map(({ call }) => call).filter((call) => /\d$/.test(call));
    expect(new Set(calls).size).toBe(1_200);
    expect(calls.length).toBe(1_200);
  });

  it('cannot be read, written, changed or cleared by a clinic', async () => {
    const tries = [
      sql`SELECT FROM patient_reads`,
      sql`INSERT INTO patient_reads DEFAULT VALUES`,
      sql`UPDATE patient_reads SET screen = ''`,
      sql`DELETE FROM patient_reads`,
      sql`SELECT changes FROM audit_log`,
    ];
    const { database } = app.started.services;
    for (const attempt of tries) {
      const inClinic = database.inClinic(admin.user.clinic_id ?? '', (tx) => attempt.execute(tx));
      await expect(inClinic).rejects.toMatchObject({ code: '42501' });
    }
    const change = database.inSystem((tx) => sql`UPDATE patient_reads SET screen = ''`.execute(tx));
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps a row for a year', async () => {
    const id = await someone();
    const rows = (await kept(id)).length;
    app.clock.advance(366 * 86_400_000 - READ_ONCE_MS);
    await forgetReads(app.started.services);
    expect((await kept(id)).length).toBe(rows);
    app.clock.advance(READ_ONCE_MS + 60_000);
    await forgetReads(app.started.services);
    expect(await kept(id)).toEqual([]);
  });
});
