import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './index.ts';
import { findOrMakeAccount } from './own-account.ts';

const NOBODY = 65_534;
let dataDir: string;
const opened: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'openopd-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  for (const postgres of opened.splice(0)) await postgres.stop();
  const pid = await postmasterPid();
  if (pid !== undefined) process.kill(pid, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

async function open(): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
  opened.push(postgres);
  return postgres;
}

async function close(postgres: EmbeddedPostgres): Promise<void> {
  opened.splice(opened.indexOf(postgres), 1);
  await postgres.stop();
}

async function query(postgres: EmbeddedPostgres, ...statements: string[]) {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/** Opens the folder in another process, which prints `open` or its error, then waits or ends. */
function openElsewhere(then = '', options: SpawnOptions = {}): ChildProcess {
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
    const { default: pg } = await import('pg');
    try {
      const postgres = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
      ${then}
      console.log('open');
      process.stdin.resume();
      process.stdin.once('end', () => postgres.stop().then(() => process.exit(0)));
    } catch (error) {
      console.log(error.constructor.name + ': ' + error.message);
      process.exit(1);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    ...options,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.trim();
}

const INSERT = `
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS kept (n integer)');
  for (let n = 0; n < 50; n += 1) await client.query('INSERT INTO kept VALUES ($1)', [n]);`;

describe('the embedded PostgreSQL', () => {
  it('creates its database once and keeps it across restarts', async () => {
    const first = await open();
    await query(first, 'CREATE TABLE kept (n integer)', 'INSERT INTO kept VALUES (7)');
    await close(first);
    const second = await open();
    expect(await query(second, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect(second.version).toMatch(/^18\./);
  });

  it('is used by requests as a non-superuser that cannot change role', async () => {
    const { logins } = await open();
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
    const postgres = await open();
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
    const postgres = await open();
    const [row] = await query(postgres, 'SHOW listen_addresses');
    expect(row).toEqual({ listen_addresses: '' });
  });

  it('serves one process: a second gets an error that names the first, which continues undisturbed', async () => {
    const postgres = await open();
    const refused = await firstLine(openElsewhere());
    expect(refused).toBe(
      `DataFolderInUseError: the data folder ${dataDir} is in use by another OpenOPD process (pid ${process.pid}).`,
    );
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets exactly one of three concurrent processes open an empty folder', async () => {
    const lines = await Promise.all(
      [openElsewhere(), openElsewhere(), openElsewhere()].map(firstLine),
    );
    expect(lines.filter((line) => line === 'open')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('DataFolderInUseError'))).toHaveLength(2);
  });

  it('is taken over after its process was killed, with every committed row', async () => {
    const child = openElsewhere(INSERT);
    expect(await firstLine(child)).toBe('open');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = await postmasterPid();
    expect(await query(await open(), 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 50 }]);
    expect(await postmasterPid()).toBe(before);
  });

  it('recovers after everything was killed, with every committed row', async () => {
    const child = openElsewhere(INSERT);
    expect(await firstLine(child)).toBe('open');
    const pid = await postmasterPid();
    child.kill('SIGKILL');
    process.kill(pid!, 'SIGKILL');
    await once(child, 'exit');
    expect(await query(await open(), 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 50 }]);
  });

  it('is restarted when it dies while in use', async () => {
    const postgres = await open();
    process.kill((await postmasterPid())!, 'SIGKILL');
    await expect
      .poll(() => query(postgres, 'SELECT 1 AS one').catch(() => undefined), { timeout: 10_000 })
      .toEqual([{ one: 1 }]);
  });

  it('starts although a stale pid file names another program', async () => {
    await close(await open());
    const file = join(dataDir, 'postgres/postmaster.pid');
    await writeFile(
      file,
      `${process.pid}\n${dataDir}/postgres\n1000000000\n5432\n${dataDir}/socket\n\n`,
    );
    expect(await query(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('removes the remains of a killed first start', async () => {
    await mkdir(join(dataDir, 'making/base'), { recursive: true });
    await open();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('making'))).toEqual([]);
  });

  it('reports in one line a folder that is a file, cannot be created, or has another version', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const attempt = (dir: string) =>
      openEmbeddedPostgres({ dataDir: dir, log: () => {} }).catch((error) => error.message);
    expect(await attempt(file)).toBe(
      `the data folder ${file} cannot be written: it is not a folder.`,
    );
    expect(await attempt(join(file, 'x'))).toBe(
      `the data folder ${file}/x cannot be written: a part of its path is not a folder.`,
    );
    await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    expect(await attempt(dataDir)).toContain('is of PostgreSQL 15, this program needs 18');
  });

  it('keeps user data out of its log', async () => {
    const postgres = await open();
    await expect(query(postgres, "SELECT 'RAMESH KUMAR 98765'::date")).rejects.toThrow('RAMESH');
    await close(postgres);
    const names = await readdir(join(dataDir, 'postgres/log'));
    const logs = await Promise.all(
      names.map((name) => readFile(join(dataDir, 'postgres/log', name), 'utf8')),
    );
    expect(logs.join('')).toContain('ready to accept connections');
    expect(logs.join('')).not.toContain('RAMESH');
  });

  it('works for an ordinary user, whatever the PG variables are', async () => {
    if (process.getuid?.() === 0) await chown(dataDir, NOBODY, NOBODY);
    const child = openElsewhere(INSERT, {
      env: { ...process.env, PGPORT: '1234', PGSSLMODE: 'require', PGHOST: 'nowhere' },
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    });
    expect(await firstLine(child)).toBe('open');
  });

  it('opens a copy of a data folder made by root', async () => {
    await close(await open());
    const copy = await mkdtemp(join(tmpdir(), 'openopd-copy-'));
    await cp(dataDir, copy, { recursive: true });
    await rm(dataDir, { recursive: true });
    dataDir = copy;
    expect(await query(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('opens a copy of a folder in use and leaves the original alone', async () => {
    const original = await open();
    await query(original, 'CREATE TABLE kept (n integer)', 'INSERT INTO kept VALUES (7)');
    const pid = await postmasterPid();
    const [first, second] = [dataDir, await mkdtemp(join(tmpdir(), 'openopd-copy-'))];
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
    expect(await postmasterPid()).toBe(pid);
    expect(await query(original, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('explains at once what to do about an inconsistent copy', async () => {
    await close(await open());
    const wal = join(dataDir, 'postgres/pg_wal');
    for (const name of await readdir(wal)) {
      if (/^[0-9A-F]{24}$/.test(name)) await rm(join(wal, name));
    }
    await expect(open()).rejects.toThrow(
      /cannot be opened: its files do not fit together.*Stop that server and copy again.*npm run backup/,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'runs under a dedicated account, never as nobody',
    async () => {
      // As an older version created it.
      await close(await open());
      execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(dataDir, 'postgres')]);
      await open();
      const { uid } = await stat(join(dataDir, 'postgres'));
      expect([0, NOBODY]).not.toContain(uid);
      expect((await stat(join(dataDir, 'postgres/base'))).uid).toBe(uid);
      expect((await stat(`/proc/${await postmasterPid()}`)).uid).toBe(uid);
      // Where no account can be created, it is an unused uid.
      const { uid: other } = await findOrMakeAccount([['no-such-program']]);
      expect([0, NOBODY]).not.toContain(other);
    },
  );

  it('works in a folder whose path is too long for a socket', async () => {
    const short = dataDir;
    dataDir = join(short, 'a'.repeat(60), 'b'.repeat(60));
    const postgres = await open();
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await close(postgres);
    dataDir = short;
  });
});
