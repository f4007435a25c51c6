import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { PATIENT_INPUT_MESSAGES as M } from '#contract/patients/patient-input.messages.ts';
import { getPatient, listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();

describe('registering a patient', () => {
  let reception: Person;
  beforeEach(async () => {
    reception = await newStaff(app, await newClinic(app), 'receptionist');
  });

  it('returns the patient with the clinic’s next number and both names of each field', async () => {
    const body = {
      name: '  Asha Menon ',
      age: 0,
      gender: 'F' as const,
      phone_number: '+91 98765-43210',
    };
    const patient = await app.ok(registerPatient, { body }, reception);
    expect(patient).toMatchObject({
      name: 'Asha Menon',
      age: 0,
      token: 1,
      patient_token_number: 1,
      phone: '9876543210',
      phone_number: '9876543210',
      address: null,
      admission_date: null,
      subscription_status: 'none',
    });
    expect(await app.ok(getPatient, { params: { id: patient.id } }, reception)).toEqual(patient);
  });

  it('gives forty registrations at once forty consecutive tokens', async () => {
    const patients = await Promise.all(
      Array.from({ length: 40 }, (_, n) => newPatient(app, reception, `Patient ${n}`)),
    );
    const tokens = patients.map(({ token }) => token).sort((a, b) => a - b);
    expect(tokens).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  });

  it('uses no token for a refused registration', async () => {
    await newPatient(app, reception);
    const refused = await app.call(registerPatient, { body: { name: 'X', age: 151 } }, reception);
    expect(refused.statusCode).toBe(400);
    expect((await newPatient(app, reception)).token).toBe(2);
  });

  it.each([
    [{}, 'name', M.nameRequired],
    [{ name: '   ' }, 'name', M.nameRequired],
    [{ name: 7 }, 'name', M.nameRequired],
    [{ name: 'A', age: -1 }, 'age', M.invalidAge],
    [{ name: 'A', age: 151 }, 'age', M.invalidAge],
    [{ name: 'A', age: 1.5 }, 'age', M.invalidAge],
    [{ name: 'A', age: '20' }, 'age', M.invalidAge],
    [{ name: 'A', gender: 'male' }, 'gender', M.invalidGender],
    [{ name: 'A', phone: 'call me' }, 'phone', M.invalidPhone],
    [{ name: 'A\u0000' }, 'name', 'Full Name contains a character that cannot be used.'],
    [{ name: 'A'.repeat(121) }, 'name', 'Full Name must be at most 120 characters.'],
  ])('refuses %j', async (body, field, message) => {
    const reply = await app.call(registerPatient, { body }, reception);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message, code: 'invalid_input', fields: { [field]: message } });
  });

  it('ignores unknown fields and a clinic in the body', async () => {
    const other = await newClinic(app, 'Elsewhere');
    const body = {
      name: 'Ravi',
      clinic_id: other.user.clinic_id,
      token: 99,
      __proto__: { admin: true },
    };
    const reply = await app.call(registerPatient, { body }, reception);
    expect(reply.json()).toMatchObject({ name: 'Ravi', token: 1 });
    expect((await app.ok(listPatients, { query: {} }, other)).totalCount).toBe(0);
  });

  it('replays the first result for a repeated Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'desk-1-0001' };
    const body = { name: 'Meera' };
    const call = () => app.call(registerPatient, { body }, { ...reception, headers });
    const replies = await Promise.all([call(), call(), call()]);
    const bodies = [...replies, await call()].map((reply) => reply.body);
    expect(new Set(bodies).size).toBe(1);
    expect((await app.ok(listPatients, { query: {} }, reception)).totalCount).toBe(1);
    const other = await app.call(
      registerPatient,
      { body: { name: 'Tara' } },
      { ...reception, headers },
    );
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
    const bad = await app.call(
      registerPatient,
      { body },
      { ...reception, headers: { 'idempotency-key': 'ü' } },
    );
    expect(bad.statusCode).toBe(400);
  });

  it('accepts a corrected request under the key of a refused one', async () => {
    const headers = { 'idempotency-key': 'desk-1-0002' };
    const refused = await app.call(
      registerPatient,
      { body: { name: '' } },
      { ...reception, headers },
    );
    expect(refused.statusCode).toBe(400);
    const mended = await app.call(
      registerPatient,
      { body: { name: 'Devi' } },
      { ...reception, headers },
    );
    expect(mended.statusCode).toBe(201);
  });
});

