import type { Ask } from './read-rows.ts';

/**
 * Tables that a backup omits: sessions (after a restore everyone signs in again), counted attempts,
 * password links, and the status of this computer's backups.
 */
const LEFT_OUT = new Set([
  'schema_migrations',
  'sessions',
  'known_devices',
  'attempts',
  'backup_status',
  'password_links',
]);

/** A table of a backup: its stored columns, and the key that orders its rows. */
export type StoredTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
};

const TABLES = `
SELECT c.relname::text AS name,
  (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '')
    AS columns,
  coalesce((SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
    WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
FROM pg_class c
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
ORDER BY c.relname`;

/** The tables of this database that belong into a backup. */
export async function storedTables(ask: Ask): Promise<StoredTable[]> {
  return (await ask<StoredTable>(TABLES)).filter(({ name }) => !LEFT_OUT.has(name));
}
