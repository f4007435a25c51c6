import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertRun } from './ai/ai-run.store.ts';
import { keyText, newKey } from './backup/index.ts';
import { readConfig } from './config.ts';
import { connect } from './platform/db/connect.ts';
import { scopedDatabase } from './platform/db/scoped-database.ts';
import { type RunningServer, start } from './start.ts';
import { testClock } from './testing/build-app.ts';
import { insertClinic } from './testing/builders/rows.ts';
import { createTestDatabase } from './testing/database.ts';
import { databaseUrl } from './testing/database-url.ts';

/** 02:00 in India, when the day's backup is due. */
const NIGHT = '2026-11-21T20:30:00.000Z';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: RunningServer | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-nightly-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.stop();
  server = undefined;
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the whole server at night, with all its timers under `vi`. */
async function startAtNight(env: Record<string, string> = {}) {
  const config = readConfig({
    DATABASE_URL: databaseUrl(database.connection),
    BACKUP_DIR: folder,
    BACKUP_KEY: keyText(newKey()),
    PORT: '0',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  vi.useFakeTimers({ now: new Date(NIGHT), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { signal } = new AbortController();
  server = await start(config, { demo: false, signal, clock: testClock(NIGHT) });
}

/**
 * Advances the timers by this many minutes. Work started at the last of them continues in real
 * time.
 */
async function minutesLater(minutes: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  vi.useRealTimers();
}

it('starts the nightly backup', async () => {
  await startAtNight();
  expect(await readdir(folder)).toEqual([]);
  await minutesLater(7);
  const made = () => readdir(folder);
  await expect.poll(made, { timeout: 9_000 }).toEqual(['openopd-2026-11-22.backup']);
});

it('starts the hourly housekeeping, with the chores of each slice', async () => {
  const pool = connect(database.connection, () => {});
  const scoped = scopedDatabase(pool);
  const { clinicId, userId } = await insertClinic(scoped);
  const [at, longAgo] = [new Date(Date.parse(NIGHT) - 600_000), new Date('2026-01-01T00:00:00Z')];
  await scoped.inClinic(clinicId, async (tx) => {
    const run = {
      clinicId,
      userId,
      at,
      visitId: undefined,
      query: 'fever',
      origin: 'note' as const,
      previousRunId: undefined,
      isCorrection: false,
    };
    await insertRun(tx, { ...run, id: newId(), source: 'test-model', promptVersion: '1' });
    const news = { event_id: 'old', event: 'payment.captured', received_at: longAgo };
    await tx
      .insertInto('payment_news')
      .values({ clinic_id: clinicId, ...news })
      .execute();
  });
  const left = () =>
    scoped.inClinic(clinicId, async (tx) => ({
      runs: await tx.selectFrom('ai_runs').select('status').execute(),
      news: await tx.selectFrom('payment_news').select('event_id').execute(),
    }));
  await startAtNight({ BACKUPS_KEPT: '0' });
  expect(await left()).toEqual({ runs: [{ status: 'running' }], news: [{ event_id: 'old' }] });
  await minutesLater(47);
  await expect.poll(left, { timeout: 9_000 }).toEqual({ runs: [{ status: 'failed' }], news: [] });
  await pool.end();
});

it('starts no backup when none are kept', async () => {
  await startAtNight({ BACKUPS_KEPT: '0' });
  await minutesLater(7);
  await server?.stop();
  expect(await readdir(folder)).toEqual([]);
});
