import type { Cell, Rows } from './parse-sheet.ts';

/** The column names of each field, best first. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** One row below the header: its row number in the spreadsheet, and its cells by field. */
export type TableRow<Field extends string> = {
  readonly row: number;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
  /** Repeated headings, as on a second page, or a row of a second table with unknown columns. */
  readonly part?: 'headings' | 'second table';
};

/** A heading of the file, and the field it was matched to. */
export type HeadingRead<Field extends string> = {
  readonly heading: string;
  readonly field: Field | null;
};

export type Table<Field extends string> = {
  readonly rows: TableRow<Field>[];
  readonly headings: readonly HeadingRead<Field>[];
};

const HEADER_WITHIN_ROWS = 20;

/** `MRP (₹)`, `M.R.P. Rs` and `mrp` are the same name. */
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

/**
 * The field of each column. When two columns match a field, the better name wins, then the first.
 */
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
 * Finds the table in a sheet. Its header is the row, among the first ones, with the most known
 * column names, in any order and case, including `required`. Returns null when there is none. Skips
 * empty rows.
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
 * The start of a second table: headings that differ from the first, or follow a title of their own.
 * Printed pages repeat the headings and letterhead, which does not count.
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
