import { readingOf } from './clerk.ts';
import {
  DRUG_FIELDS,
  type DrawnSheet,
  type Expected,
  type ExpectedRow,
  type ExpectedTable,
  LAB_FIELDS,
  type SheetCase,
  type SheetField,
} from './sheet-case.ts';
import { type DrawnCell, drawnCell } from './sheet-cells.ts';

/** A row of a sheet: its cells, and the mark at its start. */
export type DrawnRow = { readonly mark: string; readonly cells: readonly DrawnCell[] };

const KINDS = {
  '#': 'title',
  H: 'heading',
  '%': 'heading',
  '=': 'total',
  ':': 'parameter',
} as const;
const DIRECTIVE = 'C';

function splitLine(line: string): DrawnRow {
  const [mark = '', ...cells] = line.split('|');
  return { mark: mark.trim(), cells: cells.map((cell) => drawnCell(cell.trim())) };
}

/** Each sheet is parsed once: the tests ask several times for lists of 20,000 rows. */
const drawn = new WeakMap<DrawnSheet, readonly DrawnRow[]>();
const expected = new WeakMap<SheetCase, Expected>();

/**
 * The rows of a drawn sheet, one a line: a mark, then each cell after a `|`. Without a mark it is a
 * row of the table; `~` one that may be taken or not, `#` a title or a note, `H` the heading of the
 * columns, `%` that of a group, `=` a total, `:` a parameter of the lab test above. An empty line is
 * an empty row. `C` is not a row: it names the fields of the columns below it, `.` for none.
 */
export function drawnRows(sheet: DrawnSheet): readonly DrawnRow[] {
  const known = drawn.get(sheet);
  if (known) return known;
  const text = typeof sheet.lines === 'string' ? sheet.lines : sheet.lines();
  const rows = text
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map(splitLine);
  drawn.set(sheet, rows);
  return rows;
}

export function isDirective(row: DrawnRow): boolean {
  return row.mark === DIRECTIVE;
}

/** `A` for 0. */
export function columnLetter(index: number): string {
  return String.fromCharCode(65 + index);
}

function fieldsOf(row: DrawnRow, kind: SheetCase['kind']): (SheetField | null)[] {
  const known: readonly string[] = kind === 'drugs' ? DRUG_FIELDS : LAB_FIELDS;
  return row.cells.map(({ cell }) => {
    const word = cell.is === 'text' ? cell.text : '';
    if (word === '.') return null;
    if (!known.includes(word)) throw new Error(`Unknown field ${word}`);
    return word as SheetField;
  });
}

/** The rows at which a clerk stops, and why. */
function faultOf(values: ExpectedRow['values'], doubts: Map<SheetField, string>, known: boolean) {
  for (const field of ['name', 'stock', 'price'] as const) {
    const reason = doubts.get(field);
    if (reason !== undefined) return { field, reason };
  }
  if (values.price === 0) return { field: 'price', reason: 'zero' } as const;
  if (!known && (values.price ?? null) === null)
    return { field: 'price', reason: 'missing' } as const;
  return undefined;
}

function tableRow(row: DrawnRow, fields: readonly (SheetField | null)[], known: boolean) {
  const values: ExpectedRow['values'] = {};
  const doubts = new Map<SheetField, string>();
  for (const [column, field] of fields.entries()) {
    const drawn = row.cells[column] ?? { cell: { is: 'empty' } };
    if (field === null) continue;
    values[field] = readingOf(drawn, field);
    if (drawn.doubt !== undefined) doubts.set(field, drawn.doubt);
  }
  if ((values.name ?? null) === null && !doubts.has('name')) throw new Error('A row has no name.');
  const fault = faultOf(values, doubts, known);
  const marks = fault === undefined ? [...doubts.keys()] : [];
  const is = fault === undefined ? ('taken' as const) : ('look' as const);
  return { is, values, marks, field: fault?.field, reason: fault?.reason };
}

function expectedRow(row: DrawnRow, fields: readonly (SheetField | null)[], known: boolean) {
  const either = row.mark === '~';
  const empty = row.cells.every(({ cell }) => cell.is === 'empty');
  if (empty) return { is: 'blank', either, values: {}, marks: [] } as const;
  if (row.mark === '' || either) {
    const read = tableRow(row, fields, known);
    return { ...read, either: either || read.reason === 'zero' };
  }
  const is = KINDS[row.mark as keyof typeof KINDS];
  if (is === undefined) throw new Error(`Unknown mark ${row.mark}`);
  return { is, either, values: {}, marks: [] } as const;
}

function tablesOf(sheet: DrawnSheet, kind: SheetCase['kind']): ExpectedTable[] {
  const tables: ExpectedTable[] = [];
  let fields: (SheetField | null)[] | undefined;
  let heading = { from: 0, rows: 0 };
  let row = 0;
  for (const drawn of drawnRows(sheet)) {
    if (isDirective(drawn)) {
      fields = fieldsOf(drawn, kind);
      heading = { from: 0, rows: 0 };
      continue;
    }
    row += 1;
    if (drawn.mark === 'H') {
      const follows = heading.from + heading.rows === row;
      heading = follows ? { ...heading, rows: heading.rows + 1 } : { from: row, rows: 1 };
    }
    if (fields === undefined || (drawn.mark !== '' && drawn.mark !== '~')) continue;
    if (drawn.cells.every(({ cell }) => cell.is === 'empty')) continue;
    const columns = fields.flatMap((field, n) =>
      field === null ? [] : [[columnLetter(n), field]],
    );
    tables.push({
      sheet: sheet.name,
      headingRow: heading.from,
      headingRows: heading.rows,
      columns: Object.fromEntries(columns),
    });
    fields = undefined;
  }
  return tables;
}

function rowsOf(sheet: DrawnSheet, { kind, known = false, name }: SheetCase): ExpectedRow[] {
  let fields: (SheetField | null)[] = [];
  let row = 0;
  return drawnRows(sheet).flatMap((drawn) => {
    if (isDirective(drawn)) {
      fields = fieldsOf(drawn, kind);
      return [];
    }
    row += 1;
    try {
      return [{ sheet: sheet.name, row, ...expectedRow(drawn, fields, known) }];
    } catch (error) {
      throw new Error(`${name}, row ${row}`, { cause: error });
    }
  });
}

/** The positions of a case's tables, and the clerk's reading of each row. */
export function expectedOf(sheetCase: SheetCase): Expected {
  const known = expected.get(sheetCase);
  if (known) return known;
  const read = {
    tables: sheetCase.sheets.flatMap((sheet) => tablesOf(sheet, sheetCase.kind)),
    rows: sheetCase.sheets.flatMap((sheet) => rowsOf(sheet, sheetCase)),
  };
  expected.set(sheetCase, read);
  return read;
}
