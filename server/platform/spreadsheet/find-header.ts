import { canonical } from './cells/canonical.ts';
import {
  type ColumnRead,
  hasSameFigures,
  isHeading,
  readHeadings,
  type Vocabulary,
} from './headings.ts';
import type { Cell, Rows } from './parse-sheet.ts';
import { headingSet, isAllText } from './repeated-headings.ts';

const HEADER_WITHIN_ROWS = 30;
/** Rows on which the fit of a column is measured. */
const MEASURED = 60;

/** The place of the headings: the index of their first row, and whether they take two rows. */
export type Header<Field extends string> = {
  readonly index: number;
  readonly depth: 0 | 1 | 2;
  readonly titles: readonly Cell[];
  readonly read: readonly ColumnRead<Field>[];
};

/** Whether a row has these headings, in any order, perhaps with others. */
function hasAll(row: readonly Cell[], headings: readonly string[]): boolean {
  if (row.length < headings.length) return false;
  const words = new Set(row.map(canonical));
  return headings.every((heading) => words.has(heading));
}

/** The cells of a column below the headings, without empty ones. */
export function cellsBelow(rows: Rows, from: number, titles: readonly Cell[] = []) {
  // The columns may stand elsewhere below the same headings on the next page.
  const own = titles.map(canonical).filter(Boolean);
  const measured = rows.slice(from, from + MEASURED);
  const next = own.length < 2 ? -1 : measured.findIndex((row) => hasAll(row, own));
  const page = next === -1 ? measured : measured.slice(0, next);
  return (column: number): Cell[] =>
    page.map((row) => row[column] ?? null).filter((cell) => cell !== null);
}

/**
 * Two rows as one heading: each lower cell with the upper one of its column, or with the upper one
 * to its left when a heading spans several columns.
 */
function joined(upper: readonly Cell[], lower: readonly Cell[]): Cell[] {
  let spanning: Cell = null;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = upper[at] ?? null;
    const below = lower[at] ?? null;
    if (above !== null) spanning = above;
    if (below === null) return above;
    const over = above ?? (at > 0 && (lower[at - 1] ?? null) !== null ? spanning : null);
    return over === null ? below : `${over} ${below}`;
  });
}

const countOf = <Field extends string>(read: readonly ColumnRead<Field>[]) =>
  read.filter(({ field }) => field !== null).length +
  read.filter(({ field, isKnown }) => field === null && isKnown).length / 4;

/** The best score of a guess; a rule that names a heading scores more. */
const GUESSED = 40;
const LEAST_FIGURES = 2;

/** A row of an item whose name resembles a heading, such as `Inj Dexamethasone`, with its figures. */
const isOfItem = <Field extends string>(row: readonly Cell[], read: readonly ColumnRead<Field>[]) =>
  row.filter((cell) => typeof cell === 'number').length >= LEAST_FIGURES &&
  read.every(({ field, score }) => field === null || score <= GUESSED);

function headersOf<Field extends string>(
  rows: Rows,
  vocabulary: Vocabulary<Field>,
): (Header<Field> & { readonly count: number })[] {
  return rows.slice(0, HEADER_WITHIN_ROWS).flatMap((row, index) => {
    const filled = row.filter((cell) => cell !== null).length;
    if (filled === 0) return [];
    const read = readHeadings(row, vocabulary, cellsBelow(rows, index + 1, row));
    if (isOfItem(row, read)) return [];
    const one = { index, depth: 1 as const, titles: row, read, count: countOf(read) };
    const next = rows[index + 1] ?? [];
    if (filled < 2 || !isAllText(next) || next.every((cell) => cell === null)) return [one];
    const titles = joined(row, next);
    const both = readHeadings(titles, vocabulary, cellsBelow(rows, index + 2, titles));
    const ofLower = countOf(readHeadings(next, vocabulary));
    const two = { index, depth: 2 as const, titles, read: both, count: countOf(both) - 0.3 };
    // Most cells of the lower row are headings: the two rows are one, as `TEST` above `CODE` and
    // `NAME OF` above `THE TEST`.
    const words = next.filter((cell) => canonical(cell) !== '');
    const known = words.filter((cell) => isHeading(cell, vocabulary)).length;
    if (words.length > 1 && known >= words.length / 2) return [two];
    // The lower row alone is a heading row below a title.
    if (ofLower >= two.count) return [one];
    // A row of words without a name continues the headings.
    const at = read.findIndex(({ field }) => field === vocabulary.required);
    return at >= 0 && (next[at] ?? null) === null && ofLower > 0 ? [two] : [one, two];
  });
}

