import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/build-app.ts';
import { contentOf } from '../../testing/content-of.ts';
import { oneAtATime } from '../../testing/database.ts';
import { newWorld } from '../../testing/world.ts';
import { newKey } from './key.ts';
import { type Progress, progressText } from './progress.ts';
import { countBackup, linesOfFile } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

oneAtATime();
const app = startTestApp();
const at = new Date('2026-11-21T20:00:00Z');
const key = newKey();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-progress-'));
  await newWorld(app, 'Counted');
  await app.started.services.reads.flush();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Collects what a command reports. */
function collected() {
  const all: Progress[] = [];
  return {
    all,
    onProgress: (progress: Progress) => void all.push(progress),
    steps: () => [...new Set(all.map(({ step }) => step))],
    last: (step: Progress['step']) => all.findLast((one) => one.step === step),
  };
}

it('a backup, its reading and its restore count up to every row', async () => {
  const sums = Object.values(await contentOf(app.connection));
  const rows = sums.reduce((sum, table) => sum + table.rows, 0);
  const file = join(folder, 'counted.backup');
  const writing = collected();
  await writeBackup(app.connection, { file, madeAt: at, key, onProgress: writing.onProgress });
  expect(writing.all[0]).toEqual({ step: 'write', rows: 0, total: rows });
  expect(writing.last('write')).toEqual({ step: 'write', rows, total: rows });

  const { all, onProgress, steps, last } = collected();
  const opening = { keys: [key] };
  const total = await countBackup(linesOfFile(file, opening), onProgress);
  expect(total).toBe(rows);
  await restoreBackup(app.connection, {
    lines: linesOfFile(file, opening),
    keepIn: { file: join(folder, 'before.backup'), key },
    at,
    onProgress,
    total,
  });
  expect(steps()).toEqual(['read', 'keep', 'restore', 'finish']);
  expect(last('keep')).toEqual({ step: 'keep', rows, total: rows });
  expect(last('restore')).toEqual({ step: 'restore', rows, total: rows });
  expect(all.every((progress) => progress.rows <= rows)).toBe(true);
});

it.each([
  [{ step: 'read', rows: 1_20_000 }, 'Reading the file: 1,20,000 rows'],
  [{ step: 'keep', rows: 999, total: 1_000 }, 'Saving what is there now: 999 of 1,000 rows (99 %)'],
  [{ step: 'restore', rows: 0, total: 0 }, 'Restoring: 0 of 0 rows (100 %)'],
  [{ step: 'finish', rows: 5, total: 5 }, 'Checking every reference between tables …'],
] as const)('writes %j in words', (progress, text) => {
  expect(progressText(progress)).toBe(text);
});
