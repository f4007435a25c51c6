import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Account, giveTo, giveTreeTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { syncFolder } from './data-folder.ts';
import {
  diskProblemIn,
  EmbeddedPostgresError,
  folderError,
  notWritable,
  reasonOf,
  USE_ANOTHER,
} from './postgres-errors.ts';
import { stopPostmaster } from './postmaster.ts';
import { runProgram } from './run-program.ts';
import { HBA, SETTINGS } from './settings.ts';

/** The major version of the data files. */
const MAJOR_VERSION = '18';

const INITDB_ARGS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  // PostgreSQL's built-in sorting and lower-casing, which is the same on every machine.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function versionOf(cluster: string): Promise<string | undefined> {
  return readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (version) => version.trim(),
    () => undefined,
  );
}

async function runInitdb(binaries: Binaries, making: string, account: Account | undefined) {
  const child = runProgram({
    program: binaries.initdb,
    folder: making,
    account,
    args: (folder) => [`--pgdata=${folder}`, ...INITDB_ARGS],
    output: 'pipe',
  });
  const output = child.stderr ? text(child.stderr) : Promise.resolve('');
  child.stdout?.resume();
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const said = await output;
  const problem = diskProblemIn(said);
  if (problem) throw notWritable(making, problem);
  const lines = said.split('\n');
  const reason =
    lines.find((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? `it ended with ${code}`;
  throw new EmbeddedPostgresError(`the database could not be created: ${reason.trim()}.`);
}

async function makeCluster(
  folder: { dataDir: string; cluster: string },
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  // Created next to it and renamed when complete, so that a partial cluster is never used.
  const making = join(folder.dataDir, 'making');
  try {
    await mkdir(making, { mode: 0o700 });
    await giveTo(account, making);
    await runInitdb(binaries, making, account);
    await rename(making, folder.cluster);
    await syncFolder(folder.dataDir);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (error instanceof EmbeddedPostgresError) throw error;
    const reason = reasonOf(error);
    // ENOENT means the dynamic loader is missing: this system has another C library.
    if (reason === 'ENOENT') {
      throw new EmbeddedPostgresError(
        `the embedded PostgreSQL does not run on this system: ${USE_ANOTHER}`,
      );
    }
    throw folderError(folder.dataDir, error);
  }
}

/**
 * Creates the cluster if there is none. Throws for a cluster of another version. This process must
 * hold the lock of the data folder.
 */
export async function prepareCluster(
  folder: { dataDir: string; cluster: string },
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  await rm(join(folder.dataDir, 'making'), { recursive: true, force: true });
  if ((await readdir(folder.cluster).catch(() => [])).length === 0) {
    await rm(folder.cluster, { recursive: true, force: true });
    await makeCluster(folder, binaries, account);
  }
  const version = await versionOf(folder.cluster);
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `the data in ${folder.cluster} is of PostgreSQL ${version ?? 'unknown'}, this program needs ${MAJOR_VERSION}: ` +
        'use the release that made it to take a backup, and restore that here.',
    );
  }
  // A copy made by root belongs to root, and a cluster of an older version to `nobody`.
  if (account && (await stat(folder.cluster)).uid !== account.uid) {
    await stopPostmaster(folder);
    await giveTreeTo(account, folder.cluster);
  }
}

/** Writes this version's settings, which take effect when PostgreSQL starts. */
export async function writeSettings(cluster: string, account: Account | undefined): Promise<void> {
  for (const [name, content] of [
    ['postgresql.conf', SETTINGS],
    ['pg_hba.conf', HBA],
  ] as const) {
    const path = join(cluster, name);
    await writeFile(`${path}.new`, content, { mode: 0o600 });
    await giveTo(account, `${path}.new`);
    await rename(`${path}.new`, path);
  }
}
