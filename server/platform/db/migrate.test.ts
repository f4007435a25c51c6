import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { onCluster } from '../../testing/cluster.ts';
import { oneAtATime } from '../../testing/database.ts';
import { type ConnectionOptions, connect } from './connect.ts';
import { type Migration, migrate, migrationFiles } from './migrate.ts';

oneAtATime();
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
let name: string;
let pool: pg.Pool;

beforeEach(async () => {
  name = `openopd_migrate_${randomBytes(4).toString('hex')}`;
  await onCluster(cluster, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  pool = connect({ ...cluster, database: name }, () => {});
});
afterEach(async () => {
  await pool.end();
  await onCluster(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
});

const tables = async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  return rows.map((row) => row.name);
};
const next = (sql: string, nth = 1): Migration => ({
  name: `9${nth}.sql`,
  sql,
  checksum: `checksum-${nth}`,
});

it.each([
  ['a table', 'CREATE TABLE orders (id int)', 'orders'],
  ['a view', 'CREATE VIEW sales AS SELECT 1 AS id', 'sales'],
  [
    'a migrations table of its own',
    'CREATE TABLE schema_migrations (version text)',
    'schema_migrations',
  ],
])('refuses a database in which another program has %s', async (_what, sql, found) => {
  await pool.query(sql);
  const before = await tables();
  await expect(migrate(pool)).rejects.toThrow(
    `This database holds tables of another program (${found}).`,
  );
  expect(await tables()).toEqual(before);
});

it("leaves the database in the old version's state when an upgrade fails", async () => {
  await migrate(pool);
  const before = await tables();
  const upgrade = [next('CREATE TABLE first_of_two (id int)'), next('SELECT 1 / 0', 2)];
  const newer = async () => [...(await migrationFiles()), ...upgrade];
  await expect(migrate(pool, newer)).rejects.toThrow('92.sql failed and nothing of it was kept');
  expect(await tables()).toEqual(before);
  expect(await migrate(pool)).toEqual([]);
});

it('explains how to give PostgreSQL more locks when an upgrade needs them', async () => {
  const full = `DO $$ BEGIN RAISE 'out of shared memory' USING ERRCODE = 'out_of_memory'; END $$`;
  await expect(migrate(pool, async () => [next(full)])).rejects.toThrow(
    '91.sql failed and nothing of it was kept: PostgreSQL has too few locks. Set max_locks_per_transaction = 256',
  );
});

it('refuses a database that a newer version has upgraded', async () => {
  await migrate(pool);
  await migrate(pool, async () => [...(await migrationFiles()), next('SELECT 1')]);
  await expect(migrate(pool)).rejects.toThrow('made by a newer OpenOPD (it has 91.sql)');
});

it('refuses a database that has run another version of a migration', async () => {
  const [first, ...others] = await migrationFiles();
  await migrate(pool);
  const edited = async () => [{ ...first!, checksum: 'edited' }, ...others];
  await expect(migrate(pool, edited)).rejects.toThrow(
    `The migration ${first!.name} is not the one that was applied here.`,
  );
});

it('asks before changing a database in use, and stops on a refusal', async () => {
  const asked: (readonly string[])[] = [];
  const ask = async (names: readonly string[]) => void asked.push(names);
  await migrate(pool, undefined, ask);
  await migrate(pool, undefined, ask);
  expect(asked).toEqual([]);

  const before = await tables();
  const newer = async () => [...(await migrationFiles()), next('CREATE TABLE later (id int)')];
  const refusing = async () => Promise.reject(new Error('the disk is full'));
  await expect(migrate(pool, newer, refusing)).rejects.toThrow('the disk is full');
  expect(await tables()).toEqual(before);
  await migrate(pool, newer, ask);
  expect(asked).toEqual([['91.sql']]);
  expect(await tables()).toContain('later');
});
