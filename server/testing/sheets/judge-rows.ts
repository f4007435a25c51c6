import type { ExpectedRow, Reading, SheetCase, SheetField } from './sheet-case.ts';
import { expectedOf } from './sheet-lines.ts';

/** A row as an import read it. A row that is absent was left out. */
export type ReadRow = {
  /** Absent when the import reads one sheet only. */
  readonly sheet?: string;
  readonly row: number;
  readonly outcome: 'taken' | 'look' | 'left-out';
  /** A field that the import does not have is absent; an empty one is null. */
  readonly values: Partial<Record<SheetField, Reading>>;
};

/**
 * `wrong`: taken with a value that the sheet does not have, or taken though it is not a good row.
 * `lost`: a good row that was not taken. `gap`: a good row, taken without a value that it has.
 * `unsaid`: a row with a fault, left out without a reason. `noise`: a title, heading, total or blank
 * row that was asked about.
 */
export type Verdict = 'right' | 'wrong' | 'lost' | 'gap' | 'unsaid' | 'noise';
export type Judged = {
  readonly expected: ExpectedRow;
  readonly verdict: Verdict;
  readonly why: string;
};

const TEXTS: readonly SheetField[] = [
  'generic',
  'strength',
  'form',
  'pack',
  'manufacturer',
  'rack',
];

function folded(value: Reading): string {
  return String(value).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Letters and digits only: `10×10` and `10 x 10` are equal. */
function bare(value: Reading): string {
  return folded(value)
    .replaceAll('×', 'x')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function sameName(expected: ExpectedRow['values'], read: Reading): boolean {
  const { name = null, pack, strength, form } = expected;
  const parts = [form, name, strength, pack].filter((part) => part !== null && part !== undefined);
  const whole = [[name], [name, pack], [name, strength], [form, name], parts];
  return whole.some((words) => bare(words.join(' ')) === bare(read));
}

function sameAmount(a: Reading, b: Reading): boolean {
  return Math.abs(Number(a) - Number(b)) <= 0.0051;
}

function same(field: SheetField, expected: ExpectedRow['values'], read: Reading): boolean {
  const value = expected[field] ?? null;
  if (field === 'name') return sameName(expected, read);
  if (field === 'stock')
    return (
      sameAmount(Number(value), read) ||
      sameAmount(Number(value) + Number(expected.free ?? 0), read)
    );
  if (typeof value === 'number') return sameAmount(value, read);
  return TEXTS.includes(field) ? bare(value) === bare(read) : folded(value) === folded(read);
}

/** A delivery's free pieces belong to the stock, in a field of their own or added to it. */
function losesFree({ values: { stock = 0, free } }: ExpectedRow, read: ReadRow['values']): boolean {
  if (!free || read.stock === undefined || read.stock === null) return false;
  return sameAmount(stock, read.stock) && !sameAmount(free, read.free ?? 0);
}

function differences(
  expected: ExpectedRow,
  read: ReadRow['values'],
): { wrong: string[]; gaps: string[] } {
  const wrong: string[] = [];
  const gaps: string[] = [];
  const fields = new Set([
    ...Object.keys(expected.values),
    'expiry',
    'batch',
    'price',
    'cost',
  ] as SheetField[]);
  for (const field of fields) {
    const value = expected.values[field] ?? null;
    const got = read[field];
    const nothing = got === null || got === undefined || got === '';
    if (field === 'free' || (nothing && value === null)) continue;
    if (nothing && field === 'stock' && value === 0) continue;
    if (nothing) gaps.push(field);
    else if (value === null) wrong.push(`${field}: ${got}, not empty`);
    else if (value !== null && !same(field, expected.values, got))
      wrong.push(`${field}: ${got}, not ${value}`);
  }
  if (losesFree(expected, read)) wrong.push(`free: not ${expected.values.free}`);
  return { wrong, gaps };
}

function judgeTaken(expected: ExpectedRow, read: ReadRow): Omit<Judged, 'expected'> {
  const { wrong, gaps } = differences(expected, read.values);
  if (wrong.length > 0) return { verdict: 'wrong', why: wrong.join('; ') };
  return gaps.length > 0 ? { verdict: 'gap', why: gaps.join(', ') } : { verdict: 'right', why: '' };
}

function judgeRow(expected: ExpectedRow, read: ReadRow | undefined): Omit<Judged, 'expected'> {
  const outcome = read?.outcome ?? 'left-out';
  const right = { verdict: 'right', why: '' } as const;
  const good = expected.is === 'taken' || expected.either;
  if (read !== undefined && outcome === 'taken') {
    if (good) return judgeTaken(expected, read);
    if (expected.is === 'parameter' && read.values.price === undefined) return right;
    return {
      verdict: 'wrong',
      why: `taken: ${expected.is} ${expected.field ?? ''} ${expected.reason ?? ''}`,
    };
  }
  if (expected.either || expected.is === 'parameter') return right;
  if (expected.is === 'taken') return { verdict: 'lost', why: outcome };
  if (expected.is === 'look')
    return outcome === 'look'
      ? right
      : { verdict: 'unsaid', why: `${expected.field} ${expected.reason}` };
  return outcome === 'look' ? { verdict: 'noise', why: expected.is } : right;
}

/** Compares the rows of an import with the clerk's reading. */
export function judge(sheetCase: SheetCase, read: readonly ReadRow[]): Judged[] {
  const { rows, tables } = expectedOf(sheetCase);
  const byRow = new Map(read.map((row) => [`${row.sheet ?? tables[0]?.sheet}!${row.row}`, row]));
  return rows.map((expected) => {
    const found = byRow.get(`${expected.sheet}!${expected.row}`);
    return { expected, ...judgeRow(expected, found) };
  });
}
