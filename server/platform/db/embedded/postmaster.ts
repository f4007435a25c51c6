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
import { EmbeddedPostgresError, notWritable, reasonOf } from './errors.ts';
import { isAlive } from './process-alive.ts';
import { runProgram } from './run-program.ts';

/** Recovery after a power cut may take this long on an old disk. */
const READY_WITHIN_MS = 120_000;
/** How long a start that fails is tried again, each time after twice the time. */
const RESTARTS_MS = 10_000;
const FIRST_RESTART_MS = 50;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 10;
/** One that was stopped (SIGSTOP) accepts a connection and never answers. */
const CONNECTS_WITHIN_MS = 10_000;
/** On the command line of each of our postmasters, so that a pid can be told from any other's. */
const MARK = 'cluster_name=openopd-embedded';

// The socket is not there yet, is a dead one, or PostgreSQL is starting up or shutting down.
const NOT_YET = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03'],
  // It has ended itself in the middle of its start.
  'Connection terminated unexpectedly',
]);

/** One cluster and how it is run. */
export type Postmaster = {
  dataDir: string;
  cluster: string;
  /** The folder by which its socket is reached. */
  host: string;
  binaries: Binaries;
  account: Account | undefined;
};

/** How to reach the cluster; every setting is given, so that none comes from PG… variables. */
export function connectionTo({ host }: Pick<Postmaster, 'host'>, database: string) {
  return { host, port: 5432, user: 'postgres', database, ssl: false, password: '' };
}

type OfCluster = Pick<Postmaster, 'cluster'>;

async function namedPid({ cluster }: OfCluster): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/** Whether a process works in this folder: PostgreSQL does so in its cluster. Undefined: nobody knows. */
async function worksIn(pid: number, folder: string): Promise<boolean | undefined> {
  try {
    const [its, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return undefined;
  }
}

/** Whether anybody listens on the socket in a cluster; one whose name is too long may be. */
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

/** The PostgreSQL that the pid file of a cluster names; it may be the one of another folder. */
async function namedPostgres(postmaster: OfCluster): Promise<number | undefined> {
  const pid = await namedPid(postmaster);
  if (pid === undefined || !isAlive(pid)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => MARK);
  return command.includes(MARK) ? pid : undefined;
}

/**
 * The living PostgreSQL of this cluster. A zombie or another program with its number is none, and
 * neither is that of a folder of which this one is a copy.
 */
async function livingPid(postmaster: OfCluster): Promise<number | undefined> {
  const pid = await namedPostgres(postmaster);
  if (pid === undefined) return undefined;
  const isOurs = (await worksIn(pid, postmaster.cluster)) ?? (await listensIn(postmaster.cluster));
  return isOurs ? pid : undefined;
}

/** Whether this folder is a copy of one whose PostgreSQL works now. */
export async function isCopyOfRunning(postmaster: OfCluster): Promise<boolean> {
  const pid = await namedPostgres(postmaster);
  return pid !== undefined && (await livingPid(postmaster)) === undefined;
}

/** How PostgreSQL says that the files of a cluster do not fit together: trying again mends nothing. */
const TORN =
  /could not locate a valid checkpoint|invalid (primary |secondary )?checkpoint|WAL ends before|invalid page in block|could not open file|could not access status|incorrect checksum|contains? invalid data|could not find redo location|control file|requested timeline/;

const TORN_HELP =
  'its files do not fit together, as those of a data folder that was copied while a server used it. ' +
  'Stop that server and copy again, or carry the clinic over with npm run backup and npm run restore';

/** Of the last start that failed: whether it may go better the next time. */
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
  // Each line begins with its time, so the last in order is the last in time.
  return lines.sort().at(-1) ?? texts[0]?.trim().split('\n').at(-1) ?? 'it gave no reason';
}

/** Starts PostgreSQL in a session of its own, so that Ctrl+C at our terminal does not reach it. */
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
    // A left-over lock file may name a number that lives again, as another program or a zombie.
    // PostgreSQL passes over the number of its own ancestors, and still makes sure that no process
    // of the killed one is left.
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
  // Told through the query or the end that follows; unheard it would end the process.
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
 * Connects to the PostgreSQL of this cluster, starting one when none lives there. One that an
 * earlier, killed process left behind is used as it is; one that shuts down is waited for. `signal`
 * ends the trying again; one that is starting is waited for.
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
      // The last processes of a killed one may still be leaving: then it is tried again.
      if (Date.now() > givesUpAt) break;
      if (started) {
        // That will not be over in seconds; whoever wants to may come again later.
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

/** Stops PostgreSQL the fast way: open transactions are rolled back, everything else is kept. */
export async function stopPostmaster(postmaster: OfCluster): Promise<void> {
  const pid = await livingPid(postmaster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_WITHIN_MS;
  // It removes its pid file as the last thing it does.
  while (Date.now() < deadline && (await namedPostgres(postmaster)) === pid) await sleep(POLL_MS);
}
