import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ConnectionOptions, connect } from '../../platform/db/connect.ts';
import { migrate, migrationFiles } from '../../platform/db/migrate.ts';
import { onCluster } from '../../testing/cluster.ts';
import { oneAtATime } from '../../testing/database.ts';
import { backUpBeforeUpgrade } from './before-upgrade.ts';
import { newKey } from './key.ts';
import { linesOfFile } from './read-backup.ts';
import { askingThrough, sumOf } from './read-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { type StoredTable, storedTables } from './tables.ts';
import { openClient } from './write-backup.ts';

oneAtATime();
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const [old, restored] = ['old', 'restored'].map((kind) => ({
  ...cluster,
  database: `openopd_upgrade_${kind}_${randomBytes(4).toString('hex')}`,
})) as [ConnectionOptions, ConnectionOptions];
const key = newKey();
const now = new Date('2026-11-22T04:30:00Z');
let folder: string;

const CLINIC = '00000000-0000-7000-8000-000000000001';
const PERSON = '00000000-0000-7000-8000-000000000002';
/** Rows as the first version wrote them. */
const FIRST_ROWS = `
INSERT INTO clinics (id, name, created_at) VALUES ('${CLINIC}', 'The Old Clinic', '2026-01-01');
INSERT INTO users (id, clinic_id, name, email, password_hash, role, created_at)
  VALUES ('${PERSON}', '${CLINIC}', 'Anita', 'anita@example.org', 'none', 'admin', '2026-01-01');
INSERT INTO patients (clinic_id, id, token, name, name_folded, created_at, updated_at, created_by)
  SELECT '${CLINIC}', gen_random_uuid(), n, 'Asha ' || n, 'asha ' || n, '2026-01-01', '2026-01-01', '${PERSON}'
  FROM generate_series(1, 50) n;
INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id)
  SELECT clinic_id, gen_random_uuid(), created_at, created_by, 'register-patient', 'patient', id FROM patients`;

/** Checksums of the original columns of these tables, without columns added later. */
async function sumsOf(connection: ConnectionOptions, tables?: readonly StoredTable[]) {
  const client = await openClient(connection);
  try {
    const these = tables ?? (await storedTables(askingThrough(client)));
    await client.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'`);
    const sums: Record<string, unknown> = {};
    for (const table of these) sums[table.name] = await sumOf(client, table);
    return { tables: these, sums };
  } finally {
    await client.end();
  }
}

async function migrateTo(count?: number, before?: () => Promise<void>): Promise<void> {
  const pool = connect(old, () => {});
  try {
    await migrate(pool, async () => (await migrationFiles()).slice(0, count), before);
  } finally {
    await pool.end();
  }
}

const database = ({ database: name }: ConnectionOptions) => name ?? '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-upgrade-'));
  for (const one of [old, restored]) {
    await onCluster(cluster, `CREATE DATABASE ${database(one)} TEMPLATE template0 ENCODING 'UTF8'`);
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const one of [old, restored]) {
    await onCluster(cluster, `DROP DATABASE ${database(one)} WITH (FORCE)`);
  }
});

it('an upgrade is backed up first and keeps every old column, and the backup restores it', async () => {
  await migrateTo(8);
  await onCluster(old, FIRST_ROWS);
  const before = await sumsOf(old);
  expect(before.sums.patients).toMatchObject({ rows: 50 });

  let file = '';
  await migrateTo(undefined, async () => {
    file = await backUpBeforeUpgrade({ connection: old, folder, key, now });
  });
  expect((await sumsOf(old, before.tables)).sums).toEqual(before.sums);
  expect(await readdir(folder)).toEqual(['openopd-before-upgrade-2026-11-22T04-30-00Z.backup']);

  await restoreBackup(restored, { lines: linesOfFile(file, { keys: [key] }), at: now });
  expect((await sumsOf(restored, before.tables)).sums).toEqual(before.sums);
  // The restored database has been upgraded.
  expect((await sumsOf(restored)).tables).toEqual((await sumsOf(old)).tables);
});

it('keeps the last three besides the nightly ones, and explains what to do when the disk is full', async () => {
  const nightly = 'openopd-2026-11-20.backup';
  await writeFile(join(folder, nightly), 'a night');
  for (const day of [23, 24, 25]) {
    const later = new Date(now.getTime() + (day - 22) * 86_400_000);
    await backUpBeforeUpgrade({ connection: old, folder, key, now: later });
  }
  expect((await readdir(folder)).sort()).toEqual([
    nightly,
    ...[23, 24, 25].map((day) => `openopd-before-upgrade-2026-11-${day}T04-30-00Z.backup`),
  ]);

  const notAFolder = join(folder, 'file');
  await mkdir(folder, { recursive: true });
  await writeFile(notAFolder, '');
  await expect(
    backUpBeforeUpgrade({ connection: old, folder: notAFolder, key, now }),
  ).rejects.toThrow(/^nothing was upgraded.*BACKUP_BEFORE_UPGRADE=false\.$/);
});
