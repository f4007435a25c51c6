import type { Cell, Rows } from './parse-sheet.ts';

/** For each field, the names under which people keep its column, the one that says it best first. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** One row below the header: its number as the spreadsheet shows it, and its cells by field. */
export type TableRow<Field extends string> = {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
};

/** A heading of the file, and as which field it was read. */
export type HeadingRead<Field extends string> = {
  readonly heading: string;
  readonly field: Field | null;
};

export type Table<Field extends string> = {
  readonly rows: TableRow<Field>[];
  readonly headings: readonly HeadingRead<Field>[];
};

const HEADER_WITHIN_ROWS = 20;

/** `MRP (₹)`, `M.R.P. Rs` and `mrp` are one name. */
function normalised(name: Cell): string {
  return String(name ?? '')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
    .replace(/\b(?:rs|inr)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The field of each column. Of two columns for one field, the one with the better name; then the first. */
function fieldsOf<Field extends string>(
  row: readonly Cell[],
  names: ColumnNames<Field>,
): (Field | undefined)[] {
  const headings = row.map(normalised);
  const fields: (Field | undefined)[] = row.map(() => undefined);
  for (const [field, aliases] of Object.entries(names) as [Field, readonly string[]][]) {
    const best = aliases.find((alias) => headings.includes(alias));
    if (best !== undefined) fields[headings.indexOf(best)] = field;
  }
  return fields;
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
): Table<Field> | null {
  let best: { index: number; fields: (Field | undefined)[]; count: number } | undefined;
  for (const [index, row] of rows.slice(0, HEADER_WITHIN_ROWS).entries()) {
    const fields = fieldsOf(row, names);
    const count = fields.filter((field) => field !== undefined).length;
    if (fields.includes(required) && count > (best?.count ?? 0)) best = { index, fields, count };
  }
  if (!best) return null;
  const { index: header, fields } = best;
  const headings = (rows[header] ?? []).flatMap((cell, at) =>
    cell === null ? [] : [{ heading: String(cell), field: fields[at] ?? null }],
  );
  return {
    headings,
    rows: rows
      .slice(header + 1)
      .map((row, index) => ({ row: header + index + 2, cells: cellsOf(row, fields) }))
      .filter(({ cells }) => Object.values(cells).some((cell) => cell !== null)),
  };
}

function cellsOf<Field extends string>(row: readonly Cell[], fields: (Field | undefined)[]) {
  const cells: Partial<Record<Field, Cell>> = {};
  fields.forEach((field, column) => {
    if (field) cells[field] = row[column] ?? null;
  });
  return cells;
}
