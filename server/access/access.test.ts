import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listChanges, listReads, listReadsOfPerson } from '#contract/access/access.endpoints.ts';
import {
  addToBreach,
  exportTouched,
  findTouched,
  listBreaches,
  noteBreach,
} from '#contract/access/breach.endpoints.ts';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { READ_ONCE_MS, SCREEN_HEADER } from '#contract/kernel/screens.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { addUser } from '#contract/users/users.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import {
  newClinic,
  newEmail,
  newPatient,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';

const app = startTestApp();
let owner: Person;
let doctor: Person;

beforeAll(async () => {
  app.clock.set('2026-11-23T04:00:00.000Z');
  owner = await newClinic(app, 'Lake Clinic');
  doctor = await newStaff(app, owner, 'doctor', { name: 'Dr Rao' });
});

const flush = () => app.started.services.reads.flush();
const look = (id: string, by: Person, screen = '/dashboard/patient-record/:id') =>
  app.ok(getPatient, { params: { id } }, { token: by.token, headers: { [SCREEN_HEADER]: screen } });
const readsOf = async (id: string, query = {}) => {
  await flush();
  return app.ok(listReads, { params: { id }, query }, owner);
};
/** From an hour ago to an hour from now. */
const aroundNow = () => ({
  from: new Date(app.clock.now().getTime() - 1_800_000).toISOString(),
  until: new Date(app.clock.now().getTime() + 1_800_000).toISOString(),
});
const TEXTS = {
  happened: 'A password was told to a stranger.',
  consequences: 'Names and phone numbers may be known.',
  measures: 'The password was changed.',
  advice: 'Do not answer calls that ask for money.',
  contact: 'Anita Rao, 080 1234',
};

describe('the owner’s page', () => {
  it('lists who read a patient’s record, when and where, including this read', async () => {
    const { id } = await newPatient(app, owner, 'Asha');
    app.clock.advance(READ_ONCE_MS);
    await look(id, doctor);
    await look(id, doctor);
    const all = await readsOf(id);
    expect(all.reads[0]).toMatchObject({
      person: { name: 'Dr Rao', role: 'doctor' },
      kind: 'record',
      patient: { id, name: 'Asha' },
      screen: 'Patient record',
    });
    expect(all.people.map(({ name }) => name)).toContain('Dr Rao');
    const ofDoctor = await readsOf(id, { person: doctor.user.id });
    expect(ofDoctor.totalCount).toBe(1);
    const again = await readsOf(id);
    expect(again.reads[0]).toMatchObject({
      person: { id: owner.user.id },
      asked: 'Who opened the record of a patient',
    });
  });

  it('lists what a person opened on given days, with lists and files', async () => {
    const admin = await newStaff(app, owner, 'receptionist');
    const { id } = await newPatient(app, admin, 'Ravi');
    await app.ok(listPatients, { query: {} }, admin);
    await flush();
    const day = { startDate: '2026-11-23', endDate: '2026-11-23' };
    const of = (query: typeof day) =>
      app.ok(listReadsOfPerson, { params: { id: admin.user.id }, query }, owner);
    const { reads } = await of(day);
    expect(reads.map(({ kind, patient }) => [kind, patient?.id])).toEqual(
      expect.arrayContaining([
        ['list', undefined],
        ['record', id],
      ]),
    );
    expect((await of({ startDate: '2026-11-24', endDate: '2026-11-25' })).reads).toEqual([]);
  });

  it('counts a file with all patients for each patient who existed then', async () => {
    const { id } = await newPatient(app, owner, 'Before');
    app.clock.advance(1_000);
    await app.call(exportClinicData, {}, owner);
    app.clock.advance(1_000);
    const later = await newPatient(app, owner, 'After');
    const files = async (patient: string) =>
      (await readsOf(patient)).reads.filter(({ kind }) => kind === 'export').length;
    expect([await files(id), await files(later.id)]).toEqual([1, 0]);
  });

  it('lists changes with old and new values', async () => {
    const { id } = await newPatient(app, owner, 'Meera');
    await app.ok(updatePatient, { params: { id }, body: { phone: '9000000001' } }, owner);
    const { changes } = await app.ok(listChanges, { params: { id }, query: {} }, owner);
    expect(changes.map(({ did }) => did)).toEqual(['Update patient', 'Register patient']);
    expect(changes[0]?.fields).toEqual([{ field: 'phone', from: '9876543210', to: '9000000001' }]);
    expect(changes[0]?.person?.id).toBe(owner.user.id);
  });

  it('is closed to other admins, other roles and other clinics', async () => {
    const { id } = await newPatient(app, owner);
    const superadmin = await newSuperadmin(app);
    const email = newEmail('second');
    const clinic_id = owner.user.clinic_id ?? '';
    const body = { username: 'Second Admin', email, password: PASSWORD, role: 'admin' as const };
    await app.ok(addUser, { body: { ...body, clinic_id } }, superadmin);
    const second = await signIn(app, email);
    const foreign = await newClinic(app, 'Hill Clinic');
    const range = { startDate: '2026-11-23', endDate: '2026-11-23' };
    const calls: [Endpoint, object][] = [
      [listReads, { params: { id } }],
      [listChanges, { params: { id } }],
      [listReadsOfPerson, { params: { id: doctor.user.id }, query: range }],
      [findTouched, { query: { person: doctor.user.id, ...aroundNow() } }],
    ];
    for (const [endpoint, input] of calls) {
      expect((await app.call(endpoint, input, second)).statusCode, endpoint.path).toBe(403);
      expect((await app.call(endpoint, input, doctor)).statusCode, endpoint.path).toBe(403);
      expect((await app.call(endpoint, input, foreign)).statusCode, endpoint.path).toBe(404);
    }
    expect((await app.call(listBreaches, {}, second)).statusCode).toBe(403);
  });
});

