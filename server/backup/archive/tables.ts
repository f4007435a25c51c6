import type { Ask } from './read-rows.ts';

/**
 * What a backup leaves out: who is signed in (after a restore all sign in anew), what was tried, links for
 * forgotten passwords, and how the backups of this computer went.
 */
const LEFT_OUT = new Set([
  'schema_migrations',
  'sessions',
  'known_devices',
  'attempts',
  'backup_status',
  'password_links',
]);

/** A table as a backup holds it: what is stored in it, and the key by which its rows are ordered. */
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

/** The tables of this database that a backup holds. */
export async function storedTables(ask: Ask): Promise<StoredTable[]> {
  return (await ask<StoredTable>(TABLES)).filter(({ name }) => !LEFT_OUT.has(name));
}
