/**
 * The column of each field of a noun. Selects, inserts, updates and presenters follow from one such
 * constant.
 */
type ColumnMap = Readonly<Record<string, string>>;

/** Columns of one table of a join: `patients.name`. */
export function inTable<const Table extends string, const Column extends string>(
  table: Table,
  columns: readonly Column[],
) {
  return columns.map((column) => `${table}.${column}` as const);
}

/** The columns of a map. */
export function columnsOf<M extends ColumnMap>(map: M): M[keyof M][];
export function columnsOf(map: ColumnMap): string[] {
  return Object.values(map);
}

/** The values of a map's fields, by column; other fields are left out. */
export function toColumns<M extends ColumnMap, V extends { readonly [F in keyof M]?: unknown }>(
  map: M,
  values: V,
): { [F in keyof M & keyof V as M[F]]: V[F] };
export function toColumns(map: ColumnMap, values: Readonly<Record<string, unknown>>) {
  const row: Record<string, unknown> = {};
  for (const field in map) row[map[field] ?? field] = values[field];
  return row;
}

/** The values of a map's columns, by field; other columns are left out. */
export function toFields<M extends ColumnMap, R extends { readonly [F in M[keyof M]]: unknown }>(
  map: M,
  row: R,
): { [F in keyof M]: R[M[F]] };
export function toFields(map: ColumnMap, row: Readonly<Record<string, unknown>>) {
  const fields: Record<string, unknown> = {};
  for (const field in map) fields[field] = row[map[field] ?? field];
  return fields;
}
