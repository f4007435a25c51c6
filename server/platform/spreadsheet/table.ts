import type { Cell, Rows } from './parse-sheet.ts';

/** For each field, the names under which people keep its column, the one that says it best first. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** One row below the header: its number as the spreadsheet shows it, and its cells by field. */
export type TableRow<Field extends string> = {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
  /** The headings again, as on a second page; or a row of a second table, whose columns are unknown. */
  readonly part?: 'headings' | 'second table';
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
  const isHeading = (row: readonly Cell[]) => {
    const found = fieldsOf(row, names).filter((field) => field !== undefined);
    return found.length > 1 && found.includes(required);
  };
  const second = secondTable(rows, header, isHeading);
  return {
    headings,
    rows: rows
      .slice(header + 1)
      .map((row, index) => ({
        row: header + index + 2,
        cells: cellsOf(row, fields),
        ...(header + 1 + index >= second && { part: 'second table' as const }),
        ...(header + 1 + index < second && isHeading(row) && { part: 'headings' as const }),
      }))
      .filter(({ cells }) => Object.values(cells).some((cell) => cell !== null)),
  };
}

/**
 * Where a second table begins: at headings that differ from the first, or that stand below a title of their
 * own. What is printed in pages has its headings and its letterhead on each.
 */
function secondTable(
  rows: Rows,
  header: number,
  isHeading: (row: readonly Cell[]) => boolean,
): number {
  const textOfRow = (row: readonly Cell[]) => row.map(normalised).join('|').replace(/\|+$/, '');
  const title = (row: readonly Cell[]) => textOfRow(row).replace(/[\d|]+/g, '');
  const isTitle = (row: readonly Cell[]) => row.filter((cell) => cell !== null).length === 1;
  const letterhead = new Set(rows.slice(0, header).map(title));
  const first = textOfRow(rows[header] ?? []);
  for (const [index, row] of rows.entries()) {
    if (index <= header || !isHeading(row)) continue;
    let above = index - 1;
    while (above > header && (rows[above] ?? []).every((cell) => cell === null)) above -= 1;
    const told = rows[above] ?? [];
    const hasOwnTitle = above > header && isTitle(told) && !letterhead.has(title(told));
    if (textOfRow(row) !== first || hasOwnTitle) return index;
  }
  return Number.POSITIVE_INFINITY;
}

function cellsOf<Field extends string>(row: readonly Cell[], fields: (Field | undefined)[]) {
  const cells: Partial<Record<Field, Cell>> = {};
  fields.forEach((field, column) => {
    if (field) cells[field] = row[column] ?? null;
  });
  return cells;
}
