import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskProblem, diskProblemIn } from './postgres-errors.ts';
import { connectOrStart } from './postmaster.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-postmaster-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('restarts a failing PostgreSQL with growing delays until it is stopped', async () => {
  const postgres = join(folder, 'postgres');
  const starts = join(folder, 'starts');
  await writeFile(postgres, `#!/bin/sh\necho started >> '${starts}'\nexit 1\n`);
  await chmod(postgres, 0o755);
  const binaries = { postgres, initdb: '' };
  const cluster = { dataDir: folder, cluster: folder, host: folder, binaries, account: undefined };
  const enough = AbortSignal.timeout(2_000);
  await expect(connectOrStart(cluster, enough)).rejects.toThrow();
  const count = (await readFile(starts, 'utf8')).trim().split('\n').length;
  // After 50, 100, 200, 400 and 800 ms.
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThanOrEqual(6);
});

it('recognises a full or read-only disk by the messages of the system and of PostgreSQL', () => {
  const error = (code: string) => Object.assign(new Error(), { code });
  expect(diskProblem(error('ENOSPC'))).toBe('the disk is full');
  expect(diskProblem(error('EROFS'))).toBe('the disk is read-only');
  expect(diskProblem(error('ECONNRESET'))).toBeUndefined();
  expect(diskProblemIn('FATAL:  could not write: No space left on device')).toBe(
    'the disk is full',
  );
  expect(diskProblemIn('FATAL:  the database system is starting up')).toBeUndefined();
});
