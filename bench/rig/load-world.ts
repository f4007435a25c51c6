import { createHash } from 'node:crypto';
import type pg from 'pg';
import { dropIndexes } from '../search/load-patients.ts';
import { benchNames } from '../search/names.ts';
import {
  DRUGS_A_CLINIC,
  idOf,
  LAB_PARAMETER,
  LAB_TESTS_A_CLINIC,
  OPENING_STOCK,
  rolesOf,
  SQL_ID,
  tokenOf,
  type World,
} from './world.ts';

const BATCH = 5_000;

async function loadNames(client: pg.Client): Promise<void> {
  const names = [...new Map(benchNames().map((each) => [each.name, each])).values()];
  await client.query(`
    CREATE TEMP TABLE bench_names (n int PRIMARY KEY, name text, folded text);
    CREATE TEMP TABLE bench_words (n int, word text, previous text, words text)`);
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
  await client.query('ANALYZE bench_names; ANALYZE bench_words');
}

async function loadPeople(client: pg.Client, world: World): Promise<void> {
  const roles = rolesOf(world);
  await client.query(
    `INSERT INTO clinics (id, name, created_at)
     SELECT ${SQL_ID('clinic', 'n')}, 'Clinic ' || n, now() FROM generate_series(0, $1::int - 1) n`,
    [world.clinics],
  );
  await client.query(
    `INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
     SELECT ${SQL_ID('user', 'c * $3 + k - 1')}, ${SQL_ID('clinic', 'c')}, initcap(role) || ' ' || c,
       role || k || '.' || c || '@bench.example', 'none', role, now()
     FROM generate_series(0, $1::int - 1) c, unnest($2::text[]) WITH ORDINALITY AS r(role, k),
       (SELECT $3::int) AS staff`,
    [world.clinics, roles, roles.length],
  );
  const sessions = world.clinics * roles.length * world.screensAPerson;
  for (let from = 0; from < sessions; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, sessions - from) }, (_, n) => from + n);
    await client.query(
      `INSERT INTO sessions (id, token_hash, user_id, clinic_id, created_at, last_seen_at, expires_at)
       SELECT s.id, hash, user_id, u.clinic_id, now(), now(), now() + interval '1 day'
       FROM unnest($1::uuid[], $2::bytea[], $3::uuid[]) AS s(id, hash, user_id)
       JOIN users u ON u.id = s.user_id`,
      [
        numbers.map((n) => idOf('session', n)),
        numbers.map((n) => createHash('sha256').update(tokenOf(n)).digest()),
        numbers.map((n) => idOf('user', Math.floor(n / world.screensAPerson))),
      ],
    );
  }
}

/** The clinic's admin is the author of all loaded records. */
const MADE = (world: World, clinic: string) =>
  `now() - interval '30 days', ${SQL_ID('user', `${clinic} * ${rolesOf(world).length}`)}`;

async function loadShelves(client: pg.Client, world: World): Promise<void> {
  const drugs = [world.clinics * DRUGS_A_CLINIC];
  const each = `FROM generate_series(0, $1::int - 1) n, LATERAL (SELECT n / ${DRUGS_A_CLINIC} AS c) of`;
  const [clinic, drug] = [SQL_ID('clinic', 'c'), SQL_ID('drug', 'n')];
  await client.query(
    `INSERT INTO drugs (clinic_id, id, name, price_paise, unit, updated_at, created_at, created_by)
     SELECT ${clinic}, ${drug}, 'Drug ' || n % ${DRUGS_A_CLINIC}, 100 + 25 * (n % 7), 'tablet', now(),
       ${MADE(world, 'c')} ${each}`,
    drugs,
  );
  await client.query(
    `INSERT INTO drug_batches (clinic_id, id, drug_id, expiry_date, created_at, created_by)
     SELECT ${clinic}, ${SQL_ID('batch', 'n')}, ${drug}, current_date + 400, ${MADE(world, 'c')} ${each}`,
    drugs,
  );
  await client.query(
    `INSERT INTO stock_movements (clinic_id, id, drug_id, batch_id, kind, quantity, at, created_by)
     SELECT ${clinic}, ${SQL_ID('movement', 'n')}, ${drug}, ${SQL_ID('batch', 'n')}, 'opening',
       ${OPENING_STOCK}, ${MADE(world, 'c')} ${each}`,
    drugs,
  );
  const tests = `FROM generate_series(0, $1::int - 1) n, LATERAL (SELECT n / ${LAB_TESTS_A_CLINIC} AS c) of`;
  await client.query(
    `INSERT INTO lab_tests (clinic_id, id, name, price_paise, updated_at, created_at, created_by)
     SELECT ${clinic}, ${SQL_ID('lab test', 'n')}, 'Test ' || n % ${LAB_TESTS_A_CLINIC}, 30000, now(),
       ${MADE(world, 'c')} ${tests}`,
    [world.clinics * LAB_TESTS_A_CLINIC],
  );
  await client.query(
    `INSERT INTO lab_test_parameters (clinic_id, id, test_id, position, name, type)
     SELECT clinic_id, gen_random_uuid(), id, 0, '${LAB_PARAMETER}', 'number' FROM lab_tests`,
  );
}

