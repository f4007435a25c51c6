import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { diskTroubleOf } from './disk-trouble.ts';
import { EmbeddedPostgresError, notWritable, reasonOf } from './postgres-errors.ts';
import { isAlive } from './process-alive.ts';
import { runProgram } from './run-program.ts';

/** Recovery after a power cut can take this long on an old disk. */
const READY_WITHIN_MS = 120_000;
/** How long a failed start is retried, with doubling delays. */
const RESTARTS_MS = 10_000;
const FIRST_RESTART_MS = 50;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 10;
/** A process stopped by SIGSTOP accepts connections and never answers. */
const CONNECTS_WITHIN_MS = 10_000;
/** On the command line of our postmasters, to tell their pids from others. */
const MARK = 'cluster_name=openopd-embedded';

// The socket does not exist yet or is stale, or PostgreSQL is starting up or shutting down.
const NOT_YET = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'],
  // It exited while starting.
  'Connection terminated unexpectedly',
]);

/** A cluster and how to run it. */
export type Postmaster = {
  dataDir: string;
  cluster: string;
  /** The folder of its socket. */
  host: string;
  binaries: Binaries;
  account: Account | undefined;
};

/** Connection options for the cluster. Every option is set, so that no PG… variable applies. */
export function connectionTo({ host }: Pick<Postmaster, 'host'>, database: string) {
  return { host, port: 5432, user: 'postgres', database, ssl: false, password: '' };
}

type OfCluster = Pick<Postmaster, 'cluster'>;

async function namedPid({ cluster }: OfCluster): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/**
 * Whether a process's working directory is this folder, as PostgreSQL's is its cluster. Undefined
 * when it cannot be determined.
 */
async function worksIn(pid: number, folder: string): Promise<boolean | undefined> {
  try {
    const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return undefined;
  }
}

/**
 * Whether a process listens on the cluster's socket. Returns true when the path is too long to
 * test.
 */
async function listensIn(cluster: string): Promise<boolean> {
  const socket = connect(join(cluster, '.s.PGSQL.5432'));
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes(reasonOf(error));
  } finally {
    socket.destroy();
  }
}

/** The PostgreSQL named by the cluster's pid file. It may belong to another folder. */
async function namedPostgres(postmaster: OfCluster): Promise<number | undefined> {
  const pid = await namedPid(postmaster);
  if (pid === undefined || !isAlive(pid)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => MARK);
  return command.includes(MARK) ? pid : undefined;
}

/**
 * The pid of this cluster's live PostgreSQL. Excludes a zombie, another program with a reused pid,
 * and the PostgreSQL of a folder that this one is a copy of.
 */
async function livingPid(postmaster: OfCluster): Promise<number | undefined> {
  const pid = await namedPostgres(postmaster);
  if (pid === undefined) return undefined;
  const isOurs = (await worksIn(pid, postmaster.cluster)) ?? (await listensIn(postmaster.cluster));
  return isOurs ? pid : undefined;
}

/** Whether this folder is a copy of one whose PostgreSQL is running. */
export async function isCopyOfRunning(postmaster: OfCluster): Promise<boolean> {
  const pid = await namedPostgres(postmaster);
  return pid !== undefined && (await livingPid(postmaster)) === undefined;
}

/** PostgreSQL's messages about inconsistent cluster files, for which a retry is useless. */
const TORN =
  /could not locate a valid checkpoint|invalid (primary |secondary )?checkpoint|WAL ends before|invalid page in block|could not open file|could not access status|incorrect checksum|contains? invalid data|could not find redo location|control file|requested timeline/;

const TORN_HELP =
  'its files do not fit together, as those of a data folder that was copied while a server used it. ' +
  'Stop that server and copy again, or carry the clinic over with npm run backup and npm run restore';

/** Whether the last start failed because of inconsistent files. */
async function isTorn(postmaster: Postmaster): Promise<boolean> {
  return TORN.test(await lastFailure(postmaster));
}

