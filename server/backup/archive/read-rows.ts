import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { StoredTable } from './tables.ts';

/** Runs a statement in the open transaction and returns its rows. */
export type Ask = <Row>(statement: string) => Promise<Row[]>;

export function askingThrough(client: pg.ClientBase): Ask {
  return async <Row>(statement: string) => (await client.query(statement)).rows as Row[];
}

/** The content of a table: the number of rows, and the SHA-256 of their lines in key order. */
export type TableSum = { readonly rows: number; readonly sha256: string };

const ROWS_AT_ONCE = 2_000;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"a", "b"`: column names for a statement. */
export const listOf = (names: readonly string[]) => names.map(quoted).join(', ');
export const nameOf = quoted;

/**
 * Yields the rows of a table as lines of JSON through a cursor, with constant memory, in an order
 * that is the same on every PostgreSQL. Needs an open transaction. Returns their checksum.
 */
export async function* readRows(ask: Ask, table: StoredTable): AsyncGenerator<string[], TableSum> {
  const order = table.key.map((column) => `(${quoted(column)}::text) COLLATE "C"`).join(', ');
  await ask(`DECLARE stored_rows NO SCROLL CURSOR FOR
    SELECT row_to_json(stored)::text AS line FROM (
      SELECT ${listOf(table.columns)} FROM ${quoted(table.name)} ORDER BY ${order || '1'}
    ) stored`);
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const rows = await ask<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM stored_rows`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    for (const line of lines) hash.update(`${line}\n`);
    count += lines.length;
    yield lines;
  }
  await ask('CLOSE stored_rows');
  return { rows: count, sha256: hash.digest('hex') };
}

/** The number of rows of all tables in the open transaction. */
export async function countRows(ask: Ask, tables: readonly StoredTable[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) {
    const [row] = await ask<{ rows: string }>(`SELECT count(*)::text AS rows FROM ${quoted(name)}`);
    total += Number(row?.rows);
  }
  return total;
}

/** The checksum of a table now, for comparing two databases. */
export async function sumOf(client: pg.ClientBase, table: StoredTable): Promise<TableSum> {
  const reading = readRows(askingThrough(client), table);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
  }
}

/** Starts a transaction that sees a snapshot of every clinic's rows. */
export async function beginPicture(client: pg.ClientBase): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
    SET LOCAL TIME ZONE 'UTC'; SET LOCAL ROLE openopd_system`);
}
