import * as XLSX from '@e965/xlsx';
import type { Cell } from './sheet-cells.ts';

/** The text that a spreadsheet displays for a cell, as an export as text has it. */
export function shownText(cell: Cell, serialOf: (day: string) => number): string {
  switch (cell.is) {
    case 'empty':
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return cell.format === undefined
        ? String(cell.value)
        : XLSX.SSF.format(cell.format, cell.value);
    case 'date':
      return XLSX.SSF.format(cell.format, serialOf(cell.day));
    case 'formula':
      return String(cell.value);
    case 'error':
      return cell.error;
  }
}

/** Lines with CRLF; a value with the delimiter, a quote or a line break is quoted. */
export function delimitedText(rows: readonly string[][], delimiter: string): string {
  const quote = (value: string) =>
    value.includes(delimiter) || /["\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const width = Math.max(...rows.map((row) => row.length));
  return rows
    .map((row) => Array.from({ length: width }, (_, n) => quote(row[n] ?? '')).join(delimiter))
    .map((line) => `${line}\r\n`)
    .join('');
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\n', '<br>');
}

/** A page with one table, as programs write it that name it .xls; a lone cell spans the table. */
export function htmlText(rows: readonly string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const cellsOf = (row: readonly string[]) =>
    row.length === 1
      ? `<td colspan="${width}" align="center"><b>${escaped(row[0] ?? '')}</b></td>`
      : Array.from(
          { length: width },
          (_, n) => `<td>${escaped(row[n] ?? '') || '&nbsp;'}</td>`,
        ).join('');
  const lines = rows.map((row) => `<tr>${cellsOf(row)}</tr>`).join('\n');
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style>td { font-family: Arial; font-size: 9pt; }</style></head>
<body><table border="1" cellspacing="0">\n${lines}\n</table></body></html>`;
}
