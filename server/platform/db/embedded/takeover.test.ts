import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedFolder, firstLine, INSERT, query } from '../../../testing/embedded-folder.ts';

const folder = embeddedFolder();

describe('an empty data folder', () => {
  it('lets exactly one of three concurrent processes open an empty folder', async () => {
    const lines = await Promise.all(
      [folder.openElsewhere(), folder.openElsewhere(), folder.openElsewhere()].map(firstLine),
    );
    expect(lines.filter((line) => line === 'open')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('DataFolderInUseError'))).toHaveLength(2);
  });
});

describe('a data folder with its database', () => {
  beforeEach(folder.fill);

  it('serves one process: a second gets an error that names the first, which continues undisturbed', async () => {
    const postgres = await folder.open();
    const refused = await firstLine(folder.openElsewhere());
    expect(refused).toBe(
      `DataFolderInUseError: the data folder ${folder.dataDir} is in use by another OpenOPD process (pid ${process.pid}).`,
    );
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is taken over after its process was killed, with every committed row', async () => {
    const child = folder.openElsewhere(INSERT);
    expect(await firstLine(child)).toBe('open');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = await folder.postmasterPid();
    expect(await query(await folder.open(), 'SELECT count(*)::int AS n FROM kept')).toEqual([
      { n: 50 },
    ]);
    expect(await folder.postmasterPid()).toBe(before);
  });

  it('recovers after everything was killed, with every committed row', async () => {
    const child = folder.openElsewhere(INSERT);
    expect(await firstLine(child)).toBe('open');
    const pid = await folder.postmasterPid();
    child.kill('SIGKILL');
    process.kill(pid!, 'SIGKILL');
    await once(child, 'exit');
    expect(await query(await folder.open(), 'SELECT count(*)::int AS n FROM kept')).toEqual([
      { n: 50 },
    ]);
  });

  it('is restarted when it dies while in use', async () => {
    const postgres = await folder.open();
    process.kill((await folder.postmasterPid())!, 'SIGKILL');
    await expect
      .poll(() => query(postgres, 'SELECT 1 AS one').catch(() => undefined), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
  });

  it('starts although a stale pid file names another program', async () => {
    await folder.close(await folder.open());
    const file = join(folder.dataDir, 'postgres/postmaster.pid');
    await writeFile(
      file,
      `${process.pid}\n${folder.dataDir}/postgres\n1000000000\n5432\n${folder.dataDir}/socket\n\n`,
    );
    expect(await query(await folder.open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
