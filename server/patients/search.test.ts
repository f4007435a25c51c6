import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let other: Person;

const NAMES = [
  'Ram Rao Rathore',
  'Ramesh Kumar',
  'Kumar Ramesh',
  'Priyanka Sharma',
  "Zoë D'Souza",
  'Lakshmi Iyer',
  'Ward 55 Unknown',
  'अनिता शर्मा',
  'ﷺ'.repeat(120),
];

beforeAll(async () => {
  admin = await newClinic(app, 'Here');
  other = await newClinic(app, 'Elsewhere');
  for (const name of NAMES) {
    await newPatient(app, admin, name);
    app.clock.advance(1_000);
  }
  await newPatient(app, other, 'Ramona Elsewhere');
});

const find = (search: string, query: object = {}) =>
  app.ok(listPatients, { query: { search, ...query } }, admin);
const namesOf = ({ patients }: Awaited<ReturnType<typeof find>>) =>
  patients.map(({ name }) => name);

describe('an exact search', () => {
  it('counts a patient once, however many of their words match', async () => {
    const found = await find('ra');
    expect(found).toMatchObject({ totalCount: 3, totalPages: 1 });
    expect(found.nearSpellings).toBeUndefined();
    expect(namesOf(found)).toEqual(['Kumar Ramesh', 'Ramesh Kumar', 'Ram Rao Rathore']);
  });

  it.each([
    ['kumar ramesh', 2],
    ['RAM ku', 2],
    ['ram rao rathore', 1],
    ['zoe dsouza', 0],
    ["zoe d'souza", 1],
    ['ZOË', 1],
    ['अनि', 1],
    ['rao ra', 1],
  ])('%j finds %i', async (search, count) => {
    const found = await find(search);
    expect(found.nearSpellings ? 0 : found.totalCount).toBe(count);
  });

  it.each([
    ['name', 'asc', ['Kumar Ramesh', 'Ram Rao Rathore', 'Ramesh Kumar']],
    ['name', 'desc', ['Ramesh Kumar', 'Ram Rao Rathore', 'Kumar Ramesh']],
    ['created_at', 'asc', ['Ram Rao Rathore', 'Ramesh Kumar', 'Kumar Ramesh']],
    ['created_at', 'desc', ['Kumar Ramesh', 'Ramesh Kumar', 'Ram Rao Rathore']],
  ])('sorts by %s %s, page by page', async (sortBy, sortOrder, expected) => {
    const pages = [1, 2, 3].map((page) => find('ra', { sortBy, sortOrder, limit: 1, page }));
    expect((await Promise.all(pages)).flatMap(namesOf)).toEqual(expected);
  });

  it('returns no rows for a page past the end, and still the count', async () => {
    const found = await find('ra', { page: 1_000_000, limit: 100 });
    expect(found).toMatchObject({ totalCount: 3, patients: [], totalPages: 1 });
  });

  it('filters by the current gender', async () => {
    const [patient] = (await find('lakshmi')).patients;
    expect((await find('lak', { gender: 'M' })).totalCount).toBe(0);
    const correction = { params: { id: patient!.id }, body: { gender: 'M' as const } };
    await app.ok(updatePatient, correction, admin);
    expect((await find('lak', { gender: 'M' })).totalCount).toBe(1);
    expect((await find('lak', { gender: 'F' })).totalCount).toBe(0);
  });

  it('looks for a number in phones, tokens and names', async () => {
    expect((await find('98765')).totalCount).toBe(NAMES.length);
    expect((await find('43')).totalCount).toBe(NAMES.length);
    expect(namesOf(await find('55'))).toEqual(['Ward 55 Unknown']);
    expect(namesOf(await find('006'))).toEqual(['Lakshmi Iyer']);
    expect((await find('11111111111111111111')).totalCount).toBe(0);
  });

  it.each(['%', '_', '\\', "' OR 1=1 --", '"', '((((', '+', ' - ', 'r'.repeat(100), '\u0301'])(
    'accepts %j',
    async (search) => {
      const found = await find(search);
      expect(found.totalCount).toBe(0);
    },
  );

  it('finds a name that grows much longer when folded', async () => {
    expect((await find('ﷺ')).totalCount).toBe(1);
  });
});

