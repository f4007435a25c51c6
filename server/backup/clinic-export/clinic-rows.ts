import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { listOf, nameOf } from '../archive/read-rows.ts';
import type { StoredTable } from '../archive/tables.ts';
import { askingIn, clinicTables } from './clinic-tables.ts';

/** Few, because one row may contain a long conversation. */
const ROWS_AT_ONCE = 250;

export type CountedTable = StoredTable & { readonly rows: number };

/** The tables with a clinic's records, and the number of its rows in each. */
export async function countedTables(tx: Tx): Promise<CountedTable[]> {
  const counted: CountedTable[] = [];
  for (const table of await clinicTables(askingIn(tx))) {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*) AS count FROM ${sql.table(table.name)}`.execute(tx);
    counted.push({ ...table, rows: rows[0]?.count ?? 0 });
  }
  return counted;
}

/**
 * Yields the rows of a table as lines of JSON, in batches through a cursor. The order is the
 * primary key's, so that its index saves a sort.
 */
export async function* clinicLines(
  tx: Tx,
  { name, columns, key }: StoredTable,
): AsyncGenerator<string[]> {
  const ask = askingIn(tx);
  await ask(`DECLARE clinic_rows NO SCROLL CURSOR FOR
    SELECT row_to_json(stored)::text AS line FROM (
      SELECT ${listOf(columns)} FROM ${nameOf(name)} ORDER BY ${listOf(key) || '1'}
    ) stored`);
  for (;;) {
    const rows = await ask<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM clinic_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await ask('CLOSE clinic_rows');
}
