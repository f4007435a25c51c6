import { canonical } from './cells/canonical.ts';
import { plainText } from './cells/cell-text.ts';
import { isTotal } from './cells/labels.ts';
import { type ColumnRead, hasSameFigures, readHeadings, type Vocabulary } from './headings.ts';
import type { Cell, Rows } from './parse-sheet.ts';

type Known<Field extends string> = {
  /** The index of the first row below the headings. */
  readonly from: number;
  readonly titles: {
    readonly index: number;
    readonly depth: number;
    readonly titles: readonly Cell[];
    readonly read: readonly ColumnRead<Field>[];
  };
  readonly vocabulary: Vocabulary<Field>;
};

/** Titles of tables whose rows are not the stock of the list above. */
export const OTHER_TABLE =
  /\b(?:expir\w*|return\w*|damage\w*|reject\w*|broken|breakage|claim\w*|purchase\w*|sales?|sold|orders?|short(?:age|ages)?|dead|non ?moving|pending|credit|debit|required|indent|destroy\w*|scrap|missing|discontinued)\b/i;

/** Whether a row has words only, as headings do. */
export const isAllText = (row: readonly Cell[]) =>
  row.every((cell) => cell === null || (typeof cell === 'string' && !/^\W*\d/.test(cell)));

/** The headings of a row in any order. */
export const headingSet = (titles: readonly Cell[]) =>
  titles.map(canonical).filter(Boolean).toSorted().join('|');

const textOfRow = (row: readonly Cell[]) => row.map(canonical).join('|').replace(/\|+$/, '');
const isEmpty = (row: readonly Cell[] | undefined) => (row ?? []).every((cell) => cell === null);

/** The title above a row, when the row above it has a single cell. */
function titleAbove(rows: Rows, index: number, from: number): string | null {
  let above = index - 1;
  while (above >= from && isEmpty(rows[above])) above -= 1;
  const told = (rows[above] ?? []).filter((cell) => cell !== null);
  return above >= from && told.length === 1 ? String(told[0]) : null;
}

/** The kind of a row below the headings, and the fields of its columns where they have moved. */
export type Part<Field extends string> = {
  readonly part?: 'headings' | 'second table';
  readonly fields?: readonly (Field | null)[];
};

/**
 * The rows below the headings that repeat them, and those of a second table: below headings that
 * differ from the first, or below a title that names another list (`EXPIRED`, `Returns`). Headings
 * that repeat in other columns, as after a page break, move the fields of the rows below them.
 */
export function repeatedHeadings<Field extends string>(
  rows: Rows,
  { from, titles: header, vocabulary }: Known<Field>,
): ReadonlyMap<number, Part<Field>> {
  const parts = new Map<number, Part<Field>>();
  const first = textOfRow(rows[header.index] ?? []);
  const lower = header.depth === 2 ? textOfRow(rows[header.index + 1] ?? []) : null;
  const known = fieldsOf(header.read);
  const namesIn = namesByColumn(rows);
  let isSecond = false;
  let moved: readonly (Field | null)[] | undefined;
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    const text = textOfRow(row);
    const isOwn = (text === first && first.includes('|')) || isHeadingRow(row, vocabulary);
    if (isOwn) {
      const read = readHeadings(row, vocabulary);
      const isMoved = headingSet(row) === headingSet(header.titles) && text !== first;
      const isSame = isMoved || text === first || fieldsOf(read) === known;
      const goesOn =
        !isSame && isContinued(rows, { index, read, from, titles: header, vocabulary, namesIn });
      isSecond = !(isSame || goesOn) || OTHER_TABLE.test(titleAbove(rows, index, from) ?? '');
      moved = isMoved || goesOn ? read.map(({ field }) => field) : undefined;
    }
    const isLower = index === from && isSecondLine(row, header.titles, header.read, vocabulary);
    const isRepeated = isOwn || isLower || (text === lower && text !== '');
    if (isSecond) parts.set(index, { part: 'second table' });
    else if (isRepeated) parts.set(index, { part: 'headings' });
    else if (moved) parts.set(index, { fields: moved });
  }
  return parts;
}

/**
 * Whether the row below the headings is their second line, such as `(Rs.)` or `Male | Female`: words
 * only, and no name but the heading of a cell that spans both.
 */
function isSecondLine<Field extends string>(
  row: readonly Cell[],
  titles: readonly Cell[],
  read: readonly ColumnRead<Field>[],
  { required }: Vocabulary<Field>,
): boolean {
  const at = read.findIndex(({ field }) => field === required);
  const name = canonical(row[at] ?? null);
  return isAllText(row) && !isEmpty(row) && (name === '' || name === canonical(titles[at] ?? null));
}

type Next<Field extends string> = Known<Field> & {
  /** The index of its headings. */
  readonly index: number;
  readonly read: readonly ColumnRead<Field>[];
  readonly namesIn: (column: number) => readonly string[];
};

/** The texts of a column, computed once: a list may have hundreds of headings. Strengths tell names apart. */
function namesByColumn(rows: Rows): (column: number) => readonly string[] {
  const columns = new Map<number, readonly string[]>();
  return (column) => {
    const known = columns.get(column) ?? rows.map((row) => plainText(row[column]).toLowerCase());
    columns.set(column, known);
    return known;
  };
}

/**
 * Whether other headings start a part of the same list, such as the injections below the tablets:
 * each heading is known, the columns of figures are the same, and no name is in both.
 */
function isContinued<Field extends string>(
  rows: Rows,
  { index, read, from, titles: header, vocabulary, namesIn }: Next<Field>,
): boolean {
  const isKnown = (rows[index] ?? []).every(
    (cell, column) => canonical(cell) === '' || read[column]?.isKnown === true,
  );
  if (!isKnown || !hasSameFigures([read, header.read], vocabulary)) return false;
  const namesOf = (of: readonly ColumnRead<Field>[]) =>
    namesIn(of.findIndex(({ field }) => field === vocabulary.required));
  const above = new Set(namesOf(header.read).slice(from, index));
  const below = namesOf(read).slice(index + 1);
  return !below.some((name) => name !== '' && above.has(name) && !isTotal(name));
}

const fieldsOf = <Field extends string>(read: readonly ColumnRead<Field>[]) =>
  read
    .map(({ field }) => field ?? '')
    .join('|')
    .replace(/\|+$/, '');

/** Whether a row of words is headings: cells of a drug may equal heading words, such as a form. */
function isHeadingRow<Field extends string>(row: readonly Cell[], vocabulary: Vocabulary<Field>) {
  if (!isAllText(row)) return false;
  const read = readHeadings(row, vocabulary).filter(({ isKnown }) => isKnown);
  const filled = row.filter((cell) => cell !== null).length;
  const hasName = read.some(({ field }) => field === vocabulary.required);
  return hasName && read.length > 1 && read.length >= filled / 2;
}
