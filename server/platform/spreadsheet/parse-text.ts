import type { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';
import { withDecimalPoints } from './cells/decimal-commas.ts';
import { type Cell, ROWS_BESIDES, SheetRefused } from './parse-sheet.ts';

type Limits = Pick<typeof SPREADSHEET_LIMITS, 'rows' | 'columns'>;
type Delimiter = '\t' | ';' | ',' | '|';

const DELIMITERS: readonly Delimiter[] = ['\t', ';', ',', '|'];
/** Lines on which the delimiter is measured. */
const MEASURED = 50;

/** The text of a file: UTF-8, UTF-16 with or without a mark, or else Windows-1252. */
export function decodedText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (second === 0 && first !== 0) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes are text: without control characters that a text never has. */
export function isText(bytes: Buffer): boolean {
  const text = decodedText(bytes.subarray(0, 4_000));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return text.trim() !== '' && !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
}

/** Whether a text is a table by tabs, as many programs write a file that they name .xls. */
export function isTabbed(bytes: Buffer): boolean {
  if (!isText(bytes)) return false;
  const lines = decodedText(bytes.subarray(0, 20_000))
    .split(/\r\n|\r|\n/)
    .slice(0, MEASURED);
  return lines.filter((line) => line.includes('\t')).length >= 2;
}

/** The fields of a text. A quote inside a field that does not begin with one is plain. */
function* fieldsOf(
  text: string,
  delimiter: Delimiter,
): Generator<[field: string, isLast: boolean]> {
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        field += text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r')
      at += 1;
    field += text.slice(from, at);
    const isLast = text[at] !== delimiter;
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    yield [field, isLast];
  }
}

function rowsOf(text: string, delimiter: Delimiter, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [field, isLast] of fieldsOf(text, delimiter)) {
    row.push(field);
    if (!isLast) continue;
    rows.push(row);
    row = [];
    if (rows.length > most) break;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** The delimiter that gives most of the first rows the same number of columns, and several. */
function delimiterOf(text: string): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const widths = rowsOf(text, delimiter, MEASURED).map((row) => row.length);
    const times = Map.groupBy(
      widths.filter((width) => width > 1),
      (width) => width,
    );
    const most = Math.max(0, ...[...times.values()].map((rows) => rows.length));
    return { delimiter, most };
  });
  return scores.reduce((best, one) => (one.most > best.most ? one : best)).delimiter;
}

/** A field as a cell; `="00123"` is how a program keeps Excel from reading a number. */
function cellOf(field: string): Cell {
  const text = (/^="(.*)"$/s.exec(field.trim())?.[1] ?? field).trim();
  return text === '' ? null : text;
}

/**
 * Reads a text with delimiters, as `.csv` files have it: its delimiter (comma, semicolon, tab or
 * bar) is found by its rows. Every cell is a text. Throws `SheetRefused`.
 */
export function parseText(bytes: Buffer, limits: Limits): Cell[][] {
  const text = decodedText(bytes).replace(/^\ufeff/, '');
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = said === undefined ? text : text.slice(text.indexOf('\n') + 1);
  const delimiter = DELIMITERS.find((one) => one === said) ?? delimiterOf(body);
  const rows = rowsOf(body, delimiter, limits.rows + ROWS_BESIDES).map((row) => row.map(cellOf));
  if (said !== undefined) rows.unshift([]);
  if (rows.length > limits.rows + ROWS_BESIDES) throw new SheetRefused('tooManyRows');
  if (rows.some((row) => row.length > limits.columns)) throw new SheetRefused('tooManyColumns');
  if (rows.every((row) => row.every((cell) => cell === null))) throw new SheetRefused('empty');
  // When commas are decimal, a program parts the fields by semicolons.
  return delimiter === ';' ? withDecimalPoints(rows) : rows;
}
