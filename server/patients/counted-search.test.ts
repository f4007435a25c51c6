import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { registerPatient, updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { erasePatient } from '#contract/privacy/privacy.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, type Person } from '../testing/builders/clinic.ts';
import { type SearchQuery, visitAll } from '../testing/builders/searched.ts';

const app = startTestApp();
let admin: Person;
let clinicId: string;

beforeEach(async () => {
  admin = await newClinic(app);
  clinicId = admin.user.clinic_id ?? '';
});

const NAMES = ['Ram Rao', 'Rama Ram Rathore', 'Kumar Ram', 'Ram Kumar', 'Zoë D’Souza', 'Ward 98'];
const PHONES = ['9876543210', '9898989898', '08012345', '', '7000000000'];
const GENDERS = ['M', 'F', 'O', null] as const;
const TERMS = [
  'r',
  'ra',
  'ram',
  'ram ra',
  'kumar r',
  'souza',
  '9',
  '98',
  '987',
  '1',
  '00',
  '9876',
  '700',
];

/** Terms of many patients, asked in one order after the other. */
const ENDS = ['z', 'zara', 'zara z', 'asha a', '1', '98', '981'];

const details = fc.record({
  name: fc.constantFrom(...NAMES),
  phone: fc.constantFrom(...PHONES),
  gender: fc.constantFrom(...GENDERS),
});
const STEPS = fc.array(
  fc.record({
    kind: fc.constantFrom('register', 'register', 'edit', 'merge', 'erase', 'fold', 'undone'),
    details,
    one: fc.nat(),
    other: fc.nat(),
  }),
  { minLength: 4, maxLength: 16 },
);
type Step = (typeof STEPS extends fc.Arbitrary<infer T> ? T : never)[number];

const register = (body: Step['details']) => app.ok(registerPatient, { body }, admin);

/** In one transaction of its own, which may be rolled back. */
async function byHand(statement: string, values: unknown[], end: 'COMMIT' | 'ROLLBACK') {
  const client = await app.started.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, values);
    await client.query(end);
  } finally {
    client.release();
  }
}

const fold = (end: 'COMMIT' | 'ROLLBACK' = 'COMMIT') =>
  byHand('SELECT fold_search_changes($1, false)', [clinicId], end);

/** Some steps are refused, and change nothing then. */
async function carryOut(step: Step): Promise<void> {
  const { rows } = await app.started.pool.query<{ id: string; token: number }>(
    'SELECT id, token FROM patients WHERE clinic_id = $1 AND erased_at IS NULL ORDER BY token',
    [clinicId],
  );
  app.clock.advance(60_000);
  const at = (nth: number) => rows[nth % rows.length];
  const [one, other] = [at(step.one), at(step.other)];
  if (step.kind === 'fold') return fold();
  if (step.kind === 'register' || !one || !other) return void (await register(step.details));
  const params = { id: one.id };
  if (step.kind === 'edit') await app.call(updatePatient, { params, body: step.details }, admin);
  else if (step.kind === 'merge')
    await app.call(mergePatients, { params, body: { lostId: other.id } }, admin);
  else if (step.kind === 'erase') {
    const body = { requestedBy: 'patient', reason: 'Asked by letter', token: one.token };
    await app.call(erasePatient, { params, body }, admin);
  } else await fold('ROLLBACK');
}

async function expectEqual(terms: readonly string[]): Promise<void> {
  const visited = await visitAll(app.started.pool, clinicId);
  const expectTerm = async (search: string, nth: number) => {
    const gender = GENDERS[nth % 4];
    const query: SearchQuery = {
      search,
      ...(gender && nth % 3 === 0 && { gender }),
      sortBy: nth % 2 ? 'name' : 'created_at',
      sortOrder: nth % 5 < 2 ? 'asc' : 'desc',
    };
    const expected = visited(query);
    const pages = [1, 2].map((page) =>
      app.ok(listPatients, { query: { ...query, page, limit: 4 } }, admin),
    );
    const found = await Promise.all(pages);
    if (found[0]?.nearSpellings) expect(expected).toEqual([]);
    else {
      expect([search, found[1]?.totalCount]).toEqual([search, expected.length]);
      const ids = found.flatMap(({ patients }) => patients.map(({ id }) => id));
      expect([query, ids]).toEqual([query, expected.slice(0, 8)]);
    }
  };
  await Promise.all(terms.map(expectTerm));
}

