import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { z } from 'zod';
import type { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';

/** A date is `YYYY-MM-DD` whatever the sheet shows, or `YYYY-MM` when its format shows no day. */
const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof Cell>;
export const Rows = z.array(z.array(Cell).readonly()).readonly();
export type Rows = z.output<typeof Rows>;

/** The sheet cannot be read; the code names one of `SPREADSHEET_MESSAGES`. */
export class SheetRefused extends Error {
  readonly reason: 'tooManyRows' | 'tooManyColumns' | 'empty';

  constructor(reason: SheetRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type Limits = Pick<typeof SPREADSHEET_LIMITS, 'rows' | 'columns'>;

/** Returns the first non-empty sheet. Throws `SheetRefused` and any error of SheetJS. */
export function parseSheet(file: Buffer, limits: Limits): Rows {
  const book = read(file, {
    type: 'buffer',
    dense: true,
    // A sheet declares its number of rows; this limits how many are read.
    sheetRows: limits.rows + 2,
    cellNF: true,
    cellText: false,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
    // In HTML, 1-0-1 is a dosage, not a date.
    raw: true,
  });
  const sheets = book.SheetNames.map((name) => book.Sheets[name]).filter(
    (one) => one !== undefined,
  );
  for (const sheet of sheets) {
    const rows = rowsOf(sheet, book, limits);
    if (rows.some((row) => row.some((cell) => cell !== null))) return rows;
  }
  throw new SheetRefused('empty');
}

function rowsOf(sheet: WorkSheet, book: WorkBook, limits: Limits): Rows {
  const data = sheet['!data'] ?? [];
  if (data.length > limits.rows + 1) throw new SheetRefused('tooManyRows');
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  // The array is sparse: a row missing in the file is empty.
  return Array.from(data, (row) => {
    if (row && row.length > limits.columns) throw new SheetRefused('tooManyColumns');
    return Array.from(row ?? [], (cell) => cellOf(cell, is1904));
  });
}

/**
 * Whether a number format such as `mmm-yy` shows a month without a day. Text in quotes or brackets
 * is ignored.
 */
function isMonth(format: string): boolean {
  const parts = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /m/i.test(parts) && /y/i.test(parts) && !/[dhs]/i.test(parts);
}

function cellOf(cell: CellObject | undefined, is1904: boolean): Cell {
  if (!cell || cell.t === 'e' || cell.t === 'z') return null;
  const { v } = cell;
  if (typeof v === 'number' && typeof cell.z === 'string' && SSF.is_date(cell.z)) {
    const { y, m, d } = SSF.parse_date_code(v, { date1904: is1904 }) ?? {};
    if (!y) return v;
    const month = `${y}-${`${m}`.padStart(2, '0')}`;
    return isMonth(cell.z) ? month : `${month}-${`${d}`.padStart(2, '0')}`;
  }
  if (v instanceof Date) return v.toISOString().slice(0, 10);
  if (typeof v === 'string') return v.trim() === '' ? null : v.trim();
  return v ?? null;
}
