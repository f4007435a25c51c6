import type pg from 'pg';
import { benchNames } from './names.ts';

export const CLINICS = 100;

/** A version 4 UUID derived from a text; the contract accepts it. */
const uuid = (text: string) =>
  `overlay(overlay(md5(${text}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** One clinic has every `$3`th patient, the others share the rest. */
const PATIENTS = `
  INSERT INTO patients (clinic_id, id, token, name, name_folded, age_told, age_unit, age_told_on,
    gender, phone, phone_digits,
    created_at, updated_at, created_by)
  SELECT c.id, ${uuid("'patient' || i")}, CASE WHEN c.n = 0 THEN i / $3::int ELSE i END, n.name,
    n.folded, i / 10 % 100, 'years', at::date,
    (ARRAY['F', 'M', 'F', 'M', 'O'])[1 + i / 10 % 5], phone, phone, at, at, c.owner
  FROM generate_series($1::int, $2::int) AS i
  CROSS JOIN LATERAL (SELECT
    (ARRAY['98', '97', '99', '90', '70', '88', '81', '63'])[1 + i / 10 % 8]
      || lpad((abs(hashint4(i)::bigint) % 100000000)::text, 8, '0') AS phone,
    timestamptz '2026-11-01' - i * interval '1 minute' AS at) AS made
  JOIN bench_clinics c ON c.n = CASE WHEN i % $3::int = 0 THEN 0 ELSE 1 + (i / 10 + i) % ${CLINICS - 1} END
  JOIN bench_names n ON n.n = 1 + abs(hashint8(i)::bigint) % (SELECT max(n) FROM bench_names)`;

const WORDS = `
  INSERT INTO patient_words
    (clinic_id, word, patient_id, previous, words, name_folded, gender, created_at)
  SELECT p.clinic_id, w.word, p.id, w.previous, w.words, p.name_folded, p.gender, p.created_at
  FROM patients p JOIN bench_names n ON n.name = p.name JOIN bench_words w ON w.n = n.n`;

async function prepare(client: pg.Client, owner: { clinicId: string; userId: string }) {
  await client.query('INSERT INTO bench_clinics VALUES (0, $1, $2)', [
    owner.clinicId,
    owner.userId,
  ]);
  await client.query(`
    INSERT INTO bench_clinics SELECT i, ${uuid("'clinic' || i")}, ${uuid("'user' || i")}
      FROM generate_series(1, ${CLINICS - 1}) i;
    INSERT INTO clinics (id, name, created_at)
      SELECT id, 'Clinic ' || n, now() FROM bench_clinics WHERE n > 0;
    INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
      SELECT owner, id, 'Owner', 'owner' || n || '@bench.example', 'none', 'admin', now()
      FROM bench_clinics WHERE n > 0`);
  const names = [...new Map(benchNames().map((each) => [each.name, each])).values()];
  await client.query(
    'INSERT INTO bench_names SELECT n, a, b FROM unnest($1::text[], $2::text[]) WITH ORDINALITY t(a, b, n)',
    [names.map(({ name }) => name), names.map(({ folded }) => folded)],
  );
  const words = names.flatMap(({ words: all }, n) =>
    all.map((word, at) => [n + 1, word, all[at - 1] ?? '', all.map((one) => ` ${one}`).join('')]),
  );
  await client.query(
    'INSERT INTO bench_words SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[])',
    [...[0, 1, 2, 3].map((column) => words.map((row) => row[column]))],
  );
  await client.query('ANALYZE bench_names; ANALYZE bench_words; ANALYZE bench_clinics');
}

/** Drops the indexes that are faster to build at the end, and returns their definitions. */
export async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid IN ('patients'::regclass, 'patient_words'::regclass)
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** A large import leaves what autovacuum would clean up within minutes. */
async function vacuum(client: pg.Client): Promise<void> {
  const tables = 'patients patient_words name_words search_changes name_counts phone_counts';
  for (const table of tables.split(' ')) await client.query(`VACUUM ANALYZE ${table}`);
}

/** Fills a fresh database with `count` patients, the same each time. */
export async function loadPatients(
  client: pg.Client,
  options: { count: number; share: number; clinicId: string; userId: string },
): Promise<void> {
  const indexes = await dropIndexes(client);
  // The product's roles cannot create temporary tables.
  await client.query(`
    CREATE TEMP TABLE bench_clinics (n int PRIMARY KEY, id uuid, owner uuid);
    CREATE TEMP TABLE bench_names (n int PRIMARY KEY, name text UNIQUE, folded text);
    CREATE TEMP TABLE bench_words (n int, word text, previous text, words text);
    GRANT ALL ON bench_clinics, bench_names, bench_words TO openopd_system`);
  // Row-level security applies to the owner of the tables too.
  await client.query('SET ROLE openopd_system');
  await prepare(client, options);
  await client.query(PATIENTS, [1, options.count, options.share]);
  await client.query('RESET ROLE; ANALYZE patients; SET ROLE openopd_system');
  await client.query(WORDS);
  await client.query(
    `INSERT INTO counters SELECT clinic_id, 'patient', max(token) FROM patients GROUP BY clinic_id`,
  );
  await client.query("RESET ROLE; SET maintenance_work_mem = '512MB'");
  for (const definition of indexes) await client.query(definition);
  await vacuum(client);
}

/** Registers patients of one name, the newest of the clinic, as an import or a camp in a village does. */
export async function addAlike(
  client: pg.Client,
  { clinicId, userId, count }: { clinicId: string; userId: string; count: number },
): Promise<void> {
  await client.query(
    `WITH made AS (
      INSERT INTO patients (clinic_id, id, token, name, name_folded, age_told, age_unit, age_told_on, gender,
        phone, phone_digits, created_at, updated_at, created_by)
      SELECT $1, ${uuid("'alike' || i")}, 5000000 + i, 'Ramesh Kumar', 'ramesh kumar', i % 90, 'years', at::date, 'M',
        phone, phone, at, at, $2
      FROM generate_series(1, $3::int) i, LATERAL (SELECT '9' || 800000000 + i * 37 AS phone,
        timestamptz '2026-11-02' + i * interval '1 second' AS at) m
      RETURNING clinic_id, id, name_folded, gender, created_at)
    INSERT INTO patient_words (clinic_id, word, patient_id, previous, words, name_folded, gender, created_at)
    SELECT clinic_id, w.word, id, w.previous, ' kumar ramesh', name_folded, gender, created_at
    FROM made, (VALUES ('kumar', ''), ('ramesh', 'kumar')) AS w(word, previous)`,
    [clinicId, userId, count],
  );
  await vacuum(client);
}
