import { execFileSync } from 'node:child_process';
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedFolder, firstLine, INSERT, query } from '../../../testing/embedded-folder.ts';
import { openEmbeddedPostgres } from './index.ts';
import { findOrMakeAccount } from './own-account.ts';

const NOBODY = 65_534;

const folder = embeddedFolder();

describe('the embedded PostgreSQL in an empty folder', () => {
  it('creates its database once and keeps it across restarts', async () => {
    const first = await folder.open();
    await query(first, 'CREATE TABLE kept (n integer)', 'INSERT INTO kept VALUES (7)');
    await folder.close(first);
    const second = await folder.open();
    expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(second.version).toMatch(/^18\./);
  });

  it('removes the remains of a killed first start', async () => {
    await mkdir(join(folder.dataDir, 'making/base'), { recursive: true });
    await folder.open();
    expect((await readdir(folder.dataDir)).filter((name) => name.startsWith('making'))).toEqual([]);
  });

  it('reports in one line a folder that is a file, cannot be created, or has another version', async () => {
    const file = join(folder.dataDir, 'a-file');
    await writeFile(file, '');
    const attempt = (dir: string) =>
      openEmbeddedPostgres({ dataDir: dir, log: () => {} }).catch((error) => error.message);
    expect(await attempt(file)).toBe(
      `the data folder ${file} cannot be written: it is not a folder.`,
    );
    expect(await attempt(join(file, 'x'))).toBe(
      `the data folder ${file}/x cannot be written: a part of its path is not a folder.`,
    );
    await mkdir(join(folder.dataDir, 'postgres'), { mode: 0o700 });
    await writeFile(join(folder.dataDir, 'postgres/PG_VERSION'), '15\n');
    expect(await attempt(folder.dataDir)).toContain('is of PostgreSQL 15, this program needs 18');
  });

  it('works for an ordinary user, whatever the PG variables are', async () => {
    if (process.getuid?.() === 0) await chown(folder.dataDir, NOBODY, NOBODY);
    const child = folder.openElsewhere(INSERT, {
      env: { ...process.env, PGPORT: '1234', PGSSLMODE: 'require', PGHOST: 'nowhere' },
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    });
    expect(await firstLine(child)).toBe('open');
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const short = folder.dataDir;
    folder.dataDir = join(short, 'a'.repeat(60), 'b'.repeat(60));
    const postgres = await folder.open();
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await folder.close(postgres);
    folder.dataDir = short;
  });
});

describe('the embedded PostgreSQL', () => {
  beforeEach(folder.fill);

  it('is used by requests as a non-superuser that cannot change role', async () => {
    const { logins } = await folder.open();
    const client = new pg.Client({ ...logins.requests, database: 'postgres' });
    await client.connect();
    try {
      const { rows } = await client.query(
        'SELECT session_user::text AS login, rolsuper FROM pg_roles WHERE rolname = session_user',
      );
      expect(rows).toEqual([{ login: 'openopd_request', rolsuper: false }]);
      for (const role of ['postgres', 'openopd_system', 'openopd_accounts', 'openopd_keeper']) {
        await expect(client.query(`SET ROLE ${role}`)).rejects.toMatchObject({ code: '42501' });
      }
    } finally {
      await client.end();
    }
  });

  it("is durable: every commit waits for the disk, as the server's counters show", async () => {
    const postgres = await folder.open();
    const [settings] = await query(
      postgres,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS sums`,
    );
    expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', sums: 'on' });
    const syncs = `SELECT pg_stat_force_next_flush(), (SELECT sum(fsyncs)::int FROM pg_stat_io WHERE object = 'wal') AS n`;
    await query(postgres, 'CREATE TABLE kept (n integer)');
    const [before] = await query(postgres, syncs);
    await query(
      postgres,
      ...Array.from({ length: 40 }, (_, n) => `INSERT INTO kept VALUES (${n})`),
    );
    const [after] = await query(postgres, syncs);
    expect(Number(after?.n) - Number(before?.n)).toBeGreaterThanOrEqual(40);
  });

  it('is reachable over its private socket only', async () => {
    const postgres = await folder.open();
    const [row] = await query(postgres, 'SHOW listen_addresses');
    expect(row).toEqual({ listen_addresses: '' });
  });

  it('keeps user data out of its log', async () => {
    const postgres = await folder.open();
    await expect(query(postgres, "SELECT 'RAMESH KUMAR 98765'::date")).rejects.toThrow('RAMESH');
    await folder.close(postgres);
    const names = await readdir(join(folder.dataDir, 'postgres/log'));
    const logs = await Promise.all(
      names.map((name) => readFile(join(folder.dataDir, 'postgres/log', name), 'utf8')),
    );
    expect(logs.join('')).toContain('ready to accept connections');
    expect(logs.join('')).not.toContain('RAMESH');
  });

  it.runIf(process.getuid?.() === 0)(
    'runs under a dedicated account, never as the shared one',
    async () => {
      // As an older version created it.
      await folder.close(await folder.open());
      execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(folder.dataDir, 'postgres')]);
      await folder.open();
      const { uid } = await stat(join(folder.dataDir, 'postgres'));
      expect([0, NOBODY]).not.toContain(uid);
      expect((await stat(join(folder.dataDir, 'postgres/base'))).uid).toBe(uid);
      expect((await stat(`/proc/${await folder.postmasterPid()}`)).uid).toBe(uid);
      // It is an unused uid where no account can be created.
      const { uid: other } = await findOrMakeAccount([['no-such-program']]);
      expect([0, NOBODY]).not.toContain(other);
    },
  );
});