describe('a breach', () => {
  it('permanently stores a note with the affected patients, and is listed', async () => {
    const asha = await newPatient(app, owner, '=Asha "A", Menon');
    app.clock.advance(2 * 3_600_000);
    owner = await signIn(app, owner.user.email);
    doctor = await signIn(app, doctor.user.email);
    await look(asha.id, doctor);
    await flush();
    const account = { person: doctor.user.id, ...aroundNow() };
    expect(await app.ok(findTouched, { query: account }, owner)).toMatchObject({
      patients: 1,
      opened: 1,
      changed: 0,
      exports: 0,
    });
    const noticed_at = app.clock.now().toISOString();
    const body = { noticed_at, by: 'account' as const, ...account, ...TEXTS };
    const breach = await app.ok(noteBreach, { body }, owner);
    expect(breach).toMatchObject({ patients: 1, person: 'Dr Rao', ...TEXTS });
    const file = await app.call(exportTouched, { params: { id: breach.id } }, owner);
    expect(file.body).toBe(
      `\uFEFFToken,Name,Phone,Record opened,Record changed\r\n${asha.token},"'=Asha ""A"", Menon",9876543210,yes,no\r\n`,
    );
    await app.ok(addToBreach, { params: { id: breach.id }, body: { text: 'Told all.' } }, owner);
    const [kept] = await app.ok(listBreaches, {}, owner);
    expect(kept).toMatchObject({ ...TEXTS, addenda: [{ text: 'Told all.', by: 'Anita Rao' }] });
    const foreign = await newClinic(app, 'River Clinic');
    expect(await app.ok(listBreaches, {}, foreign)).toEqual([]);
    const theirs = await app.call(exportTouched, { params: { id: breach.id } }, foreign);
    expect(theirs.statusCode).toBe(404);
    const added = await app.call(
      addToBreach,
      { params: { id: breach.id }, body: { text: 'Mine' } },
      foreign,
    );
    expect(added.statusCode).toBe(404);
  });

  it('by a stolen disk affects every patient, and requires its texts', async () => {
    const noticed_at = app.clock.now().toISOString();
    const body = { noticed_at, by: 'everyone' as const, ...TEXTS };
    const { patients } = await app.ok(noteBreach, { body }, owner);
    const all = await app.ok(listPatients, { query: {} }, owner);
    expect(patients).toBe(all.totalCount);
    const refused = await app.call(noteBreach, { body: { noticed_at, by: 'account' } }, owner);
    expect(Object.keys(refused.json().fields)).toContain('happened');
    const later = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const early = await app.call(noteBreach, { body: { ...body, noticed_at: later } }, owner);
    expect(early.json().fields).toHaveProperty('noticed_at');
  });

  it('note cannot be changed by any request, only added to', async () => {
    const { database } = app.started.services;
    for (const table of ['breaches', 'breach_addenda', 'breach_patients']) {
      for (const verb of ['UPDATE', 'DELETE', 'TRUNCATE']) {
        const may = await database.inSystem((tx) =>
          sql<{ may: boolean }>`
            SELECT bool_or(has_table_privilege(role, ${table}, ${verb})) AS may
            FROM unnest(ARRAY['openopd_app', 'openopd_system']) AS role`.execute(tx),
        );
        expect(may.rows, `${verb} ${table}`).toEqual([{ may: false }]);
      }
      const inClinic = database.inClinic(owner.user.clinic_id ?? '', (tx) =>
        sql`SELECT FROM ${sql.table(table)}`.execute(tx),
      );
      await expect(inClinic).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('affects exactly the patients whom the account opened in that time', async () => {
    const clinic = await newClinic(app, 'Property Clinic');
    const nurse = await newStaff(app, clinic, 'receptionist');
    const lab = await newStaff(app, clinic, 'lab');
    const patients = await Promise.all([1, 2, 3, 4].map(() => newPatient(app, clinic)));
    const step = fc.record({
      by: fc.constantFrom(nurse, lab),
      patient: fc.nat(patients.length - 1),
      minutes: fc.nat(9),
      flushed: fc.boolean(),
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        // The earlier reads are outside the requested time.
        app.clock.advance(2 * READ_ONCE_MS);
        const from = app.clock.now();
        const opened = new Set<string>();
        for (const { by, patient, minutes, flushed } of path) {
          app.clock.advance(minutes * 60_000 + 1);
          const id = patients[patient]?.id ?? '';
          await look(id, by);
          if (by === nurse) opened.add(id);
          if (flushed) await flush();
        }
        await flush();
        const query = {
          person: nurse.user.id,
          from: from.toISOString(),
          until: app.clock.now().toISOString(),
        };
        expect((await app.ok(findTouched, { query }, clinic)).patients).toBe(opened.size);
      }),
      { numRuns: 12 },
    );
  });
});
