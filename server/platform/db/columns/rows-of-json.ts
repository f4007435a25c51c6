import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../schema.generated.ts';

/** Rows given as JSON, with the columns and types of a table; keys without a column are ignored. */
export function rowsOfJson(table: keyof DB, json: string): RawBuilder<unknown> {
  return sql`json_populate_recordset(NULL::${sql.table(table)}, ${json}::json)`;
}

/** Column names, as in an INSERT and its SELECT. */
export function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Assignments of the values of `told`; a column that is null there keeps its value. */
export function toldOrKept(table: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    columns.map(
      (column) =>
        sql`${sql.ref(column)} = coalesce(${sql.ref(`told.${column}`)}, ${sql.ref(`${table}.${column}`)})`,
    ),
  );
}