describe('correcting a patient', () => {
  it('changes the fields sent, keeps the rest, and makes the new name findable', async () => {
    const admin = await newClinic(app);
    const patient = await newPatient(app, admin, 'Suresh Pai');
    const params = { id: patient.id };
    const changed = await app.ok(
      updatePatient,
      { params, body: { name: 'Surekha Pai', phone_number: '' } },
      admin,
    );
    expect(changed).toMatchObject({ name: 'Surekha Pai', phone: null, age: 34, gender: 'F' });
    const find = async (search: string) => {
      const found = await app.ok(listPatients, { query: { search } }, admin);
      return found.nearSpellings ? 0 : found.totalCount;
    };
    expect([await find('suresh'), await find('surekha'), await find('98765')]).toEqual([0, 1, 0]);
  });

  it('keeps the assistant’s answer with the patient', async () => {
    const admin = await newClinic(app);
    const params = { id: (await newPatient(app, admin)).id };
    const ai_response = 'Rest.\n```json\n[]\n```';
    await app.ok(updatePatient, { params, body: { ai_response } }, admin);
    const kept = await app.ok(getPatient, { params }, admin);
    expect(kept).toMatchObject({ ai_response, age: 34 });
  });
});

describe('the list of patients', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await newClinic(app);
    const people: [string, string, string][] = [
      ['José Fernandes', 'M', '98200 11122'],
      ['Asha Menon', 'F', '98200 33344'],
      ['Ashok Kumar Menon', 'M', '90000 00001'],
      ['Fatima Sheikh', 'F', '90000 00042'],
      ['अनिता शर्मा', 'F', '90000 00043'],
    ];
    for (const [name, gender, phone] of people) {
      await app.call(registerPatient, { body: { name, gender, phone } }, admin);
      app.clock.advance(1_000);
    }
  });
  const names = async (query: object) =>
    (await app.ok(listPatients, { query }, admin)).patients.map(({ name }) => name);

  it.each([
    ['ash', ['Ashok Kumar Menon', 'Asha Menon']],
    ['menon ash', ['Ashok Kumar Menon', 'Asha Menon']],
    ['MEN KUM', ['Ashok Kumar Menon']],
    ['jose', ['José Fernandes']],
    ['josé f', ['José Fernandes']],
    ['zzz', []],
    ['अनि', ['अनिता शर्मा']],
    ['98200', ['Asha Menon', 'José Fernandes']],
    ['00 33', ['Asha Menon']],
    ['%', []],
    ["'; drop table patients; --", []],
  ])('finds by %j', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  it('finds a patient by the exact token', async () => {
    expect(await names({ search: '4' })).toContain('Fatima Sheikh');
  });

  it('is sorted newest first, or by name ignoring case and accents', async () => {
    expect((await names({}))[0]).toBe('अनिता शर्मा');
    expect(await names({ sortBy: 'name', sortOrder: 'asc' })).toEqual([
      'Asha Menon',
      'Ashok Kumar Menon',
      'Fatima Sheikh',
      'José Fernandes',
      'अनिता शर्मा',
    ]);
  });

  it('pages and filters', async () => {
    const page = await app.ok(listPatients, { query: { limit: 2, page: 3 } }, admin);
    expect(page).toMatchObject({ totalCount: 5, totalPages: 3, currentPage: 3 });
    expect(page.patients).toHaveLength(1);
    expect(
      (await app.ok(listPatients, { query: { gender: 'F', search: 'ash' } }, admin)).totalCount,
    ).toBe(1);
  });

  it.each([
    { page: 0 },
    { page: 'x' },
    { limit: 101 },
    { sortBy: 'phone' },
    { sortOrder: 'up' },
    { gender: 'Q' },
  ])('refuses %j', async (query) => {
    const reply = await app.call(listPatients, { query }, admin);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(query));
  });
});
