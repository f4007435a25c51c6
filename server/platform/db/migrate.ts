import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createRoles } from './database-roles.ts';
import { GIVE_MORE_LOCKS, hasTooFewLocks } from './too-few-locks.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Advisory lock that serializes servers starting on one database. */
const MIGRATION_LOCK = 4_627_001;
const OLDEST_POSTGRES = 150_000;

/** The database is unusable. The operator sees the message as a single line. */
export class MigrationError extends Error {}

const LIST_OF_MIGRATIONS = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The migrations of this program, in order. */
export async function migrationFiles(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(MIGRATIONS, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applied(client: pg.ClientBase): Promise<Map<string, string>> {
  await client.query(LIST_OF_MIGRATIONS);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number; text: string; encoding: string }>(
    `SELECT current_setting('server_version_num')::int AS version,
            current_setting('server_version') AS text, current_setting('server_encoding') AS encoding`,
  );
  const [server] = rows;
  if (server && server.version < OLDEST_POSTGRES) {
    throw new MigrationError(`PostgreSQL ${server.text} is too old: 15 or newer is needed.`);
  }
  if (server && server.encoding !== 'UTF8') {
    throw new MigrationError(`The database's encoding is ${server.encoding}: it must be UTF8.`);
  }
}

/** Refuses a database that holds tables of another program. */
async function checkOwnTables(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'schema_migrations' AND column_name = 'checksum')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname LIMIT 1`);
  const [found] = rows;
  if (!found) return;
  throw new MigrationError(
    `This database holds tables of another program (${found.name}). Give OpenOPD an empty database of its own.`,
  );
}

async function prepareRoles(client: pg.ClientBase): Promise<void> {
  try {
    await createRoles(client);
    // ALTER FUNCTION … OWNER TO requires that the new owner has CREATE on the schema.
    await client.query('GRANT CREATE, USAGE ON SCHEMA public TO openopd_system');
  } catch (error) {
    throw new MigrationError(
      `The database role lacks a right (it must own the database, and have CREATEROLE or be a ` +
        `member of openopd_app, openopd_accounts and openopd_system): ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Locks migrations for this connection until it closes. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await checkDatabase(client);
}

/**
 * Lets only the owner create objects in this database. A temporary table with a known name would
 * replace ours for the next user of the connection.
 */
async function closeSchema(client: pg.ClientBase): Promise<void> {
  await client.query(`DO $$ BEGIN
    REVOKE CREATE ON SCHEMA public FROM openopd_system, PUBLIC;
    IF has_database_privilege('public', current_database(), 'TEMPORARY') THEN
      EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    END IF;
  END $$`);
}

/**
 * Applies the missing migrations in order, in one transaction: a failed upgrade leaves the database
 * in the old version's state. A lock makes a second server wait. Throws for a database of a newer
 * program, and for one whose applied migrations differ from these. `beforeUpgrade` can stop the
 * upgrade by throwing; it is not called for a new database. Returns the names it applied.
 */
export async function migrate(
  pool: pg.Pool,
  readMigrations: () => Promise<Migration[]> = migrationFiles,
  beforeUpgrade: (names: readonly string[]) => Promise<void> = async () => {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await lockMigrations(client);
    const files = await readMigrations();
    await checkOwnTables(client);
    await prepareRoles(client);
    const done = await applied(client);
    const missing = missingMigrations(files, done);
    const names = missing.map(({ name }) => name);
    if (done.size > 0 && names.length > 0) await beforeUpgrade(names);
    await client.query('BEGIN');
    try {
      for (const file of missing) await applyMigration(client, file);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
    await closeSchema(client);
    return names;
  } finally {
    // The connection is closed, because it held a session lock.
    client.release(true);
  }
}

/**
 * The program's migrations that are missing in `done` (names and checksums). Throws when `done` has
 * migrations of a newer or another program.
 */
export function missingMigrations(
  files: readonly Migration[],
  done: ReadonlyMap<string, string>,
): Migration[] {
  for (const name of done.keys()) {
    if (files.some((file) => file.name === name)) continue;
    throw new MigrationError(`This database was made by a newer OpenOPD (it has ${name}).`);
  }
  return files.filter(({ name, checksum }) => {
    const found = done.get(name);
    if (found !== undefined && found !== checksum) {
      throw new MigrationError(`The migration ${name} is not the one that was applied here.`);
    }
    return found === undefined;
  });
}

/**
 * Drops the schema and applies these migrations inside the caller's transaction: on failure, the
 * old tables remain with all their rows.
 */
export async function rebuildSchema(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
    GRANT USAGE ON SCHEMA public TO PUBLIC`);
  await prepareRoles(client);
  await client.query(LIST_OF_MIGRATIONS);
  for (const migration of migrations) await applyMigration(client, migration);
}

/** Applies the remaining migrations after `rebuildSchema` and closes the schema again. */
export async function finishSchema(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  for (const migration of migrations) await applyMigration(client, migration);
  await closeSchema(client);
}

async function applyMigration(client: pg.ClientBase, file: Migration): Promise<void> {
  try {
    await client.query(file.sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      file.name,
      file.checksum,
    ]);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    const isShort = hasTooFewLocks(error);
    const reason = isShort ? `PostgreSQL has too few locks. ${GIVE_MORE_LOCKS}` : message;
    throw new MigrationError(
      `The migration ${file.name} failed and nothing of it was kept: ${reason}`,
    );
  }
}
