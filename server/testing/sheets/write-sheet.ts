import * as XLSX from '@e965/xlsx';
import type { DrawnSheet, SheetCase, SheetFormat } from './sheet-case.ts';
import type { Cell } from './sheet-cells.ts';
import { type DrawnRow, drawnRows, isDirective } from './sheet-lines.ts';
import { delimitedText, htmlText, shownText } from './sheet-texts.ts';

const ERRORS = {
  '#NULL!': 0x00,
  '#DIV/0!': 0x07,
  '#VALUE!': 0x0f,
  '#REF!': 0x17,
  '#NAME?': 0x1d,
  '#N/A': 0x2a,
};
const BOOKS = { xlsx: 'xlsx', xls: 'biff8', xlsb: 'xlsb', ods: 'ods' } as const;
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);

/** The number of days by which Excel stores a date. */
function serialOf(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - EXCEL_DAY_0) / 86_400_000;
}

function excelCell(cell: Cell): XLSX.CellObject | undefined {
  switch (cell.is) {
    case 'empty':
      return undefined;
    case 'text':
      return { t: 's', v: cell.text };
    case 'number':
      return { t: 'n', v: cell.value, ...(cell.format === undefined ? {} : { z: cell.format }) };
    case 'date':
      return { t: 'n', v: serialOf(cell.day), z: cell.format };
    case 'formula':
      return { t: typeof cell.value === 'number' ? 'n' : 's', v: cell.value, f: cell.formula };
    case 'error':
      return { t: 'e', v: ERRORS[cell.error as keyof typeof ERRORS], w: cell.error };
  }
}

function widthOf(rows: readonly DrawnRow[]): number {
  return Math.max(...rows.map(({ cells }) => cells.length));
}

function mergesOf(rows: readonly DrawnRow[]): XLSX.Range[] {
  const last = widthOf(rows) - 1;
  return rows.flatMap(({ mark, cells }, r) =>
    (mark === '#' || mark === '%') && cells.length === 1
      ? [{ s: { r, c: 0 }, e: { r, c: last } }]
      : [],
  );
}

/** From the first used cell to the last one, as Excel writes it. */
function usedRange(rows: readonly DrawnRow[]): string {
  const used = rows.flatMap(({ cells }, r) =>
    cells.flatMap(({ cell }, c) => (cell.is === 'empty' ? [] : [{ r, c }])),
  );
  const across = used.map(({ c }) => c);
  const s = { r: used[0]?.r ?? 0, c: across.reduce((a, b) => Math.min(a, b), 256) };
  const e = { r: used.at(-1)?.r ?? 0, c: across.reduce((a, b) => Math.max(a, b), 0) };
  return XLSX.utils.encode_range({ s, e });
}

function excelSheet(sheet: DrawnSheet): XLSX.WorkSheet {
  const rows = drawnRows(sheet).filter((row) => !isDirective(row));
  const written: XLSX.WorkSheet = {};
  for (const [r, { cells }] of rows.entries()) {
    for (const [c, { cell }] of cells.entries()) {
      const value = excelCell(cell);
      if (value !== undefined) written[XLSX.utils.encode_cell({ r, c })] = value;
    }
  }
  written['!ref'] = usedRange(rows);
  if (sheet.merged) written['!merges'] = mergesOf(rows);
  if (sheet.hiddenRows !== undefined) {
    written['!rows'] = [];
    for (const row of sheet.hiddenRows) written['!rows'][row - 1] = { hidden: true };
  }
  if (sheet.hiddenColumns !== undefined) {
    written['!cols'] = [];
    for (const letter of sheet.hiddenColumns)
      written['!cols'][XLSX.utils.decode_col(letter)] = { hidden: true };
  }
  return written;
}

function workbook(sheetCase: SheetCase, bookType: XLSX.BookType): Buffer {
  const book = XLSX.utils.book_new();
  for (const sheet of sheetCase.sheets)
    XLSX.utils.book_append_sheet(book, excelSheet(sheet), sheet.name);
  return XLSX.write(book, { type: 'buffer', bookType, compression: true });
}

function textRows(sheetCase: SheetCase): string[][] {
  return sheetCase.sheets.flatMap((sheet) =>
    drawnRows(sheet)
      .filter((row) => !isDirective(row))
      .map(({ cells }) => cells.map(({ cell }) => shownText(cell, serialOf))),
  );
}

/** In Windows-1252, which differs from Latin-1 in these two. */
function windowsText(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', '\u0092').replaceAll('–', '\u0096'), 'latin1');
}

function textFile(sheetCase: SheetCase, format: Exclude<SheetFormat, keyof typeof BOOKS>): Buffer {
  const rows = textRows(sheetCase);
  switch (format) {
    case 'html-as-xls':
      return Buffer.from(htmlText(rows));
    case 'tsv-as-xls':
      return Buffer.from(delimitedText(rows, '\t'), 'latin1');
    case 'csv':
      return Buffer.from(delimitedText(rows, ','));
    case 'csv-bom':
      return Buffer.from(`\ufeff${delimitedText(rows, ',')}`);
    case 'csv-1252':
      return windowsText(delimitedText(rows, ','));
    case 'csv-semicolon':
      return Buffer.from(delimitedText(rows, ';'));
    case 'csv-semicolon-1252':
      return windowsText(delimitedText(rows, ';'));
    case 'csv-utf16':
      return Buffer.from(`\ufeff${delimitedText(rows, '\t')}`, 'utf16le');
  }
}

/** The bytes of a case, in its format. */
export function writeSheet(sheetCase: SheetCase): Buffer {
  const { format } = sheetCase;
  switch (format) {
    case 'xlsx':
    case 'xls':
    case 'xlsb':
    case 'ods':
      return workbook(sheetCase, BOOKS[format]);
    default:
      return textFile(sheetCase, format);
  }
}

/** `marg-stock.xls`. */
export function fileNameOf({ name, format }: SheetCase): string {
  const ending = format.endsWith('-as-xls') ? 'xls' : format.replace(/-.*/, '');
  return `${name}.${ending}`;
}
