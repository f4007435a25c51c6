import { type ColumnKind, cellXml, type Value, widthOf } from './cell-xml.ts';

/** A row above the header, with a kind for each cell. */
export type RowAbove = readonly { readonly value: Value; readonly kind: ColumnKind }[];

export type WrittenSheet = {
  readonly name: string;
  readonly above?: readonly RowAbove[];
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[];
  readonly rows: Iterable<readonly Value[]> | AsyncIterable<readonly Value[]>;
};

/** The most rows of an Excel sheet, including the header. */
export const SHEET_ROWS_MAX = 1_048_576;
const WIDTH = { min: 8, max: 60 };
/** Column widths come before the rows in the file, so they are measured on the first rows. */
const ROWS_MEASURED = 1_000;
const ROWS_AT_ONCE = 200;
const HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;

/** The name of a column counted from 0: `A`, `Z`, `AA`. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function colsXml({ columns }: WrittenSheet, first: readonly (readonly Value[])[]): string {
  const cols = columns.map(({ title, kind }, at) => {
    const widest = first.reduce(
      (most, row) => Math.max(most, widthOf(row[at] ?? null, kind)),
      Math.max(WIDTH.min, title.length),
    );
    const width = Math.min(WIDTH.max, widest + 2);
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`;
}

/**
 * Yields a sheet as XML in pieces, and holds no more than the first thousand rows. Calls `told` for
 * each row written.
 */
export async function* sheetXml(
  sheet: WrittenSheet,
  { timeZone, told }: { timeZone: string; told: () => void },
): AsyncGenerator<Buffer> {
  const { columns, rows } = sheet;
  const names = columns.map((_column, at) => columnName(at));
  const kinds = columns.map(({ kind }) => kind);
  let count = 0;
  const rowXml = (row: readonly Value[], of = kinds) => {
    count += 1;
    const cells = names.map((name, at) =>
      cellXml(`${name}${count}`, row[at] ?? null, { kind: of[at] ?? 'text', timeZone }),
    );
    return `<row r="${count}">${cells.join('')}</row>`;
  };
  const begin = (first: readonly (readonly Value[])[]) => {
    const above = (sheet.above ?? []).map((row) =>
      rowXml(
        row.map(({ value }) => value),
        row.map(({ kind }) => kind),
      ),
    );
    const titles = rowXml(
      columns.map(({ title }) => title),
      columns.map(() => 'text' as const),
    );
    return `${HEAD}${colsXml(sheet, first)}<sheetData>${above.join('')}${titles}`;
  };

  let held: (readonly Value[])[] = [];
  let isBegun = false;
  const piece = () => {
    const text = (isBegun ? '' : begin(held)) + held.map((row) => rowXml(row)).join('');
    isBegun = true;
    held = [];
    return Buffer.from(text);
  };
  for await (const row of rows) {
    held.push(row);
    told();
    if (held.length >= (isBegun ? ROWS_AT_ONCE : ROWS_MEASURED)) yield piece();
  }
  yield piece();
  const header = (sheet.above ?? []).length + 1;
  const last = `${columnName(Math.max(0, columns.length - 1))}${count}`;
  yield Buffer.from(`</sheetData><autoFilter ref="A${header}:${last}"/></worksheet>`);
}
