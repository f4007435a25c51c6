import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { ALLERGY_MESSAGES } from '#contract/patients/allergies.messages.ts';
import { BLOOD_GROUPS } from '#contract/patients/patient.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { copyForPatient, erasePatient } from '#contract/privacy/privacy.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();

describe('a patient’s allergies and due day', () => {
  let admin: Person;
  beforeEach(async () => {
    admin = await newClinic(app);
  });
  const put = (id: string, body: object) =>
    app.call(updatePatient, { params: { id }, body }, admin);

  it('are stored as sent, corrected partly, and audited', async () => {
    const told = { name: 'Asha', allergies: ['Penicillin – rash'] };
    const patient = await app.ok(registerPatient, { body: told }, admin);
    expect(patient).toMatchObject({ allergies: ['Penicillin – rash'], pregnancy_due_on: null });
    expect((await put(patient.id, { age: 30 })).json().allergies).toEqual(['Penicillin – rash']);
    expect((await put(patient.id, { allergies: [] })).json().allergies).toEqual([]);
    const rows = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('clinic_id', '=', admin.user.clinic_id!)
        .selectAll()
        .where('record_id', '=', patient.id)
        .execute(),
    );
    expect(JSON.stringify(rows)).toContain('Penicillin – rash');
  });

  it('are not overwritten by a correction that began from an older list', async () => {
    const { id } = await newPatient(app, admin);
    const both = await Promise.all([
      put(id, { allergies: ['Penicillin'], allergiesBefore: null }),
      put(id, { allergies: ['Sulfa'], allergiesBefore: null }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first, second] = both[0].statusCode === 200 ? both : both.toReversed();
    expect(second?.json().message).toBe(ALLERGY_MESSAGES.changedMeanwhile);
    const kept: string[] = first?.json().allergies;
    const now = await app.ok(getPatient, { params: { id } }, admin);
    expect(now.allergies).toEqual(kept);
    const mended = await put(id, { allergies: [...kept, 'Dust'], allergiesBefore: kept });
    expect(mended.json().allergies).toEqual([...kept, 'Dust']);
    // An API client that never read the allergies may write its own.
    expect((await put(id, { allergies: [] })).json().allergies).toEqual([]);
  });

  it('accept a due day in the coming months, for a woman', async () => {
    const { id } = await newPatient(app, admin);
    const due = addDays(clinicDay(app.clock.now(), DEFAULT_TIME_ZONE), 120);
    expect((await put(id, { pregnancy_due_on: due })).json().pregnancy_due_on).toBe(due);
    const before = { pregnancy_due_on: null };
    expect((await put(id, { pregnancy_due_on: '', before })).statusCode).toBe(409);
    const late = await put(id, { pregnancy_due_on: addDays(due, 200) });
    expect([late.statusCode, late.json().fields]).toEqual([
      400,
      { pregnancy_due_on: M.dueDayOutOfReach },
    ]);
    expect((await put(id, { gender: 'M', pregnancy_due_on: due })).json().message).toBe(
      M.noPregnancy,
    );
    expect((await put(id, { gender: 'M' })).json().pregnancy_due_on).toBeNull();
  });
});

describe('a patient’s blood group', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await newClinic(app);
  });
  const registered = (blood_group?: (typeof BLOOD_GROUPS)[number] | '') =>
    app.ok(registerPatient, { body: { name: 'Asha', blood_group } }, admin);
  const put = (id: string, body: object) =>
    app.call(updatePatient, { params: { id }, body }, admin);

  it.each(BLOOD_GROUPS)('can be %s', async (group) => {
    const { id, blood_group } = await registered(group);
    expect(blood_group).toBe(group);
    expect((await put(id, { age: 30 })).json().blood_group).toBe(group);
    expect((await put(id, { blood_group: null })).json().blood_group).toBeNull();
  });

  it('is null when absent or empty, and can be recorded later', async () => {
    const { id, blood_group } = await registered();
    expect([blood_group, (await registered('')).blood_group]).toEqual([null, null]);
    expect((await put(id, { blood_group: 'O-', before: {} })).json().blood_group).toBe('O-');
    const stale = await put(id, { blood_group: 'A+', before: { blood_group: null } });
    expect([stale.statusCode, stale.json().message]).toEqual([409, M.changedMeanwhile]);
  });

  it.each(['C+', 'O', 'o+', 'A+ ', 7])('cannot be %j', async (blood_group) => {
    const body = { name: 'Asha', blood_group };
    const refused = await app.call(registerPatient, { body }, admin);
    const { invalidBloodGroup } = M;
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { blood_group: invalidBloodGroup },
    ]);
    const { id } = await registered('B+');
    expect((await put(id, { blood_group })).json().message).toBe(invalidBloodGroup);
    await expect(
      app.started.pool.query('UPDATE patients SET blood_group = $2 WHERE id = $1', [
        id,
        String(blood_group),
      ]),
    ).rejects.toThrow('patients_blood_group_check');
  });

  it('is in the queue, the patient’s copy and the export until the patient is erased', async () => {
    const { id, token } = await registered('AB-');
    const params = { id };
    const other = await newPatient(app, admin);
    const visit = await app.ok(joinQueue, { body: { patientId: other.id } }, admin);
    expect(visit.Patient.blood_group).toBeNull();
    const copy = await app.call(copyForPatient, { params }, admin);
    expect(copy.body).toMatch(/Blood group[^A-Z]*<[^A-Z]*AB-/);
    const exported = await app.call(exportClinicData, {}, admin);
    const { patients } = exported.json().tables;
    expect(patients).toContainEqual(expect.objectContaining({ id, blood_group: 'AB-' }));
    const body = { requestedBy: 'patient', reason: 'Asked by letter', token } as const;
    await app.ok(erasePatient, { params, body }, admin);
    expect((await app.ok(getPatient, { params }, admin)).blood_group).toBeNull();
  });
});