async function lastFailure({ dataDir, cluster }: Postmaster): Promise<string> {
  const logs = join(cluster, 'log');
  const names = await readdir(logs).catch(() => []);
  const files = [join(dataDir, 'postgres-start.log'), ...names.map((name) => join(logs, name))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => /FATAL|PANIC/.test(line));
  // Each line begins with its time, so the last in sort order is the newest.
  return lines.sort().at(-1) ?? texts[0]?.trim().split('\n').at(-1) ?? 'it gave no reason';
}

/** Starts PostgreSQL in a session of its own, so that Ctrl+C in our terminal does not reach it. */
async function launch(postmaster: Postmaster): Promise<{ hasEnded(): boolean }> {
  const stale = await namedPid(postmaster);
  const log = openSync(join(postmaster.dataDir, 'postgres-start.log'), 'w', 0o600);
  const child = runProgram({
    program: postmaster.binaries.postgres,
    folder: postmaster.cluster,
    account: postmaster.account,
    args: (folder) => ['-D', folder, '-c', MARK],
    output: log,
    detached: true,
    // A stale lock file may name a reused pid or a zombie. PostgreSQL ignores the pids of its own
    // ancestors, and still checks that no process of the killed one is left.
    env: stale === undefined ? {} : { PG_GRANDPARENT_PID: String(stale) },
  });
  closeSync(log);
  let ended = false;
  const end = () => {
    ended = true;
  };
  child.once('exit', end);
  child.once('error', end);
  child.unref();
  return { hasEnded: () => ended };
}

async function tryConnect(postmaster: Postmaster): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...connectionTo(postmaster, 'postgres'),
    application_name: 'openopd owner',
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
  });
  // The pending query or the `end` event reports the error. An unhandled `error` event would end
  // the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (NOT_YET.has(reasonOf(error))) return undefined;
    throw new EmbeddedPostgresError(`PostgreSQL does not answer: ${reasonOf(error)}.`);
  }
}

/**
 * Connects to this cluster's PostgreSQL and starts it if none is running. Uses one left by a killed
 * process, and waits for one that is shutting down. `signal` stops the retries, but not the wait
 * for a start in progress.
 */
export async function connectOrStart(
  postmaster: Postmaster,
  signal?: AbortSignal,
): Promise<pg.Client> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let started: { hasEnded(): boolean } | undefined;
  let givesUpAt = Number.POSITIVE_INFINITY;
  let pause = FIRST_RESTART_MS;
  while (Date.now() < deadline) {
    const client = await tryConnect(postmaster);
    if (client) return client;
    const starting = started !== undefined && !started.hasEnded();
    if (!starting && (await livingPid(postmaster)) === undefined) {
      // The last processes of a killed PostgreSQL may still be exiting, so this retries.
      if (Date.now() > givesUpAt) break;
      if (started) {
        // A full disk will not clear within seconds. The caller may retry later.
        if (await diskTroubleOf(postmaster.dataDir)) break;
        if (await isTorn(postmaster)) break;
        await sleep(pause, undefined, { signal });
        pause *= 2;
      }
      givesUpAt = Math.min(givesUpAt, Date.now() + RESTARTS_MS);
      started = await launch(postmaster);
    }
    await sleep(POLL_MS);
  }
  const trouble = await diskTroubleOf(postmaster.dataDir);
  if (trouble) throw notWritable(postmaster.dataDir, `the disk is ${trouble}`);
  const reason = await lastFailure(postmaster);
  if (TORN.test(reason)) {
    throw new EmbeddedPostgresError(
      `the database in ${postmaster.dataDir} cannot be opened: ${TORN_HELP} (${reason}).`,
    );
  }
  throw new EmbeddedPostgresError(`PostgreSQL could not be started: ${reason}`);
}

/** Stops PostgreSQL in fast mode: open transactions are rolled back, committed data is kept. */
export async function stopPostmaster(postmaster: OfCluster): Promise<void> {
  const pid = await livingPid(postmaster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_WITHIN_MS;
  // PostgreSQL removes its pid file last.
  while (Date.now() < deadline && (await namedPostgres(postmaster)) === pid) await sleep(POLL_MS);
}
