import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';

/** A date stands as `YYYY-MM-DD` whatever the sheet shows, or as `YYYY-MM` when it shows no day. */
export type Cell = string | number | boolean | null;
export type Rows = readonly (readonly Cell[])[];

/** Why a sheet was not read: the name of one of `SPREADSHEET_MESSAGES`. */
export class SheetRefused extends Error {
  readonly reason: 'tooManyRows' | 'tooManyColumns' | 'empty';

  constructor(reason: SheetRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

type Limits = Pick<typeof SPREADSHEET_LIMITS, 'rows' | 'columns'>;

/** The first sheet that holds anything. Throws `SheetRefused`, and whatever SheetJS finds wrong. */
export function parseSheet(file: Buffer, limits: Limits): Rows {
  const book = read(file, {
    type: 'buffer',
    dense: true,
    // A sheet says how many rows it has; only so many are looked at.
    sheetRows: limits.rows + 2,
    cellNF: true,
    cellText: false,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
    // 1-0-1 in a page of HTML is a dosage, not a day.
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
  // An array with holes: a row that the file leaves out is an empty one.
  return Array.from(data, (row) => {
    if (row && row.length > limits.columns) throw new SheetRefused('tooManyColumns');
    return Array.from(row ?? [], (cell) => cellOf(cell, is1904));
  });
}

/** Whether a number format like `mmm-yy` means a month; what stands in quotes or brackets is no part. */
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
