import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { z } from 'zod';
import type { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';

/** A date is `YYYY-MM-DD` whatever the sheet shows, or `YYYY-MM` when its format shows no day. */
const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof Cell>;
export const Rows = z.array(z.array(Cell).readonly()).readonly();
export type Rows = z.output<typeof Rows>;

/** Titles, headings and totals that a sheet may have besides its rows. */
export const ROWS_BESIDES = 50;

/** The sheet cannot be read; the code names one of `SPREADSHEET_MESSAGES`. */
export class SheetRefused extends Error {
  readonly reason: 'tooManyRows' | 'tooManyColumns' | 'empty';

  constructor(reason: SheetRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type Limits = Pick<typeof SPREADSHEET_LIMITS, 'rows' | 'columns'>;

/** A sheet with its rows, and the cells that span several rows, by index. */
export type Sheet = {
  readonly name: string;
  readonly rows: Rows;
  readonly spans?: readonly {
    readonly column: number;
    readonly from: number;
    readonly to: number;
  }[];
};

/** Returns the sheets that are not empty, visible ones only if there are any. */
export function parseSheets(file: Buffer, limits: Limits): Sheet[] {
  const book = read(file, {
    type: 'buffer',
    dense: true,
    // A sheet declares its number of rows; this limits how many are read.
    sheetRows: limits.rows + ROWS_BESIDES + 1,
    cellNF: true,
    cellText: false,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
    // In HTML, 1-0-1 is a dosage, not a date.
    raw: true,
  });
  const sheets = book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    const isHidden = Boolean(book.Workbook?.Sheets?.[at]?.Hidden);
    return sheet ? [{ sheet, name, isHidden }] : [];
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = (visible.length > 0 ? visible : sheets)
    .map(({ sheet, name }) => ({ name, rows: rowsOf(sheet, book, limits), spans: spansOf(sheet) }))
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)));
  if (filled.length === 0) throw new SheetRefused('empty');
  return filled;
}

function spansOf(sheet: WorkSheet) {
  return (sheet['!merges'] ?? []).map(({ s, e }) => ({ column: s.c, from: s.r, to: e.r }));
}

function rowsOf(sheet: WorkSheet, book: WorkBook, limits: Limits): Rows {
  const data = sheet['!data'] ?? [];
  if (data.length > limits.rows + ROWS_BESIDES) throw new SheetRefused('tooManyRows');
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

/** Whether a number format such as `d-mmm` shows a day and a month without a year. */
function isDayOnly(format: string): boolean {
  const parts = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /m/i.test(parts) && /d/i.test(parts) && !/[yhs]/i.test(parts);
}

function cellOf(cell: CellObject | undefined, is1904: boolean): Cell {
  if (!cell || cell.t === 'z') return null;
  // A failed formula is a figure that cannot be read, not an empty cell.
  if (cell.t === 'e') return cell.w ?? '#N/A';
  const { v } = cell;
  if (typeof v === 'number' && typeof cell.z === 'string' && SSF.is_date(cell.z)) {
    const { y, m, d } = SSF.parse_date_code(v, { date1904: is1904 }) ?? {};
    if (!y) return v;
    const month = `${y}-${`${m}`.padStart(2, '0')}`;
    // `27-May` was typed as a month and a year as often as a day: the sheet does not show which.
    if (isDayOnly(cell.z)) return `${d}/${m}`;
    return isMonth(cell.z) ? month : `${month}-${`${d}`.padStart(2, '0')}`;
  }
  // `0728` is a number whose format shows its zero, such as an expiry or a batch.
  if (typeof v === 'number' && typeof cell.z === 'string' && /^0{2,}$/.test(cell.z)) {
    const text = `${v}`.padStart(cell.z.length, '0');
    if (text !== `${v}` && /^\d+$/.test(text)) return text;
  }
  if (v instanceof Date) return v.toISOString().slice(0, 10);
  if (typeof v === 'string') return v.trim() === '' ? null : v.trim();
  return v ?? null;
}
