import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { phoneDigits } from '#contract/patients/phone.rules.ts';
import { searchWords, sortName } from '#contract/patients/search.rules.ts';
import { nameWordRows } from '../patients/patient.store.ts';
import { type ConnectionOptions, connect } from '../platform/db/connect.ts';
import { migrate, migrationFiles } from '../platform/db/migrate.ts';
import { onCluster } from '../testing/cluster.ts';
import { oneAtATime } from '../testing/database.ts';

oneAtATime();
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const database = `openopd_counted_${randomBytes(4).toString('hex')}`;
let pool: pg.Pool;

beforeAll(async () => {
  await onCluster(cluster, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  pool = connect({ ...cluster, database }, () => {});
});
afterAll(async () => {
  await pool.end();
  await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
});

const NAMES = ['Ramesh Rao', 'Rao Ramesh', 'Zoë D’Souza', 'अनिता राम', 'Ward 98', 'Ram Ramesh Rao'];
const PHONES = ['9876543210', '98450 53621', '0802345678', '1212121212', null];
const GENDERS = ['M', 'F', 'O', null] as const;
const COUNTED = ['M', 'F', 'O', ''] as const;

type Row = {
  clinic_id: string;
  id: string;
  token: number;
  name: string;
  name_folded: string;
  gender: (typeof GENDERS)[number];
  phone_digits: string | null;
  placeholder: boolean;
  created_at: Date;
};

/** Every name with every phone and gender, some of them often, and a placeholder without words. */
function patientsOf(clinicId: string, most: number): Row[] {
  return Array.from({ length: most }, (_, n) => {
    const name = NAMES[n % NAMES.length] ?? '';
    const phone = PHONES[(n * 7) % PHONES.length] ?? null;
    return {
      ...{ clinic_id: clinicId, id: randomUUID(), token: n + 1, name, name_folded: sortName(name) },
      gender: GENDERS[(n >> 1) % GENDERS.length] ?? null,
      phone_digits: phone && phoneDigits(phone),
      placeholder: n === 5,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    };
  });
}

async function insertRows(table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await pool.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

async function makeClinic(most: number): Promise<Row[]> {
  const [clinicId, owner] = [randomUUID(), randomUUID()];
  const at = new Date().toISOString();
  await insertRows('clinics', [
    { id: clinicId, name: 'Rao', created_at: at, time_zone: 'Asia/Kolkata' },
  ]);
  const user = { id: owner, clinic_id: clinicId, name: 'Owner', email: `${owner}@example.org` };
  await insertRows('users', [
    { ...user, password_hash: 'none', role: 'admin', active: true, created_at: at },
  ]);
  const rows = patientsOf(clinicId, most);
  const stored = rows.map((row) => ({
    ...{ ...row, phone: row.phone_digits, updated_at: at, created_by: owner },
  }));
  await insertRows('patients', stored);
  await insertRows(
    'patient_words',
    rows.filter(({ placeholder }) => !placeholder).flatMap(nameWordRows),
  );
  return rows;
}

/** Each name's patients by gender, once for each of its words. */
function namesOf(rows: readonly Row[]): Set<string> {
  const counts = new Map<string, number[]>();
  for (const row of rows.filter(({ placeholder }) => !placeholder)) {
    for (const word of searchWords(row.name)) {
      const words = searchWords(row.name).sort();
      const key = [row.clinic_id, word, row.name_folded, words.map((w) => ` ${w}`).join('')].join(
        '|',
      );
      const of = counts.get(key) ?? [0, 0, 0, 0];
      of[GENDERS.indexOf(row.gender)] = (of[GENDERS.indexOf(row.gender)] ?? 0) + 1;
      counts.set(key, of);
    }
  }
  return new Set([...counts].map(([key, of]) => `${key}|${of.join(',')}`));
}

const digitsOf = (digits: string): Set<string> =>
  new Set(
    [1, 2, 3].flatMap((size) =>
      Array.from({ length: digits.length - size + 1 }, (_, at) => digits.slice(at, at + size)),
    ),
  );

/** How many phones of a gender contain each one to three digits, in the order of the counts. */
function phonesOf(rows: readonly Row[], gender: string): number[] {
  const parts = [1, 2, 3].flatMap((size) =>
    Array.from({ length: 10 ** size }, (_, n) => String(n).padStart(size, '0')),
  );
  const counts = new Map(parts.map((part) => [part, 0]));
  for (const { phone_digits: phone } of rows.filter((row) => (row.gender ?? '') === gender)) {
    for (const part of digitsOf(phone ?? '')) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return parts.map((part) => counts.get(part) ?? 0);
}

it('counts the names and phones of the patients that a database already has', async () => {
  const files = await migrationFiles();
  const before = files.filter(({ name }) => name < '0289');
  await migrate(pool, async () => before);
  const clinics = [await makeClinic(240), await makeClinic(7)];
  await migrate(pool);

  const { rows: names } = await pool.query<{ line: string }>(
    `SELECT concat_ws('|', clinic_id, word, name_folded, words,
       concat_ws(',', male, female, other, unsaid)) AS line FROM name_counts`,
  );
  expect(new Set(names.map(({ line }) => line))).toEqual(namesOf(clinics.flat()));
  expect(names.length).toBeGreaterThan(NAMES.length);
  for (const rows of clinics) {
    const { rows: phones } = await pool.query<{ gender: string; phones: number[] }>(
      'SELECT gender, phones FROM phone_counts WHERE clinic_id = $1',
      [rows[0]?.clinic_id],
    );
    const counted = new Map(phones.map((row) => [row.gender, row.phones]));
    for (const gender of COUNTED) {
      const none = new Array<number>(1_110).fill(0);
      expect(counted.get(gender) ?? none).toEqual(phonesOf(rows, gender));
    }
  }
  const { rows: left } = await pool.query('SELECT FROM search_changes');
  expect(left).toHaveLength(0);
});
