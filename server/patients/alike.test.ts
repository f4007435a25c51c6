import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { clinicDay, DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { findAlike } from '#contract/patients/alike.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { PHONE_FORMS } from '#contract/patients/testing/phone-forms.ts';
import { joinQueue, undoVisit } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
const PHONE = '9876543210';
let desk: Person;
let other: Person;
const ids = new Map<string, string>();

const FAMILY = [
  { name: 'Ramesh Rao', phone: PHONE, age: 45, gender: 'M' },
  { name: 'Sita Rao', phone: PHONE, age: 38, guardian_relation: 'W/o', guardian_name: 'Ramesh' },
  { name: 'Baby Rao', phone: PHONE, age_told: 8, age_unit: 'months' },
] as const;
const OTHERS = [
  { name: 'Rao Ramesh', phone: '9000000001', age: 44 },
  { name: 'Ramesh Rao', phone: '9000000002', age: 12 },
  { name: 'Ramesh Rao', phone: '9000000003' },
  { name: 'Asha Iyer', birth_date: '2019-03-15' },
] as const;

beforeAll(async () => {
  desk = await newClinic(app, 'Here');
  other = await newClinic(app, 'Elsewhere');
  for (const body of [...FAMILY, ...OTHERS]) {
    const { id } = await app.ok(registerPatient, { body }, desk);
    ids.set(`${body.name} ${'phone' in body ? body.phone : ''}`.trim(), id);
    app.clock.advance(1_000);
  }
  await app.ok(registerPatient, { body: FAMILY[0] }, other);
});

const find = async (query: { name?: string; phone?: string; age?: string }, person = desk) =>
  (await app.ok(findAlike, { query }, person)).found.map(({ patient, ...how }) => ({
    name: `${patient.name} ${patient.phone ?? ''}`.trim(),
    ...how,
  }));

describe('a phone', () => {
  it.each(PHONE_FORMS)('typed as %j finds the family, the newest first', async (phone) => {
    expect(await find({ phone })).toEqual(
      FAMILY.map(({ name }) => name)
        .reverse()
        .map((name) => ({ name: `${name} ${PHONE}`, same_phone: true, likely: false })),
    );
  });

  it('with a like name finds that member first', async () => {
    const [first, ...others] = await find({ phone: PHONE, name: 'Ram' });
    expect(first).toEqual({ name: `Ramesh Rao ${PHONE}`, same_phone: true, likely: true });
    expect(others.map(({ likely }) => likely)).toEqual([false, false]);
  });

  it('that is not complete finds no patient', async () => {
    expect(await find({ phone: '98765' })).toEqual([]);
    expect(await find({})).toEqual([]);
  });
});

describe('a name with an age', () => {
  it.each(['45', '43', '46'])('of %s finds the same words in any order', async (age) => {
    const found = await find({ name: 'ramesh RAO', age });
    expect(found.map(({ name }) => name).sort()).toEqual([
      `Ramesh Rao ${PHONE}`,
      'Rao Ramesh 9000000001',
    ]);
    expect(found.every(({ likely, same_phone }) => likely && !same_phone)).toBe(true);
  });

  it.each([
    ['Asha Iyer', '15/03/2019', 1],
    ['Asha Iyer', '16/03/2019', 0],
    ['Asha Iyer', '7', 1],
    ['Asha Iyer', '40', 0],
    ['Asha', '7', 0],
    ['Asha Iyer', '', 0],
    ['Asha Iyer', 'x', 0],
    ['Asha Iyer', '4294967296', 0],
    ['Asha Iyer', '0.005', 0],
    ['Asha Iyer', '15/03/0019', 0],
    ["' OR true --", '7', 0],
  ])('%j of %j finds %i', async (name, age, count) => {
    expect(await find({ name, age })).toHaveLength(count);
  });
});

it('puts the one who was seen last first, with that day', async () => {
  const id = ids.get(`Sita Rao ${PHONE}`) ?? '';
  const visit = await app.ok(joinQueue, { body: { patientId: id } }, desk);
  const today = clinicDay(app.clock.now(), DEFAULT_TIME_ZONE);
  const { found } = await app.ok(findAlike, { query: { phone: PHONE } }, desk);
  expect(found.map(({ patient }) => patient.last_seen_on)).toEqual([today, null, null]);
  expect(found[0]?.patient).toMatchObject({ id, guardian_relation: 'W/o', age: 38 });
  await app.ok(undoVisit, { params: { id: visit.id }, body: { step: 'join' } }, desk);
});

it('finds patients of the own clinic only', async () => {
  const elsewhere = await app.ok(
    findAlike,
    { query: { phone: PHONE, name: 'Ramesh Rao', age: '45' } },
    other,
  );
  expect(elsewhere.found).toHaveLength(1);
  expect([...ids.values()]).not.toContain(elsewhere.found[0]?.patient.id);
});

it('reads both lists by their index', async () => {
  // Among few words, each index costs the same.
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    await app.ok(registerPatient, { body: { name: `${letter}nand ${letter}yer`, age: 30 } }, other);
  }
  await app.started.pool.query('ANALYZE patient_words');
  const plans = await app.started.services.database.inClinic(
    desk.user.clinic_id ?? '',
    async (tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      const plan = async (query: ReturnType<typeof sql>) =>
        JSON.stringify((await sql`EXPLAIN (FORMAT JSON) ${query}`.execute(tx)).rows);
      return [
        await plan(sql`SELECT id FROM patients WHERE phone_digits = ${PHONE}`),
        await plan(sql`SELECT patient_id FROM patient_words
        WHERE words = ' ramesh rao' AND previous = ''`),
      ];
    },
  );
  expect(plans[0]).toMatch(/Index Cond[^}]*phone_digits/);
  expect(plans[1]).toMatch(/patient_words_of_a_name[^}]*Index Cond[^}]*words/);
});
