import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ConnectionOptions } from '../connect.ts';
import { createLogins, LOGINS } from '../database-roles.ts';
import { accountFor } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster, writeSettings } from './cluster.ts';
import { prepareDataFolder } from './data-folder.ts';
import { type DiskTrouble, diskWatch } from './disk-trouble.ts';
import { lockFolder } from './folder-lock.ts';
import { DataFolderInUseError } from './postgres-errors.ts';
import {
  connectionTo,
  connectOrStart,
  isCopyOfRunning,
  type Postmaster,
  stopPostmaster,
} from './postmaster.ts';
import { socketPath } from './socket-path.ts';

export type { DiskTrouble } from './disk-trouble.ts';
export { diskProblem, diskProblemIn, EmbeddedPostgresError } from './postgres-errors.ts';

const DATABASE = 'openopd';
const RETRY_MS = { first: 500, most: 5_000 };

export type EmbeddedPostgres = {
  /** The owner's connection, over a private Unix socket and never over a network. */
  readonly connection: ConnectionOptions;
  /** The connections of requests and of work across clinics. Neither is a superuser. */
  readonly logins: { readonly requests: ConnectionOptions; readonly system: ConnectionOptions };
  /** The current problem of the data folder's disk, if any. */
  diskTrouble(): Promise<DiskTrouble | undefined>;
  /** The version of PostgreSQL, e.g. `18.4`. */
  readonly version: string;
  /** Stops PostgreSQL cleanly and releases the data folder. */
  stop(): Promise<void>;
};

async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return rows[0]?.server_version ?? 'unknown';
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

/** Restarts a cluster's PostgreSQL whenever it dies, until `stop`. */
async function keepRunning(postmaster: Postmaster, log: (line: string) => void) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let restart: Promise<void> | undefined;

  async function attach(): Promise<pg.Client> {
    const client = await connectOrStart(postmaster, signal);
    client.once('end', () => {
      if (!signal.aborted) restart = attachAgain();
    });
    return client;
  }

  /** Retries while the disk stays full, with a delay, and logs only the first failure. */
  async function attachAgain(): Promise<void> {
    log('The embedded PostgreSQL has ended; starting it again.');
    let pause = RETRY_MS.first;
    let said = '';
    while (!signal.aborted) {
      try {
        client = await attach();
        return;
      } catch (error) {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== said) log(`The embedded PostgreSQL cannot be started: ${reason}`);
        said = reason;
        await sleep(pause, undefined, { signal }).catch(() => {});
        pause = Math.min(2 * pause, RETRY_MS.most);
      }
    }
  }

  let client = await attach();
  return {
    client,
    async stop() {
      stopping.abort();
      await restart;
      await stopPostmaster(postmaster);
      await client.end().catch(() => {});
    },
  };
}

/**
 * Opens the PostgreSQL of a data folder, which is created the first time. A second process on the
 * folder gets a `DataFolderInUseError`. A PostgreSQL left running by a killed process is taken
 * over. If PostgreSQL dies later, it is restarted. Errors that the operator can fix are
 * `EmbeddedPostgresError`s with a single-line message.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const dataDir = await prepareDataFolder(resolve(options.dataDir));
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (let next = closing.pop(); next; next = closing.pop()) await next();
  };
  try {
    const lock = lockFolder(dataDir);
    closing.push(() => lock.release());
    const binaries = await findBinaries();
    const cluster = join(dataDir, 'postgres');
    const account = await accountFor(cluster);
    await prepareCluster({ dataDir, cluster }, binaries, account);
    await writeSettings(cluster, account);
    if (await isCopyOfRunning({ cluster })) {
      options.log(
        `The data folder ${dataDir} was copied while its server was running. ` +
          'It is opened as after a power cut; a copy that is surely whole is made by npm run backup.',
      );
    }
    const socket = await socketPath(cluster);
    closing.push(() => socket.remove());
    const postmaster = { dataDir, cluster, host: socket.host, binaries, account };
    const running = await keepRunning(postmaster, options.log);
    closing.push(() => running.stop());
    await ensureDatabase(running.client);
    await createLogins(running.client);
    const version = await versionOf(running.client);
    const connection = connectionTo(postmaster, DATABASE);
    return {
      connection,
      logins: {
        requests: { ...connection, user: LOGINS.requests },
        system: { ...connection, user: LOGINS.system },
      },
      diskTrouble: diskWatch(dataDir),
      version,
      stop: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Connects a command-line tool to the PostgreSQL of a data folder: the running one, or one opened
 * for the tool when no process holds the folder. `stop` leaves a running one alone.
 */
export async function joinEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  try {
    return await openEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const socket = await socketPath(join(await realpath(options.dataDir), 'postgres'));
    return { connection: connectionTo(socket, DATABASE), stop: () => socket.remove() };
  }
}
