import { createHash } from 'node:crypto';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { getClinicHealth, getInstallationHealth } from '#contract/backup/health.endpoints.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newSuperadmin } from '../../testing/builders/superadmin.ts';
import { newKey } from '../archive/key.ts';
import { clockWarning } from '../health/clock-line.ts';
import { watchNight } from './nightly.ts';

const NIGHT = '2026-11-21T22:00:00.000Z';
const DAY = 86_400_000;
const app = startTestApp();
let root: string;
let folder: string;
let copyFolder: string;
let owner: Person;
let reported: unknown[];

const night = (kept = 3) =>
  watchNight({
    connection: app.connection,
    database: app.started.services.database,
    clock: app.clock,
    key: newKey(),
    folder,
    copyFolder,
    kept,
    onError: (error) => reported.push(error),
  });
const health = async () => {
  // A session would expire during the days that a test skips.
  const now = app.clock.now();
  await app.started.pool.query('UPDATE sessions SET last_seen_at = $1, expires_at = $1', [
    new Date(now.getTime() + 60_000),
  ]);
  return await app.ok(getClinicHealth, {}, owner);
};
const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'openopd-nights-'));
  folder = join(root, 'backups');
  copyFolder = join(root, 'second');
  await mkdir(copyFolder);
  reported = [];
  app.clock.set(NIGHT);
  owner = await newClinic(app);
  await app.started.services.database.inSystem((tx) => tx.deleteFrom('attempts').execute());
  await app.started.pool.query('TRUNCATE backup_status');
  return () => rm(root, { recursive: true, force: true });
});

it('copies each night’s backup to the second folder, readable by its owner only, and keeps as many', async () => {
  for (let nth = 0; nth < 4; nth += 1) {
    await night();
    app.clock.advance(DAY);
  }
  const names = [23, 24, 25].map((day) => `openopd-2026-11-${day}.backup`);
  expect((await readdir(copyFolder)).sort()).toEqual(names);
  for (const name of names) {
    expect(await hashOf(join(copyFolder, name))).toBe(await hashOf(join(folder, name)));
    expect((await stat(join(copyFolder, name))).mode & 0o777).toBe(0o600);
  }
  expect(reported).toEqual([]);
});

it('reports a missing folder as that night’s failure, until it is back', async () => {
  await rm(copyFolder, { recursive: true });
  await night();
  expect(reported).toHaveLength(1);
  const failed = await health();
  expect(failed.backups).toMatchObject({
    backed_up_at: NIGHT,
    copied_at: null,
    copy_failure: { at: NIGHT, reason: 'missing' },
  });
  expect(failed.alerts).toEqual(['copy-failed']);
  expect(JSON.stringify(failed)).not.toContain(root);

  await mkdir(copyFolder);
  app.clock.advance(1_800_000);
  await night();
  expect(await readdir(copyFolder)).toEqual(['openopd-2026-11-22.backup']);
  const back = await health();
  expect(back.backups).toMatchObject({ copy_failure: null, copied_at: '2026-11-21T22:30:00.000Z' });
  expect(back.alerts).toEqual([]);
});

it('detects an unplugged disk whose mount point is an empty folder', async () => {
  await night();
  await rename(copyFolder, join(root, 'unplugged'));
  await mkdir(copyFolder);
  app.clock.advance(DAY);
  await night();
  expect((await health()).backups.copy_failure?.reason).toBe('unplugged');
  expect(await readdir(copyFolder)).toEqual([]);
});

it('reports a failed backup to the owner, and two nights without one', async () => {
  await writeFile(folder, 'a file where the folder should be');
  await night();
  expect((await health()).backups.backup_failure?.reason).toBe('other');
  expect((await health()).alerts).toEqual(['backup-failed']);
  await rm(folder);
  await night();
  expect((await health()).alerts).toEqual([]);

  app.clock.advance(2 * DAY + 60_000);
  expect((await health()).alerts).toEqual(['backup-old', 'copy-old']);
  const superadmin = await newSuperadmin(app);
  const all = await app.ok(getInstallationHealth, {}, superadmin);
  expect(all.alerts).toEqual(['backup-old', 'copy-old']);
  const reply = await app.call(getClinicHealth, {}, await newStaff(app, owner, 'doctor'));
  expect(reply.statusCode).toBe(403);
});

it('removes a copy truncated by a power cut', async () => {
  const part = join(copyFolder, 'openopd-2026-11-20.backup.one.part');
  await writeFile(part, 'half');
  const twoHoursAgo = new Date(app.clock.now().getTime() - 7_200_000);
  await utimes(part, twoHoursAgo, twoHoursAgo);
  await night();
  expect(await readdir(copyFolder)).toEqual(['openopd-2026-11-22.backup']);
});

it('a backup made while the clock was ahead does not displace the nights since', async () => {
  app.clock.set('2099-01-01T00:00:00Z');
  await night(1);
  app.clock.set(NIGHT);
  await night(1);
  await night(1);
  expect(await readdir(folder)).toEqual(['openopd-2026-11-22.backup']);
  expect(await readdir(copyFolder)).toEqual(['openopd-2026-11-22.backup']);
});

it('warns the owner, and at start-up, of a clock behind or far ahead of the newest record', async () => {
  const services = app.started.services;
  const later = '2026-12-21T22:00:00.000Z';
  app.clock.set(later);
  await health();
  await app.ok(updateClinicSettings, { body: { aiMemory: 'Now.' } }, owner);
  expect(await clockWarning(services)).toBeUndefined();
  app.clock.advance(-11 * 60_000);
  expect((await health()).clock).toEqual({ state: 'behind', last_write_at: later });
  expect((await health()).alerts).toContain('clock-behind');
  expect(await clockWarning(services)).toContain(`the newest record is of ${later}`);
  app.clock.set('2028-01-24T22:00:00Z');
  expect(await clockWarning(services)).toContain('more than a year after the newest record');
});
