import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import { syncFolder } from '../../platform/db/embedded/data-folder.ts';
import { diskProblem } from '../../platform/db/embedded/index.ts';
import { BackupError } from './backup-error.ts';
import { markLine } from './format.ts';
import type { BackupKey } from './key.ts';
import type { OnProgress } from './progress.ts';
import { askingThrough, beginPicture, countRows, readRows } from './read-rows.ts';
import { sealWith } from './seal.ts';
import { storedTables } from './tables.ts';

/** Opens a client whose connection errors surface in the running statement. */
export async function openClient(connection: ConnectionOptions): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'openopd backup' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether any clinic is registered in this database. */
export async function holdsClinics(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ clinics: string | null }>(
    `SELECT to_regclass('public.clinics') AS clinics`,
  );
  if (!rows[0]?.clinics) return false;
  await client.query('BEGIN READ ONLY; SET LOCAL ROLE openopd_system');
  const { rowCount } = await client.query('SELECT FROM clinics LIMIT 1');
  await client.query('COMMIT');
  return rowCount === 1;
}

/** Yields the lines of a backup of a snapshot of the whole database; counts its rows for a progress. */
export async function* backupLines(
  client: pg.ClientBase,
  madeAt: Date,
  onProgress?: OnProgress,
): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  );
  const tables = await storedTables(askingThrough(client));
  yield markLine({ openopd_backup: 1, made_at: madeAt.toISOString(), migrations });
  await beginPicture(client);
  const total = onProgress && (await countRows(askingThrough(client), tables));
  let written = 0;
  onProgress?.({ step: 'write', rows: written, total });
  for (const table of tables) {
    yield markLine({ table: table.name, columns: [...table.columns] });
    const reading = readRows(askingThrough(client), table);
    for (;;) {
      const { done, value } = await reading.next();
      if (done) {
        yield markLine({ end: table.name, ...value });
        break;
      }
      written += value.length;
      onProgress?.({ step: 'write', rows: written, total });
      yield `${value.join('\n')}\n`;
    }
  }
  await client.query('COMMIT');
  yield markLine({ complete: true, tables: tables.length });
}

/**
 * Writes a sealed backup of the whole database to a file while servers keep running. The file gets
 * its name only when it is complete and on the disk. Only its owner can read it. Throws when the
 * name exists.
 */
export async function writeBackup(
  connection: ConnectionOptions,
  options: { file: string; madeAt: Date; key: BackupKey; onProgress?: OnProgress | undefined },
): Promise<void> {
  const { file, madeAt, key, onProgress } = options;
  const taken = await open(file, 'r').catch(() => undefined);
  if (taken) {
    await taken.close();
    throw new BackupError(`${file} already exists; choose another name.`);
  }
  const part = `${file}.${randomUUID()}.part`;
  const client = await openClient(connection);
  try {
    const handle = await open(part, 'wx', 0o600).catch((error: Error) => {
      throw new BackupError(`${file} cannot be written: ${error.message}.`);
    });
    const target = handle.createWriteStream({ flush: true });
    const lines = Readable.from(backupLines(client, madeAt, onProgress));
    await pipeline(lines, createGzip(), sealWith(key), target);
    if (!target.closed) await once(target, 'close');
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    const problem = diskProblem(error);
    throw problem ? new BackupError(`${file} cannot be written: ${problem}.`) : error;
  } finally {
    await client.end();
  }
}
