import { sql } from 'kysely';
import type { Tx } from '../platform/db/scope.ts';
import type { Ask } from './read-rows.ts';
import { type StoredTable, storedTables } from './tables.ts';

/** What only the program needs: made from other tables, or gone in two days. */
const NO_RECORDS = new Set(['idempotency_keys', 'patient_words', 'name_words', 'counters']);
/** What nobody is shown, not even the clinic. */
const SECRET = new Set(['password_hash', 'token_hash']);

/** Asks in a clinic's own transaction: row-level security answers that clinic's rows alone. */
export function askingIn(tx: Tx): Ask {
  return async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(tx)).rows;
}

/** The tables with a clinic's records, and of them the columns that it may have. */
export async function clinicTables(ask: Ask): Promise<StoredTable[]> {
  await ask(`SET LOCAL TIME ZONE 'UTC'`);
  const readable = await ask<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND has_table_privilege(oid, 'SELECT')`);
  const names = new Set(readable.map(({ name }) => name));
  return (await storedTables(ask))
    .filter(({ name }) => names.has(name) && !NO_RECORDS.has(name))
    .map((table) => ({ ...table, columns: table.columns.filter((name) => !SECRET.has(name)) }));
}