const hasField = <Field extends string>(read: readonly ColumnRead<Field>[], field: Field) =>
  read.some((column) => column.field === field);

/** The best heading row; of several with the same headings, on each page, the first. */
export function headerOf<Field extends string>(rows: Rows, vocabulary: Vocabulary<Field>) {
  const all = headersOf(rows, vocabulary).filter(({ read }) => hasField(read, vocabulary.required));
  const [best] = all.toSorted((a, b) => b.count - a.count || a.index - b.index);
  const same = best && headingSet(best.titles);
  const [first] = all.filter(({ titles }) => headingSet(titles) === same);
  const header = best && (earlierPart(rows, { all, best, vocabulary }) ?? first ?? best);
  return header && withOpenColumns(rows, header, vocabulary);
}

/** The fewest headings in a row above that belongs to the headings. */
const FEWEST_ABOVE = 3;

/**
 * Reads the columns that the heading rows leave open by the other way of joining them: `No.` with
 * `Batch Details` above it, and of `Batch Details` above `Exp.` the lower word alone.
 */
function withOpenColumns<Field extends string>(
  rows: Rows,
  header: Found<Field>,
  { guess: _, ...vocabulary }: Vocabulary<Field>,
): Found<Field> {
  const { index, depth, titles, read } = header;
  const upper = rows[index - 1] ?? [];
  const isSplit = upper.filter((cell) => cell !== null).length >= FEWEST_ABOVE && isAllText(upper);
  if (depth !== 2 && !(depth === 1 && isSplit)) return header;
  const other = depth === 2 ? (rows[index + 1] ?? []) : joined(upper, titles);
  const isOpen = ({ field, isKnown }: ColumnRead<Field>) =>
    field === null && (depth === 1 || !isKnown);
  const open = read.map((own, at) => (isOpen(own) ? (other[at] ?? null) : null));
  const found = readHeadings(open, vocabulary, cellsBelow(rows, index + depth, titles));
  return {
    ...header,
    read: read.map((own, at) => {
      const one = found[at];
      return one?.field && isOpen(own) && !hasField(read, one.field) ? one : own;
    }),
  };
}

type Found<Field extends string> = Header<Field> & { readonly count: number };

/** Headings of the same figures, with such a row before the best ones: the list has several parts. */
function earlierPart<Field extends string>(
  rows: Rows,
  of: { all: readonly Found<Field>[]; best: Found<Field>; vocabulary: Vocabulary<Field> },
): Found<Field> | undefined {
  const { all, best, vocabulary } = of;
  return all.find(({ index, depth, read }) => {
    if (!hasSameFigures([read, best.read], vocabulary)) return false;
    const columns = read.flatMap(({ field }, column) =>
      field !== null && vocabulary.figures.has(field) ? [column] : [],
    );
    return rows
      .slice(index + depth, best.index)
      .some((row) => columns.every((column) => /^\W*\d/.test(String(row[column] ?? ''))));
  });
}

/**
 * The widest row within the first ones starts a table whose headings are not known, or that has none.
 * A row of words above one with figures is a heading.
 */
export function withoutHeadings<Field extends string>(rows: Rows): Header<Field> {
  const widths = rows
    .slice(0, HEADER_WITHIN_ROWS)
    .map((row) => row.filter((cell) => cell !== null).length);
  const widest = Math.max(0, ...widths);
  const index = Math.max(
    0,
    widths.findIndex((width) => width >= widest * 0.75),
  );
  const columns = Math.max(0, ...rows.slice(index, index + MEASURED).map((row) => row.length));
  const first = rows[index] ?? [];
  const isTitled = widest > 1 && isAllText(first) && !isAllText(rows[index + 1] ?? []);
  const titles = Array.from({ length: columns }, (_, at) =>
    isTitled ? (first[at] ?? null) : null,
  );
  const read = titles.map(() => ({ field: null, isKnown: false, score: 0 }));
  return { index, depth: isTitled ? 1 : 0, titles, read };
}
