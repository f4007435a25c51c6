import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedFolder, query } from '../../../testing/embedded-folder.ts';
import { openEmbeddedPostgres } from './index.ts';

const folder = embeddedFolder();

describe('the embedded PostgreSQL, of a copied data folder,', () => {
  beforeEach(folder.fill);

  it('opens a copy of a data folder made by root', async () => {
    await folder.close(await folder.open());
    const copy = await mkdtemp(join(tmpdir(), 'openopd-copy-'));
    await cp(folder.dataDir, copy, { recursive: true });
    await rm(folder.dataDir, { recursive: true });
    folder.dataDir = copy;
    expect(await query(await folder.open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('opens a copy of a folder in use and leaves the original alone', async () => {
    const original = await folder.open();
    await query(original, 'CREATE TABLE kept (n integer)', 'INSERT INTO kept VALUES (7)');
    const pid = await folder.postmasterPid();
    const [first, second] = [folder.dataDir, await mkdtemp(join(tmpdir(), 'openopd-copy-'))];
    execFileSync('cp', ['-a', `${first}/.`, second]);
    const lines: string[] = [];
    const copy = await openEmbeddedPostgres({ dataDir: second, log: (line) => lines.push(line) });
    try {
      expect(await query(copy, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    } finally {
      await copy.stop();
      await rm(second, { recursive: true });
    }
    expect(lines).toEqual([expect.stringContaining('was copied while its server was running')]);
    expect(await folder.postmasterPid()).toBe(pid);
    expect(await query(original, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('explains at once what to do about an inconsistent copy', async () => {
    await folder.close(await folder.open());
    const wal = join(folder.dataDir, 'postgres/pg_wal');
    for (const name of await readdir(wal)) {
      if (/^[0-9A-F]{24}$/.test(name)) await rm(join(wal, name));
    }
    await expect(folder.open()).rejects.toThrow(
      /cannot be opened: its files do not fit together.*Stop that server and copy again.*npm run backup/,
    );
  });
});