describe('a search counted by its stored counts', () => {
  it('equals a visit of every patient, whatever was written before', async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        admin = await newClinic(app);
        clinicId = admin.user.clinic_id ?? '';
        for (const step of steps) await carryOut(step);
        await expectEqual(TERMS);
        await fold();
        await expectEqual(TERMS);
      }),
      { numRuns: 12 },
    );
  });

  it('is exact when many connections write, fold and undo at once', async () => {
    const known = await Promise.all(
      NAMES.map((name, nth) => register({ name, phone: PHONES[nth % 5]!, gender: 'F' })),
    );
    const change = (nth: number) =>
      byHand(
        'UPDATE patients SET phone_digits = $2 WHERE id = $1',
        [known[nth % known.length]?.id, nth % 3 ? PHONES[nth % 5] : null],
        nth % 4 === 1 ? 'ROLLBACK' : 'COMMIT',
      );
    const edit = (nth: number) => {
      const params = { id: known[nth % known.length]!.id };
      const body = { name: NAMES[(nth * 5) % 6], gender: GENDERS[nth % 4] };
      return app.call(updatePatient, { params, body }, admin);
    };
    await Promise.all(
      Array.from({ length: 24 }, (_, nth) => [
        register({ name: NAMES[nth % 6]!, phone: PHONES[nth % 5]!, gender: GENDERS[nth % 4]! }),
        change(nth),
        edit(nth),
        fold(nth % 5 ? 'COMMIT' : 'ROLLBACK'),
      ]).flat(),
    );
    await expectEqual(TERMS);
    await fold();
    await expectEqual(TERMS);
  });

  it('never makes a registration wait for one that counts', async () => {
    await register({ name: 'Ram Rao', phone: '9876543210', gender: 'M' });
    const client = await app.started.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT fold_search_changes($1, false)', [clinicId]);
      await register({ name: 'Ram Rao', phone: '9876543210', gender: 'M' });
      await fold();
      await expectEqual(['ram', '98']);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    await expectEqual(['ram', '98']);
  });

  it.each(['alike at the end', 'alike among the others', 'alike but for one word'])(
    'reads the same pages of many patients, %s',
    async (how) => {
      const name = {
        'alike at the end':
          "CASE WHEN i > 900 THEN 'zara zaveri' ELSE 'asha ' || chr(97 + i % 20) || i END",
        'alike among the others':
          "CASE WHEN i % 3 = 0 THEN 'zara zaveri' ELSE 'asha ' || chr(97 + i % 26) END",
        'alike but for one word': "CASE WHEN i > 600 THEN 'zara z' || i ELSE 'asha ' || i END",
      }[how];
      await byHand(
        `WITH made AS (
          INSERT INTO patients (clinic_id, id, token, name, name_folded, gender, phone, phone_digits,
            created_at, updated_at, created_by)
          SELECT $1, gen_random_uuid(), i, name, name, (ARRAY['M', 'F', NULL])[1 + i % 3], phone, phone, at, at, $2
          FROM generate_series(1, 1200) i,
            LATERAL (SELECT ${name} AS name, '98' || 10000000 + i AS phone,
              timestamptz '2026-01-01' + i % 100 * interval '1 hour' AS at) m
          RETURNING *)
        INSERT INTO patient_words
          SELECT p.clinic_id, w.word, p.id, CASE w.nth WHEN 1 THEN '' ELSE w.first END,
            ' ' || p.name, p.name, p.gender, p.created_at
          FROM made p, LATERAL (SELECT word, nth, split_part(p.name, ' ', 1) AS first
            FROM unnest(string_to_array(p.name, ' ')) WITH ORDINALITY AS u(word, nth)) w`,
        [clinicId, admin.user.id],
        'COMMIT',
      );
      await expectEqual([...ENDS, ...ENDS, ...ENDS, ...ENDS, ...ENDS]);
    },
  );

  it('keeps no name that was erased', async () => {
    const { id, token } = await register({ name: 'Xylophone', phone: '', gender: null });
    await fold();
    const body = { requestedBy: 'patient' as const, reason: 'Asked by letter', token };
    await app.ok(erasePatient, { params: { id }, body }, admin);
    const { rows } = await app.started.pool.query(
      `SELECT words FROM name_counts WHERE clinic_id = $1
       UNION ALL SELECT words FROM search_changes WHERE clinic_id = $1`,
      [clinicId],
    );
    expect(rows).toEqual([]);
  });

  it.each(['search_changes', 'name_counts', 'phone_counts'] as const)(
    'cannot be falsified: a clinic does not write %s',
    async (table) => {
      const write = app.started.services.database.inClinic(clinicId, (tx) =>
        tx.updateTable(table).set({ clinic_id: clinicId }).execute(),
      );
      await expect(write).rejects.toThrow(/permission denied/);
    },
  );
});
