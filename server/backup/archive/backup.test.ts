import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { login } from '#contract/auth/auth.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import { startTestApp, testClock } from '../../testing/build-app.ts';
import { newPatient, PASSWORD } from '../../testing/builders/clinic.ts';
import { onCluster } from '../../testing/cluster.ts';
import { contentOf } from '../../testing/content-of.ts';
import { createTestDatabase, oneAtATime } from '../../testing/database.ts';
import { newWorld, type World } from '../../testing/world.ts';
import { backUpIfDue } from '../nightly/nightly.ts';
import { newKey } from './key.ts';
import { moveHouse } from './move-house.ts';
import { linesOfFile } from './read-backup.ts';
import { askingThrough, beginPicture } from './read-rows.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedTables } from './tables.ts';
import { openClient, writeBackup } from './write-backup.ts';

oneAtATime();
const app = startTestApp();
const at = new Date('2026-11-21T20:00:00Z');
const key = newKey();
const opening = { keys: [key] };
const plainly = { keys: [], unencrypted: true };
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const plain = `openopd_moved_${randomBytes(4).toString('hex')}`;
let folder: string;
let file: string;
let world: World;

const signIn = () => app.ok(login, { body: { email: world.admin.user.email, password: PASSWORD } });
const namesFound = async (token: string) =>
  (await app.ok(listPatients, { query: {} }, { token })).patients.map(({ name }) => name);

async function textOf(path: string): Promise<string> {
  let text = '';
  for await (const line of linesOfFile(path, opening)) text += `${line}\n`;
  return text;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-backup-'));
  file = join(folder, 'clinic.backup');
  world = await newWorld(app, 'Backed Up');
  await newWorld(app, 'The Neighbour');
  await app.started.services.reads.flush();
  await writeBackup(app.connection, { file, madeAt: at, key });
  await onCluster(
    cluster,
    `CREATE ROLE ${plain} LOGIN PASSWORD 'plain' NOSUPERUSER NOBYPASSRLS`,
    `GRANT openopd_app, openopd_accounts, openopd_system TO ${plain}`,
    `CREATE DATABASE ${plain} OWNER ${plain} TEMPLATE template0 ENCODING 'UTF8'`,
  );
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await onCluster(cluster, `DROP DATABASE ${plain} WITH (FORCE)`, `DROP ROLE ${plain}`);
});

it('contains every row of every table of all clinics, and is readable by its owner only', async () => {
  const client = await openClient(app.connection);
  await beginPicture(client);
  const tables = await storedTables(askingThrough(client));
  expect(tables.map(({ name }) => name)).toContain('stock_movements');
  await client.end();
  const text = await textOf(file);
  for (const [name, sum] of Object.entries(await contentOf(app.connection))) {
    expect(text).toContain(`#{"end":${JSON.stringify(name)},${JSON.stringify(sum).slice(1)}`);
  }
  expect(text).toContain('The Neighbour');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['clinic.backup']);
});

