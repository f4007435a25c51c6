import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';
import type { Ask } from '../archive/read-rows.ts';
import { type StoredTable, storedTables } from '../archive/tables.ts';

/** Internal tables: derived from others, or deleted after two days. */
const NO_RECORDS = new Set([
  'idempotency_keys',
  'import_rows',
  'patient_words',
  'name_words',
  'search_changes',
  'name_counts',
  'phone_counts',
  'counters',
  'summed_days',
  'day_sums',
  'changed_days',
]);
/** Columns that no export contains. */
const SECRET = new Set(['password_hash', 'token_hash', 'code_hash']);

/**
 * Computed columns of an export. Changed values are for the owner's page only, so that it has just the
 * field names.
 */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['fields'],
  patients: ['age'],
};

/**
 * Queries in a clinic's own transaction, where row-level security limits the rows to that clinic.
 */
export function askingIn(tx: Tx): Ask {
  return async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(tx)).rows;
}

/** The tables with a clinic's records, and the columns that it may export. */
export async function clinicTables(ask: Ask): Promise<StoredTable[]> {
  await ask(`SET LOCAL TIME ZONE 'UTC'`);
  const readable = await ask<{ name: string; columns: string[] }>(`
    SELECT relname::text AS name, array_agg(attname::text) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND has_column_privilege(pg_class.oid, attnum, 'SELECT')
    GROUP BY relname`);
  const columnsOf = new Map(readable.map(({ name, columns }) => [name, new Set(columns)]));
  return (await storedTables(ask))
    .filter(({ name }) => columnsOf.has(name) && !NO_RECORDS.has(name))
    .map((table) => ({
      ...table,
      columns: [...table.columns, ...(COMPUTED[table.name] ?? [])].filter(
        (name) => columnsOf.get(table.name)?.has(name) && !SECRET.has(name),
      ),
    }));
}
