import { beforeAll, describe, expect, it } from 'vitest';
import { exportClinicData } from '#contract/backup/clinic-data.endpoints.ts';
import { addDays, clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { copyForPatient } from '#contract/privacy/privacy.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person, signIn } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await newClinic(app);
});

/** Days later, the session has ended. */
async function later(days: number): Promise<void> {
  app.clock.advance(days * 86_400_000);
  admin = await signIn(app, admin.user.email);
}

const today = () => clinicDay(app.clock.now(), DEFAULT_TIME_ZONE);
const register = (body: object) =>
  app.call(registerPatient, { body: { name: 'Asha', ...body } }, admin);
const registered = async (body: object) => (await register(body)).json();
const put = (id: string, body: object) => app.call(updatePatient, { params: { id }, body }, admin);
const auditOf = (id: string) =>
  app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id ?? '')
      .where('record_id', '=', id)
      .where('verb', '=', 'update-patient')
      .select('changes')
      .orderBy('at', 'desc')
      .execute(),
  );

describe('an age', () => {
  it('in years or months grows with the days after', async () => {
    const { id, ...patient } = await registered({ age: 34 });
    expect(patient).toMatchObject({
      age: 34,
      age_told: 34,
      age_unit: 'years',
      age_told_on: today(),
    });
    const small = await registered({ age_told: 11, age_unit: 'months' });
    expect(small).toMatchObject({ age: 0, age_unit: 'months', age_told_on: today() });
    await later(370);
    const now = async (one: string) => app.ok(getPatient, { params: { id: one } }, admin);
    expect((await now(id)).age).toBe(35);
    expect((await now(small.id)).age).toBe(1);
    const visit = await app.ok(joinQueue, { body: { patientId: id } }, admin);
    expect([visit.age, visit.Patient.age, visit.Patient.age_told]).toEqual([35, 35, 34]);
  });

  it('follows a date of birth, and an age that replaces it', async () => {
    const { id } = await registered({ age: 7 });
    const birth_date = addDays(today(), -3_000);
    const born = await put(id, { birth_date });
    expect(born.json()).toMatchObject({ age: 8, birth_date, age_told: null, age_told_on: null });
    expect((await put(id, { age: 8 })).json().birth_date).toBe(birth_date);
    expect((await put(id, { age: 9 })).json()).toMatchObject({ birth_date: null, age_told: 9 });
    expect((await auditOf(id))[0]?.changes).toMatchObject({
      ...{ birth_date: null, age_told: 9, age_unit: 'years' },
      before: { birth_date, age_told: null, age_unit: null },
    });
  });

  it.each([{ age: 34 }, { age_told: 20, age_unit: 'days' }, { birth_date: '2019-03-15' }, {}])(
    'of %j does not change when the reply is sent back later',
    async (body) => {
      const { id } = await registered(body);
      await later(400);
      const answer = await app.ok(getPatient, { params: { id } }, admin);
      const sentBack = await put(id, answer);
      expect([sentBack.statusCode, sentBack.json()]).toEqual([200, answer]);
      expect(await auditOf(id)).toEqual([]);
    },
  );

  it.each([
    [{ birth_date: '2999-01-01' }, 'birth_date', 'Please enter a date between 1900 and 2199.'],
    [{ birth_date: '2150-01-01' }, 'birth_date', M.birthInFuture],
    [{ birth_date: '15/03/2019' }, 'birth_date', M.invalidBirth],
    [{ age_told: 61, age_unit: 'months' }, 'age_told', M.ageOfUnit.months],
    [{ age_told: 1.5 }, 'age_told', M.invalidAge],
    [{ age_told: 5, age_unit: 'weeks' }, 'age_unit', M.invalidAgeUnit],
    [{ age_told: 5, age_told_on: '2150-01-01' }, 'age_told_on', M.toldInFuture],
    [{ birth_date: '2019-03-15', age_told: 5 }, 'age_told', M.birthOrAge],
    [{ birth_date: '2019-03-15', age: 90 }, 'age', M.ageOfBirth],
    [{ guardian_relation: 'Son' }, 'guardian_relation', M.invalidRelation],
    [{ guardian_relation: 'S/o' }, 'guardian_name', M.guardianNameRequired],
    [{ papers_language: 'fr' }, 'papers_language', M.invalidLanguage],
    [{ email: 'asha' }, 'email', M.invalidEmail],
    [{ emergency_phone: 'call me' }, 'emergency_phone', M.invalidPhone],
    [{ note: 'x'.repeat(1_001) }, 'note', 'The note must be at most 1000 characters.'],
  ])('refuses %j', async (body, field, message) => {
    const refused = await register(body);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: message }]);
    const { id } = await registered({});
    expect((await put(id, body)).json().fields).toEqual({ [field]: message });
  });
});

describe('the other details', () => {
  const details = {
    ...{ guardian_relation: 'D/o', guardian_name: 'Ramesh Rao', papers_language: 'hi' },
    ...{ email: 'Asha@Example.org', emergency_contact: 'Sita (mother)', note: 'Hard of hearing' },
    emergency_phone: '9845012345',
  };

  it('are stored, copied for the patient, exported, and cleared by an empty text', async () => {
    const { id, ...patient } = await registered({ ...details, birth_date: '2019-03-15' });
    expect(patient).toMatchObject({ ...details, email: 'asha@example.org' });
    const copy = (await app.call(copyForPatient, { params: { id } }, admin)).body;
    for (const text of ['15 Mar 2019', 'D/o Ramesh Rao', 'हिन्दी', 'Sita (mother)', 'Hard of']) {
      expect(copy).toContain(text);
    }
    const { patients } = (await app.call(exportClinicData, {}, admin)).json().tables;
    expect(patients).toContainEqual(expect.objectContaining({ id, guardian_name: 'Ramesh Rao' }));
    const empty = Object.fromEntries(Object.keys(details).map((field) => [field, '']));
    const nothing = Object.fromEntries(Object.keys(details).map((field) => [field, null]));
    expect((await put(id, empty)).json()).toMatchObject({ ...nothing, birth_date: '2019-03-15' });
  });

  it('have a guardian with a relation, or neither', async () => {
    const { id, guardian_relation } = await registered({ guardian_name: 'Ramesh Rao' });
    expect(guardian_relation).toBe('C/o');
    expect((await put(id, { guardian_relation: 'S/o' })).json().guardian_relation).toBe('S/o');
    const gone = await put(id, { guardian_name: '' });
    expect(gone.json()).toMatchObject({ guardian_relation: null, guardian_name: null });
  });
});

describe('the database', () => {
  it.each([
    [`birth_date = '2019-03-15'`, 'patients_born_or_told'],
    [`age_unit = NULL`, 'patients_told_age_is_whole'],
    [`age_told = 151`, 'patients_age_in_range'],
    [`age_told = 61, age_unit = 'months'`, 'patients_age_in_range'],
    [`age_told = -1`, 'patients_age_in_range'],
    [`age_told_on = '2999-01-01'`, 'a birth lies in the future'],
    [
      `birth_date = (updated_at AT TIME ZONE 'Asia/Kolkata')::date + 1, age_told = NULL, age_unit = NULL, age_told_on = NULL`,
      'a birth lies in the future',
    ],
    [`guardian_relation = 'S/o'`, 'patients_guardian_is_whole'],
    [`papers_language = 'fr'`, 'patients_papers_language_check'],
  ])('refuses %s', async (change, constraint) => {
    const { id } = await registered({ age: 34 });
    await expect(
      app.started.pool.query(`UPDATE patients SET ${change} WHERE id = $1`, [id]),
    ).rejects.toThrow(constraint);
  });
});