/** The tables that the planner has no statistics of. */
async function tablesOfUnknownSize(connection: ConnectionOptions): Promise<string[]> {
  const client = await openClient(connection);
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname::text FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0`,
  );
  await client.end();
  return rows.map(({ relname }) => relname);
}

it('refuses an existing file name', async () => {
  const again = writeBackup(app.connection, { file, madeAt: at, key });
  await expect(again).rejects.toThrow('already exists');
});

it('restores every table into an empty database unchanged', async () => {
  const empty = await createTestDatabase();
  try {
    const { tables, before } = await restoreBackup(empty.connection, {
      lines: linesOfFile(file, opening),
      keepIn: { file: join(folder, 'nothing'), key },
      at,
    });
    expect(await contentOf(empty.connection)).toEqual(await contentOf(app.connection));
    expect(tables.find(({ name }) => name === 'clinics')?.rows).toBe(2);
    expect(before).toBeUndefined();
    expect(await tablesOfUnknownSize(empty.connection)).toEqual([]);
  } finally {
    await empty.drop();
  }
});

it('restores a clinic under a running server, and backs up what was there', async () => {
  const later = await newPatient(app, world.admin, 'Came Later');
  const keepIn = { file: join(folder, 'before.backup'), key };
  const lines = linesOfFile(file, opening);
  const { before } = await restoreBackup(app.connection, { lines, keepIn, at });
  expect(before).toBe(keepIn.file);
  expect(await textOf(keepIn.file)).toContain('Came Later');

  const back = await signIn();
  expect(await namesFound(back.token)).not.toContain('Came Later');
  // Row security, number series and ledgers continue: the next patient gets the next number.
  const next = await app.ok(registerPatient, { body: { name: 'Next One' } }, back);
  expect(next.token).toBe(later.token);
  expect(await namesFound(back.token)).toEqual(expect.arrayContaining(['Next One']));
});

const lineRemoved = (text: string) => text.replace(/^\{.*Visitor of Backed Up.*\n/m, '');

it.each<[string, (text: string) => string, string]>([
  ['changed', (text) => text.replace('Patient of Backed Up', 'Patient of Backed Ub'), 'damaged'],
  ['missing a row', lineRemoved, 'damaged'],
  ['of a newer program', (text) => text.replace('0001_kernel', '9001_kernel'), 'newer OpenOPD'],
  [
    'in a newer format',
    (text) => text.replace('{"openopd_backup":1', '{"openopd_backup":2'),
    'newer OpenOPD',
  ],
  ['of another program', () => 'hello\n', 'not an OpenOPD backup'],
  ['empty', () => '', 'not an OpenOPD backup'],
])('refuses a backup that is %s', async (_what, spoil, says) => {
  const spoiled = join(folder, 'spoiled.gz');
  await writeFile(spoiled, gzipSync(spoil(await textOf(file))));
  const restoring = restoreBackup(app.connection, { lines: linesOfFile(spoiled, plainly), at });
  await expect(restoring).rejects.toThrow(says);
});

it('changes nothing when the backup is truncated, wherever it ends', async () => {
  const spoiled = join(folder, 'spoiled.gz');
  await app.started.services.reads.flush();
  const content = await contentOf(app.connection);
  const text = await textOf(file);
  const cutOff = gzipSync(text.slice(0, text.lastIndexOf('#{"complete"')));
  const whole = gzipSync(text);
  for (const [bytes, says] of [
    [cutOff, 'its end is missing'],
    [whole.subarray(0, whole.length - 40), 'cannot be read'],
    [Buffer.from('PK nonsense'), 'is not an OpenOPD backup'],
    [Buffer.from([0x1f, 0x8b, 8, 1, 2, 3]), 'cannot be read'],
  ] as const) {
    await writeFile(spoiled, bytes);
    const restoring = restoreBackup(app.connection, { lines: linesOfFile(spoiled, plainly), at });
    await expect(restoring).rejects.toThrow(says);
  }
  expect(await contentOf(app.connection)).toEqual(content);
});

it('can be restored into a database of an ordinary role, but not a second time', async () => {
  const to = { ...cluster, user: plain, password: 'plain', database: plain };
  await app.started.services.reads.flush();
  const old = await contentOf(app.connection);
  await moveHouse(app.connection, { to, at });
  expect(await contentOf({ ...cluster, database: plain })).toEqual(old);
  expect(await contentOf(app.connection)).toEqual(old);
  await expect(moveHouse(app.connection, { to, at })).rejects.toThrow('already has clinics');
});

it('refuses a database with tables of another program', async () => {
  const empty = await createTestDatabase();
  try {
    await onCluster(empty.connection, 'DROP TABLE schema_migrations');
    const restoring = restoreBackup(empty.connection, { lines: linesOfFile(file, opening), at });
    await expect(restoring).rejects.toThrow('tables of another program');
  } finally {
    await empty.drop();
  }
});

it('backs up once a night and keeps the newest', async () => {
  const nightly = join(folder, 'nightly');
  const clock = testClock('2026-11-21T22:00:00Z');
  const night = () =>
    backUpIfDue({ connection: app.connection, clock, key, folder: nightly, kept: 2 });
  expect(await night()).toBe(join(nightly, 'openopd-2026-11-22.backup'));
  // 01:30 still belongs to the previous day.
  clock.set('2026-11-22T20:00:00Z');
  expect(await night()).toBeUndefined();
  clock.set('2026-11-22T20:30:00Z');
  expect(await night()).toBe(join(nightly, 'openopd-2026-11-23.backup'));
  // The computer was off for days.
  clock.set('2026-11-27T04:00:00Z');
  await night();
  expect((await readdir(nightly)).sort()).toEqual([
    'openopd-2026-11-23.backup',
    'openopd-2026-11-27.backup',
  ]);
});

it('lets one of several servers back up, once a day into a shared folder', async () => {
  const shared = join(folder, 'shared');
  const clock = testClock('2026-11-21T22:00:00Z');
  const night = () =>
    backUpIfDue({ connection: app.connection, clock, key, folder: shared, kept: 2 });
  const made = (await Promise.all([night(), night(), night()])).filter(Boolean);
  expect(made).toEqual([join(shared, 'openopd-2026-11-22.backup')]);
  expect(await night()).toBeUndefined();
});

it('removes a nightly backup truncated by a power cut, but not one being written', async () => {
  const nightly = join(folder, 'cut-off');
  await mkdir(nightly);
  const clock = testClock();
  const [old, growing, other] = [
    'openopd-2026-11-20.backup.gz.one.part',
    'openopd-2026-11-21.backup.gz.two.part',
    'by-hand.gz.three.part',
  ].map((name) => join(nightly, name)) as [string, string, string];
  for (const path of [old, growing, other]) await writeFile(path, 'half');
  const twoHoursAgo = new Date(clock.now().getTime() - 7_200_000);
  for (const path of [old, other]) await utimes(path, twoHoursAgo, twoHoursAgo);
  const made = await backUpIfDue({
    connection: app.connection,
    clock,
    key,
    folder: nightly,
    kept: 2,
  });
  expect((await readdir(nightly)).map((name) => join(nightly, name)).sort()).toEqual(
    [other, growing, made].sort(),
  );
});