async function loadPatients(client: pg.Client, world: World): Promise<void> {
  await client.query(
    `INSERT INTO patients (clinic_id, id, token, name, name_folded, age_told, age_unit, age_told_on, gender,
       phone, phone_digits,
       updated_at, created_at, created_by)
     SELECT ${SQL_ID('clinic', 'c')}, ${SQL_ID('patient', 'i')}, 1 + i % $2, b.name, b.folded, i % 100,
       'years', at::date,
       (ARRAY['F', 'M', 'F', 'M', 'O'])[1 + i % 5], phone, phone, at, at, u.id
     FROM generate_series(0, $1::int * $2::int - 1) AS i
     CROSS JOIN LATERAL (SELECT i / $2 AS c, now() - i % $2 * interval '7 minutes' AS at,
       (ARRAY['98', '97', '99', '90', '70', '88', '81', '63'])[1 + i % 8]
         || lpad((abs(hashint4(i)::bigint) % 100000000)::text, 8, '0') AS phone) AS made
     JOIN users u ON u.id = ${SQL_ID('user', `c * ${rolesOf(world).length}`)}
     JOIN bench_names b ON b.n = 1 + abs(hashint8(i)::bigint) % (SELECT max(n) FROM bench_names)`,
    [world.clinics, world.patientsAClinic],
  );
  await client.query('ANALYZE patients');
  await client.query(`
    INSERT INTO patient_words
      (clinic_id, word, patient_id, previous, words, name_folded, gender, created_at)
    SELECT p.clinic_id, w.word, p.id, w.previous, w.words, p.name_folded, p.gender, p.created_at
    FROM patients p JOIN bench_names n ON n.name = p.name JOIN bench_words w ON w.n = n.n;
    INSERT INTO name_words SELECT DISTINCT clinic_id, word FROM patient_words;
    INSERT INTO counters SELECT clinic_id, 'patient', max(token) FROM patients GROUP BY clinic_id;
    INSERT INTO patient_counts (clinic_id, gender, patients)
      SELECT clinic_id, coalesce(gender, ''), count(*) FROM patients GROUP BY 1, 2`);
  // Without these a search finds nothing: it looks for names that are counted.
  await client.query(`
    INSERT INTO search_changes (clinic_id, name_folded, words, gender, added)
      SELECT clinic_id, name_folded, words, gender, 1 FROM patient_words WHERE previous = '';
    INSERT INTO search_changes (clinic_id, phone_digits, gender, added)
      SELECT clinic_id, phone_digits, gender, 1 FROM patients WHERE phone_digits IS NOT NULL;
    SELECT fold_search_changes(id, true) FROM clinics`);
}

/**
 * Fills a fresh database with the same clinics, users, stock and patients each time. Needs a
 * superuser, who can disable triggers that check row by row.
 */
export async function loadWorld(client: pg.Client, world: World): Promise<void> {
  const indexes = await dropIndexes(client);
  await loadNames(client);
  await loadPeople(client, world);
  await loadShelves(client, world);
  await client.query('SET session_replication_role = replica');
  await loadPatients(client, world);
  await client.query("SET session_replication_role = origin; SET maintenance_work_mem = '512MB'");
  for (const definition of indexes) await client.query(definition);
  await client.query('VACUUM ANALYZE');
  // Flushes the loaded data to disk before the measurement.
  await client.query('CHECKPOINT');
}
