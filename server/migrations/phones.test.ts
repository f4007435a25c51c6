import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { digitsOf, phoneDigits } from '#contract/patients/phone.rules.ts';
import { PHONE_FORMS } from '#contract/patients/testing/phone-forms.ts';
import { type ConnectionOptions, connect } from '../platform/db/connect.ts';
import { onCluster } from '../testing/cluster.ts';

const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const database = `openopd_phones_${randomBytes(4).toString('hex')}`;
const migration = new URL('0111_phones_without_prefix.sql', import.meta.url);
let pool: pg.Pool;

beforeAll(async () => {
  await onCluster(cluster, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  pool = connect({ ...cluster, database }, () => {});
});
afterAll(async () => {
  await pool.end();
  await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
});

/** A phone before this migration. */
const OLD_FORM = /^\+?[0-9][0-9 ()-]{3,18}[0-9]$/;
const OTHERS = [
  '022-2345 6789',
  '+1 415 555 2671',
  '0044 7911 123456',
  '000000',
  '+91 000',
  '10012',
];

it('gives stored phones the digits that a search compares', async () => {
  const phones = [...PHONE_FORMS, ...OTHERS].filter((phone) => OLD_FORM.test(phone));
  await pool.query(
    'CREATE TABLE patients (clinic_id int, id int PRIMARY KEY, phone text, phone_digits text)',
  );
  const rows = phones.map((phone, id) => ({ clinic_id: 1, id, phone, digits: digitsOf(phone) }));
  await pool.query(
    `INSERT INTO patients SELECT clinic_id, id, phone, digits
     FROM json_to_recordset($1) AS t(clinic_id int, id int, phone text, digits text)`,
    [JSON.stringify(rows)],
  );
  await pool.query('INSERT INTO patients VALUES (1, -1, NULL, NULL)');
  await pool.query(await readFile(migration, 'utf8'));
  const { rows: after } = await pool.query<{ phone: string | null; phone_digits: string | null }>(
    'SELECT phone, phone_digits FROM patients ORDER BY id',
  );
  expect(after[0]).toEqual({ phone: null, phone_digits: null });
  expect(after.slice(1)).toEqual(
    phones.map((phone) => ({ phone, phone_digits: phoneDigits(phone) })),
  );
  expect(phones.length).toBeGreaterThan(OTHERS.length + 10);
});
