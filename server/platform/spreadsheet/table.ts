import { assignedColumns } from '#contract/kernel/import.ts';
import { plainText, textOf } from './cells/cell-text.ts';
import { cellsBelow, type Header, headerOf, withoutHeadings } from './find-header.ts';
import type { Vocabulary } from './headings.ts';
import { isOtherList, withParts } from './list-parts.ts';
import type { Cell, Sheet } from './parse-sheet.ts';
import { repeatedHeadings } from './repeated-headings.ts';
import { withSpanning } from './spanning.ts';

/** One row below the header: its row number in the spreadsheet, and its cells by field. */
export type TableRow<Field extends string> = {
  readonly row: number;
  /** The sheet, when the list goes over several. */
  readonly sheet?: string;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
  /** The words of columns that were not assigned, such as a total that stands beside the names. */
  readonly beside?: string;
  /** Whether such a column has a number. */
  readonly hasNumberBeside?: boolean;
  /** Repeated headings, as on a second page, or a row of a second table with unknown columns. */
  readonly part?: 'headings' | 'second table';
};

/** A column of the table: its heading, what it was read as, and its first values. */
export type HeadingRead<Field extends string> = {
  readonly column: number;
  readonly heading: string;
  readonly field: Field | null;
  /** Whether the heading is understood, although it may not be imported. */
  readonly isKnown: boolean;
  readonly samples: readonly string[];
  /** The field of the heading that the cells do not fit. */
  readonly unfit?: Field;
};

export type Table<Field extends string> = {
  readonly sheet: string;
  readonly rows: TableRow<Field>[];
  readonly headings: readonly HeadingRead<Field>[];
  /** The texts of the rows above the headings, such as the invoice of a delivery. */
  readonly above?: readonly string[];
};

/** Columns that a person has assigned, by their position. */
export type Assigned<Field extends string> = ReadonlyMap<number, Field | null>;

/** The assignments of a call, without fields that a slice does not have. */
export function assignedFields<Field extends string>(
  text: string | undefined,
  fields: readonly Field[],
): Assigned<Field> | undefined {
  const told = assignedColumns(text);
  return (
    told && new Map([...told].map(([at, name]) => [at, fields.find((one) => one === name) ?? null]))
  );
}

const SAMPLES = 3;

/** The letter of a column, counted from 0. */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}

type Finding<Field extends string> = {
  readonly vocabulary: Vocabulary<Field>;
  /** The name of the sheet to read; without it the one with the best table. */
  readonly sheet?: string | undefined;
  readonly assigned?: Assigned<Field> | undefined;
};

/**
 * Finds the table of a file. Its header is the row, or the two rows, among the first ones of any
 * sheet with the most known headings, in any order and case, including the required one. With
 * `assigned` columns, a table without headings is read too. Returns null when there is none.
 */
export function findTable<Field extends string>(
  sheets: readonly Sheet[],
  { vocabulary, sheet: wanted, assigned }: Finding<Field>,
): Table<Field> | null {
  const among = sheets.filter(({ name }) => wanted === undefined || name === wanted);
  const found = among
    .map((sheet) => ({ sheet, header: headerOf(sheet.rows, vocabulary) }))
    .flatMap(({ sheet, header }) => (header ? [{ sheet, header }] : []))
    .sort(
      (a, b) =>
        +isOtherList(a.sheet.name) - +isOtherList(b.sheet.name) ||
        Math.floor(b.header.count) - Math.floor(a.header.count) ||
        b.sheet.rows.length - a.sheet.rows.length,
    );
  const tables = found.map(({ sheet, header }) => tableOf(sheet, { header, vocabulary, assigned }));
  if (tables[0]) return withParts(tables, sheets, vocabulary.required);
  const largest = [...among].sort((a, b) => b.rows.length - a.rows.length)[0];
  if (!assigned || !largest) return null;
  return tableOf(largest, { header: withoutHeadings(largest.rows), vocabulary, assigned });
}

const ABOVE_LENGTH = 500;
const textOfLine = (row: readonly Cell[]) =>
  row.map(plainText).filter(Boolean).join(' ').slice(0, ABOVE_LENGTH);

type Framing<Field extends string> = {
  readonly header: Header<Field>;
  readonly vocabulary: Vocabulary<Field>;
  readonly assigned?: Assigned<Field> | undefined;
};

function tableOf<Field extends string>(
  sheet: Sheet,
  { header, vocabulary, assigned }: Framing<Field>,
): Table<Field> {
  const { rows, name } = sheet;
  const from = header.index + header.depth;
  const columns = Math.max(header.titles.length, ...rows.slice(from).map((row) => row.length));
  const below = cellsBelow(rows, from);
  const headings = Array.from({ length: columns }, (_, column): HeadingRead<Field> => {
    const { field = null, isKnown = false, unfit } = header.read[column] ?? {};
    const own = assigned?.get(column);
    const samples = below(column).slice(0, SAMPLES).map(String);
    const heading = textOf(header.titles[column]) ?? `Column ${letterOf(column)}`;
    return own === undefined
      ? { column, heading, field, isKnown, samples, ...(unfit && { unfit }) }
      : { column, heading, field: own, isKnown: true, samples };
  }).filter(
    ({ column, samples }) => samples.length > 0 || (header.titles[column] ?? null) !== null,
  );
  const fields = Array.from(
    { length: columns },
    (_, column) => headings.find((one) => one.column === column)?.field ?? null,
  );
  const parts = repeatedHeadings(rows, { from, titles: header, vocabulary });
  const filled = withSpanning(sheet, fields.indexOf(vocabulary.required));
  return {
    sheet: name,
    headings,
    above: rows.slice(0, header.index).map(textOfLine).filter(Boolean),
    rows: filled
      .map((row, index) => ({ index, row }))
      .slice(from)
      .map(({ index, row }) => {
        const { part, fields: own } = parts.get(index) ?? {};
        // A person assigns the columns of the first page.
        return lineOf(row, { fields: own ?? fields, number: index + 1, part });
      })
      .filter(({ cells, beside }) => beside || Object.values(cells).some((one) => one !== null)),
  };
}

type Frame<Field extends string> = {
  readonly fields: readonly (Field | null)[];
  readonly number: number;
  readonly part: TableRow<Field>['part'] | undefined;
};

function lineOf<Field extends string>(
  row: readonly Cell[],
  { fields, number, part }: Frame<Field>,
): TableRow<Field> {
  const cells: Partial<Record<Field, Cell>> = {};
  const words: string[] = [];
  let hasNumberBeside = false;
  fields.forEach((field, column) => {
    const cell = row[column] ?? null;
    if (field) cells[field] = cell;
    else if (typeof cell === 'string' && /\p{L}/u.test(cell)) words.push(plainText(cell));
    else if (typeof cell === 'number') hasNumberBeside = true;
  });
  return {
    row: number,
    cells,
    ...(words.length > 0 && { beside: words.join(' ') }),
    hasNumberBeside,
    ...(part && { part }),
  };
}