describe('a pasted name', () => {
  let clinic: Person;
  const named = async (search: string, query: object = {}) => {
    const order = { sortBy: 'created_at', sortOrder: 'asc', ...query } as const;
    return app.ok(listPatients, { query: { search, ...order } }, clinic);
  };

  beforeAll(async () => {
    clinic = await newClinic(app, 'Pasted');
    for (const [name, phone] of [
      ['Rameshwar Kulkarni', '98450123456'],
      ['Ramesh Kulkarni', '9845012345'],
      ['Thomas Mathew', '9845012345'],
      ['Baby Thomas', ''],
      ['Suresh Kulkarni', '9000000001'],
    ] as const) {
      await app.ok(registerPatient, { body: { name, phone } }, clinic);
      app.clock.advance(1_000);
    }
  });

  it.each(['Mr Ramesh Kulkarni', 'Smt. ramesh kulkarni', 'Mr. Dr. Ramesh Kulkarni'])(
    'is found without the title in %j',
    async (search) => {
      const found = await named(search, { limit: 1, page: 2 });
      expect(namesOf(found)).toEqual(['Ramesh Kulkarni']);
      expect(found).toMatchObject({ totalCount: 2, totalPages: 2 });
      expect(found.nearSpellings).toBeUndefined();
    },
  );

  it('with a title comes first where the title belongs to it', async () => {
    expect(namesOf(await named('Baby Thomas'))).toEqual(['Baby Thomas', 'Thomas Mathew']);
    expect(namesOf(await named('baby'))).toEqual(['Baby Thomas']);
  });

  it.each(['Ramesh Kulkarni 98450 12345', '+91 98450-12345, Mr Ramesh Kulkarni'])(
    'beside a phone is found by both in %j, the exact phone first',
    async (search) => {
      expect(namesOf(await named(search))).toEqual(['Ramesh Kulkarni', 'Rameshwar Kulkarni']);
    },
  );

  it('beside the phone of another is not found', async () => {
    expect(await named('Ramesh Kulkarni 90000 00001')).toMatchObject({ totalCount: 0 });
    expect(await named('Ramesh 98450 12345', { gender: 'F' })).toMatchObject({ totalCount: 0 });
  });

  it('beside a phone and a place is offered by its first word and the phone', async () => {
    const found = await named('Ramesh Pune 9845012345');
    expect([found.nearSpellings, namesOf(found)]).toEqual([
      true,
      ['Ramesh Kulkarni', 'Rameshwar Kulkarni'],
    ]);
    expect(await named('Priya Pune 9845012345')).toMatchObject({ totalCount: 0 });
  });

  it('with a title is also offered by a near spelling', async () => {
    const found = await named('Mr Ramesh Kulkarny');
    expect([found.nearSpellings, namesOf(found).includes('Ramesh Kulkarni')]).toEqual([true, true]);
  });
});

describe('near spellings', () => {
  it.each([
    ['priyanca', ['Priyanka Sharma']],
    ['laxmi', ['Lakshmi Iyer']],
    ['pryanka sharma', ['Priyanka Sharma']],
    ['priyanka sarma', ['Priyanka Sharma']],
    ['ramesh kumaar', ['Kumar Ramesh', 'Ramesh Kumar']],
  ])('of %j are offered and marked as near', async (search, expected) => {
    const found = await find(search);
    expect(found.nearSpellings).toBe(true);
    expect(namesOf(found)).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
  });

  it('are not offered with an exact match, or for a number', async () => {
    expect((await find('ramesh')).nearSpellings).toBeUndefined();
    expect((await find('98766')).totalCount).toBe(0);
  });

  it('are counted and paged like exact matches', async () => {
    const pages = [1, 2].map((page) => find('rameesh', { limit: 1, page }));
    const [first, second] = await Promise.all(pages);
    expect([first, second].flatMap((page) => namesOf(page!))).toEqual([
      'Kumar Ramesh',
      'Ramesh Kumar',
    ]);
    expect(first).toMatchObject({ totalPages: first!.totalCount, nearSpellings: true });
    expect(second!.totalCount).toBe(first!.totalCount);
  });
});

describe('the wall between clinics', () => {
  const call = (words: string[], digits = '') =>
    sql<{
      total: number;
      ids: string[];
    }>`SELECT * FROM search_patients(${words}::text[], ${digits}, NULL, 'name', 'asc', 100, 0)`;

  it.each(['ramona', 'ramonna', 'elsewhere', '1'])(
    'hides other clinics’ patients from %j',
    async (search) => {
      expect(namesOf(await find(search))).not.toContain('Ramona Elsewhere');
    },
  );

  it('holds for the function itself, which requires a clinic', async () => {
    const { database } = app.started.services;
    const here = await database.inClinic(admin.user.clinic_id!, (tx) => call(['ram']).execute(tx));
    const there = await database.inClinic(other.user.clinic_id!, (tx) => call(['ram']).execute(tx));
    expect([here.rows[0]?.total, there.rows[0]?.total]).toEqual([3, 1]);
    const nobody = database.inClinic(admin.user.clinic_id!, async (tx) => {
      await sql`SELECT set_config('app.clinic_id', '', true)`.execute(tx);
      return call(['ram']).execute(tx);
    });
    await expect(nobody).rejects.toMatchObject({ code: '42501' });
  });

  it('lets only the search call the function of near spellings', async () => {
    const direct = app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      sql`SELECT * FROM search_near_spellings(${other.user.clinic_id}, '{ramona}', NULL,
        'name_folded', 'patient_id', 1, 0)`.execute(tx),
    );
    await expect(direct).rejects.toMatchObject({ code: '42501' });
  });

  it('passes the search term as a parameter, never as SQL', async () => {
    const words = ["x' OR true --", "y'::text[]) OR true --", '%'];
    const { rows } = await app.started.services.database.inClinic(admin.user.clinic_id!, (tx) =>
      call(words).execute(tx),
    );
    expect(rows[0]?.total).toBe(0);
  });
});
