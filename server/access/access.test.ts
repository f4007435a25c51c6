import { describe, expect, it } from 'vitest';
import { listChanges, listReads, listReadsOfPerson } from '#contract/access/access.endpoints.ts';
import { findTouched, listBreaches } from '#contract/access/breach.endpoints.ts';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { READ_ONCE_MS } from '#contract/kernel/screens.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { addUser } from '#contract/users/users.endpoints.ts';
import {
  newClinic,
  newEmail,
  newPatient,
  newStaff,
  PASSWORD,
  signIn,
} from '../testing/builders/clinic.ts';
import { newSuperadmin } from '../testing/builders/superadmin.ts';
import { startOwnedClinic } from '../testing/clinics/owned-clinic.ts';

const { app, at, look, flush, aroundNow } = startOwnedClinic();

const readsOf = async (id: string, query = {}) => {
  await flush();
  return app.ok(listReads, { params: { id }, query }, at.owner);
};

describe('the owner’s page', () => {
  it('lists who read a patient’s record, when and where, including this read', async () => {
    const { id } = await newPatient(app, at.owner, 'Asha');
    app.clock.advance(READ_ONCE_MS);
    await look(id, at.doctor);
    await look(id, at.doctor);
    const all = await readsOf(id);
    expect(all.reads[0]).toMatchObject({
      person: { name: 'Dr Rao', role: 'doctor' },
      kind: 'record',
      patient: { id, name: 'Asha' },
      screen: 'Patient record',
    });
    expect(all.people.map(({ name }) => name)).toContain('Dr Rao');
    const ofDoctor = await readsOf(id, { person: at.doctor.user.id });
    expect(ofDoctor.totalCount).toBe(1);
    const again = await readsOf(id);
    expect(again.reads[0]).toMatchObject({
      person: { id: at.owner.user.id },
      asked: 'Who opened the record of a patient',
    });
  });

  it('lists what a person opened on given days, with lists and files', async () => {
    const admin = await newStaff(app, at.owner, 'receptionist');
    const { id } = await newPatient(app, admin, 'Ravi');
    await app.ok(listPatients, { query: {} }, admin);
    await flush();
    const day = { startDate: '2026-11-23', endDate: '2026-11-23' };
    const of = (query: typeof day) =>
      app.ok(listReadsOfPerson, { params: { id: admin.user.id }, query }, at.owner);
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
    const { id } = await newPatient(app, at.owner, 'Before');
    app.clock.advance(1_000);
    await app.call(exportClinicData, {}, at.owner);
    app.clock.advance(1_000);
    const later = await newPatient(app, at.owner, 'After');
    const files = async (patient: string) =>
      (await readsOf(patient)).reads.filter(({ kind }) => kind === 'export').length;
    expect([await files(id), await files(later.id)]).toEqual([1, 0]);
  });

  it('lists changes with old and new values', async () => {
    const { id } = await newPatient(app, at.owner, 'Meera');
    await app.ok(updatePatient, { params: { id }, body: { phone: '9000000001' } }, at.owner);
    const { changes } = await app.ok(listChanges, { params: { id }, query: {} }, at.owner);
    expect(changes.map(({ did }) => did)).toEqual(['Update patient', 'Register patient']);
    expect(changes[0]?.fields).toEqual([{ field: 'phone', from: '9876543210', to: '9000000001' }]);
    expect(changes[0]?.person?.id).toBe(at.owner.user.id);
  });

  it('is closed to other admins, other roles and other clinics', async () => {
    const { id } = await newPatient(app, at.owner);
    const superadmin = await newSuperadmin(app);
    const email = newEmail('second');
    const clinic_id = at.owner.user.clinic_id ?? '';
    const body = { username: 'Second Admin', email, password: PASSWORD, role: 'admin' as const };
    await app.ok(addUser, { body: { ...body, clinic_id } }, superadmin);
    const second = await signIn(app, email);
    const foreign = await newClinic(app, 'Hill Clinic');
    const range = { startDate: '2026-11-23', endDate: '2026-11-23' };
    const calls: [Endpoint, object][] = [
      [listReads, { params: { id } }],
      [listChanges, { params: { id } }],
      [listReadsOfPerson, { params: { id: at.doctor.user.id }, query: range }],
      [findTouched, { query: { person: at.doctor.user.id, ...aroundNow() } }],
    ];
    for (const [endpoint, input] of calls) {
      expect((await app.call(endpoint, input, second)).statusCode, endpoint.path).toBe(403);
      expect((await app.call(endpoint, input, at.doctor)).statusCode, endpoint.path).toBe(403);
      expect((await app.call(endpoint, input, foreign)).statusCode, endpoint.path).toBe(404);
    }
    expect((await app.call(listBreaches, {}, second)).statusCode).toBe(403);
  });
});
