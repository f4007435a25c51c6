import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const POSTGRES = '/usr/lib/postgresql';
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const ENDS_WITHIN_MS = 10_000;

/** A program that the proof needs is missing; the message is one line. */
export class MissingProgram extends Error {}

function findProgram(name: string, folders: readonly string[]): string {
  for (const folder of folders) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {}
  }
  throw new MissingProgram(
    `${name} is missing: on Debian, apt-get install postgresql pgbouncer nginx-light.`,
  );
}

function postgresFolders(): string[] {
  try {
    const versions = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(POSTGRES, version, 'bin'));
  } catch {
    return [];
  }
}

export type Programs = {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly pgBasebackup: string;
  readonly pgbouncer: string;
  readonly nginx: string;
};

/** The programs of this machine. Throws `MissingProgram` for the first missing one. */
export function findPrograms(): Programs {
  const path = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  const postgres = [...postgresFolders(), ...path];
  return {
    initdb: findProgram('initdb', postgres),
    pgCtl: findProgram('pg_ctl', postgres),
    pgBasebackup: findProgram('pg_basebackup', postgres),
    pgbouncer: findProgram('pgbouncer', path),
    nginx: findProgram('nginx', path),
  };
}

/** The account for PostgreSQL and PgBouncer, since neither runs as root. */
export type Account = { readonly uid: number; readonly gid: number };

/** The current account, or `postgres` for root. */
export function ordinaryAccount(): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 };
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Runs a program until it exits. */
export async function run(
  program: string,
  options: readonly string[],
  how: { account: Account; folder: string; env?: Record<string, string> },
): Promise<void> {
  await promisify(execFile)(program, [...options], {
    ...how.account,
    cwd: how.folder,
    env: { PATH: process.env.PATH, HOME: how.folder, ...how.env },
  });
}

export type Daemon = {
  readonly child: ChildProcess;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Starts a foreground program; keeps its output in case it exits early. */
export function startDaemon(
  program: string,
  options: readonly string[],
  how: { account: Account; folder: string },
): Daemon {
  const child = spawn(program, [...options], {
    ...how.account,
    cwd: how.folder,
    env: { PATH: process.env.PATH, HOME: how.folder },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  return {
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      const isLate = pause(ENDS_WITHIN_MS, true, { ref: false });
      if ((await Promise.race([ended, isLate])) === true) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Waits until a condition holds, up to a timeout. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { within = 20_000 } = {},
): Promise<void> {
  const deadline = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${within / 1_000} s.`);
    await pause(20);
  }
}
