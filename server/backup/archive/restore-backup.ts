import type pg from 'pg';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import {
  finishSchema,
  lockMigrations,
  type Migration,
  MigrationError,
  migrationFiles,
  missingMigrations,
  rebuildSchema,
} from '../../platform/db/migrate.ts';
import { GIVE_MORE_LOCKS, hasTooFewLocks } from '../../platform/db/too-few-locks.ts';
import { BackupError } from './backup-error.ts';
import type { Head } from './format.ts';
import type { BackupKey } from './key.ts';
import type { OnProgress, Progress } from './progress.ts';
import { openBackup, type Piece } from './read-backup.ts';
import { askingThrough, listOf, nameOf, sumOf } from './read-rows.ts';
import { type StoredTable, storedTables } from './tables.ts';
import { holdsClinics, openClient, writeBackup } from './write-backup.ts';

export type Restored = {
  /** When the backup was created. */
  madeAt: string;
  tables: { name: string; rows: number }[];
  /** The backup of the previous content, if there was a clinic. */
  before: string | undefined;
};

export type RestoreOptions = {
  lines: AsyncIterable<string>;
  /** The file for a backup of the previous content, and the key that seals it. */
  keepIn?: { file: string; key: BackupKey };
  at: Date;
  /** The database is thrown away afterwards, so no query needs to be fast. */
  isTrial?: boolean;
  onProgress?: OnProgress | undefined;
  /** The number of rows in the backup, if it is known. */
  total?: number | undefined;
};

async function refuseForeignTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ foreign: boolean }>(`
    SELECT to_regclass('public.schema_migrations') IS NULL AND EXISTS (
      SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    ) AS foreign`);
  if (rows[0]?.foreign) {
    throw new BackupError('this database has tables of another program; nothing was changed.');
  }
}

/** The program's migrations that the backup contains, and the later ones. */
async function migrationsOf(head: Head): Promise<{ had: Migration[]; since: Migration[] }> {
  const files = await migrationFiles();
  const done = new Map(head.migrations.map(({ name, checksum }) => [name, checksum]));
  const since = missingMigrations(files, done);
  return { had: files.filter((file) => !since.includes(file)), since };
}

async function fillTable(
  client: pg.ClientBase,
  table: StoredTable,
  lines: readonly string[],
): Promise<void> {
  const columns = listOf(table.columns);
  const name = nameOf(table.name);
  await client.query(
    `INSERT INTO ${name} (${columns})
     SELECT ${columns} FROM json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}

/** Disables triggers and row security for the owner, so that rows are inserted unchanged. */
async function openTable(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(`ALTER TABLE ${nameOf(name)} DISABLE TRIGGER USER;
    ALTER TABLE ${nameOf(name)} NO FORCE ROW LEVEL SECURITY`);
}

async function closeTable(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(`ALTER TABLE ${nameOf(name)} FORCE ROW LEVEL SECURITY;
    ALTER TABLE ${nameOf(name)} ENABLE TRIGGER USER`);
}

const REFERENCES = `
SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name,
  pg_get_constraintdef(oid) AS definition
FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/**
 * Drops the foreign keys while `fill` runs, because some tables reference each other. Adding them
 * again checks every row.
 */
async function withoutReferences<T>(client: pg.ClientBase, fill: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    REFERENCES,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  const filled = await fill();
  for (const { table, name, definition } of rows) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  return filled;
}

/** Fills the tables; `onRows` learns how many rows are in. */
async function fillAll(
  client: pg.ClientBase,
  pieces: AsyncIterable<Piece>,
  onRows: (rows: number) => void,
) {
  const known = new Map(
    (await storedTables(askingThrough(client))).map((table) => [table.name, table]),
  );
  const filled: Restored['tables'] = [];
  let table: StoredTable | undefined;
  let rowsIn = 0;
  for await (const piece of pieces) {
    if (piece.kind === 'rows') {
      if (table) await fillTable(client, table, piece.lines);
      rowsIn += piece.lines.length;
      onRows(rowsIn);
      continue;
    }
    const named = known.get(piece.name);
    if (!named) throw new BackupError(`the table ${piece.name} of the backup does not exist here.`);
    if (piece.kind === 'table') {
      table = { ...named, columns: piece.columns };
      await openTable(client, piece.name);
      continue;
    }
    const { rows, sha256 } = await sumOf(client, named);
    if (rows !== piece.sum.rows || sha256 !== piece.sum.sha256) {
      throw new BackupError(`the rows of ${piece.name} do not match the backup after the restore.`);
    }
    await closeTable(client, piece.name);
    filled.push({ name: piece.name, rows });
  }
  return filled;
}

/** Backs up the content that the restore replaces. */
function keepContent(
  connection: ConnectionOptions,
  options: Parameters<typeof writeBackup>[1],
): Promise<void> {
  const { onProgress } = options;
  const keeping = onProgress && ((write: Progress) => onProgress({ ...write, step: 'keep' }));
  return writeBackup(connection, { ...options, onProgress: keeping });
}

const TOO_FEW_LOCKS = `the database has too few locks for a restore, which changes every table at \
once. Nothing was changed. ${GIVE_MORE_LOCKS} Then restore again.`;

/**
 * Replaces the whole content of the database by a backup, in one transaction: a running server sees
 * either the old or the restored data, and a damaged or incompatible backup changes nothing.
 * Upgrades an older backup. Compares every table with the backup before the commit. Everyone has to
 * sign in again.
 */
export async function restoreBackup(
  connection: ConnectionOptions,
  options: RestoreOptions,
): Promise<Restored> {
  const { lines, keepIn, at, isTrial = false, onProgress, total } = options;
  const { head, pieces } = await openBackup(lines);
  const { had, since } = await migrationsOf(head).catch((error: unknown) => {
    throw error instanceof MigrationError ? new BackupError(error.message) : error;
  });
  const client = await openClient(connection);
  try {
    await lockMigrations(client);
    await refuseForeignTables(client);
    const before = keepIn && (await holdsClinics(client)) ? keepIn : undefined;
    if (before) await keepContent(connection, { ...before, madeAt: at, onProgress });
    await client.query(`BEGIN; SET LOCAL TIME ZONE 'UTC'`);
    await rebuildSchema(client, had);
    const tables = await withoutReferences(client, async () => {
      const filled = await fillAll(client, pieces, (rows) =>
        onProgress?.({ step: 'restore', rows, total }),
      );
      onProgress?.({ step: 'finish', rows: total ?? 0, total });
      return filled;
    });
    await finishSchema(client, since);
    // Until autovacuum has run, the planner would take the filled tables for empty ones.
    if (!isTrial) await client.query('ANALYZE');
    await client.query('COMMIT');
    return { madeAt: head.made_at, tables, before: before?.file };
  } catch (error) {
    throw hasTooFewLocks(error) ? new BackupError(TOO_FEW_LOCKS) : error;
  } finally {
    // Closing the connection rolls back an uncommitted transaction.
    await client.end();
  }
}
