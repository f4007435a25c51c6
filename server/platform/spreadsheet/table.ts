import type { Cell, Rows } from './parse-sheet.ts';

/** For each field, the names under which people keep its column. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** One row below the header: its number as the spreadsheet shows it, and its cells by field. */
export type TableRow<Field extends string> = {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
};

const HEADER_WITHIN_ROWS = 20;

/** `MRP (₹)` and `mrp` are one name. */
function normalised(name: Cell): string {
  return String(name ?? '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function fieldsOf<Field extends string>(row: readonly Cell[], names: ColumnNames<Field>) {
  const byName = new Map<string, Field>();
  for (const [field, aliases] of Object.entries(names) as [Field, readonly string[]][]) {
    for (const alias of aliases) byName.set(alias, field);
  }
  const taken = new Set<Field>();
  // Of two columns for one field the first counts.
  return row.map((cell) => {
    const field = byName.get(normalised(cell));
    if (!field || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/**
 * The table in a sheet: its header is, of the first rows, the one with the most recognised column
 * names, in any order and case, among them `required`. Null when there is none; empty rows are left
 * out.
 */
export function findTable<Field extends string>(
  rows: Rows,
  names: ColumnNames<Field>,
  required: Field,
): TableRow<Field>[] | null {
  let best: { index: number; fields: (Field | undefined)[]; count: number } | undefined;
  for (const [index, row] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const fields = fieldsOf(row, names);
    const count = fields.filter((field) => field !== undefined).length;
    if (fields.includes(required) && count > (best?.count ?? 0)) best = { index, fields, count };
  }
  if (!best) return null;
  const { index: header, fields } = best;
  return rows
    .slice(header + 1)
    .map((row, index) => ({ row: header + index + 2, cells: cellsOf(row, fields) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== null));
}

function cellsOf<Field extends string>(row: readonly Cell[], fields: (Field | undefined)[]) {
  const cells: Partial<Record<Field, Cell>> = {};
  fields.forEach((field, column) => {
    if (field) cells[field] = row[column] ?? null;
  });
  return cells;
}
