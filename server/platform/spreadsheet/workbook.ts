import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { bookParts } from './book-xml.ts';
import type { ColumnKind, Value } from './cell-xml.ts';
import { type RowAbove, sheetXml, type WrittenSheet } from './sheet-xml.ts';

export { type RowAbove, SHEET_ROWS_MAX, type WrittenSheet } from './sheet-xml.ts';

export type Column<Row> = {
  readonly title: string;
  readonly kind: ColumnKind;
  /** A text, a number, a day `YYYY-MM-DD` or a `Date`. Null leaves the cell empty. */
  readonly of: (row: Row) => Value;
};

export type Sheet<Row> = {
  readonly name: string;
  /** Rows above the header, where a format asks for them. */
  readonly above?: readonly RowAbove[];
  readonly columns: readonly Column<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
};

async function* valuesOf<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<readonly Value[]> {
  for await (const row of rows) yield columns.map(({ of }) => of(row));
}

/** One sheet of a workbook: `sheet({ name: 'Bills', columns: [{ title, kind, of }], rows })`. */
export function sheet<Row>(of: Sheet<Row>): WrittenSheet {
  const columns = of.columns.map(({ title, kind }) => ({ title, kind }));
  return { name: of.name, columns, rows: valuesOf(of), ...(of.above && { above: of.above }) };
}

const ROWS_BETWEEN_TELLING = 500;

/** Counts rows for `told` and reports the count at intervals. */
export function countedBy(tell: (rows: number, total?: number) => void, total?: number) {
  let rows = 0;
  return () => {
    rows += 1;
    if (rows % ROWS_BETWEEN_TELLING === 0) tell(rows, total);
  };
}

type WorkbookOptions = {
  sheets: readonly WrittenSheet[];
  /** The clinic's time zone, in which times are shown. */
  timeZone: string;
  /** Called for each row. */
  told?: () => void;
};

/**
 * Writes an Excel file row by row as rows arrive, with constant memory. A text that looks like a
 * formula stays a text. Run it in a worker thread.
 */
export async function writeWorkbook(
  file: string,
  { sheets, timeZone, told = () => undefined }: WorkbookOptions,
): Promise<void> {
  const zip = new yazl.ZipFile();
  const stopping = new AbortController();
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }), {
    signal: stopping.signal,
  });
  // An error in a sheet is reported to the caller, and the file ends.
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  for (const [path, xml] of bookParts(sheets.map(({ name }) => name))) {
    zip.addBuffer(Buffer.from(xml), path);
  }
  const streams = sheets.map((one) =>
    Readable.from(sheetXml(one, { timeZone, told }), { objectMode: false }),
  );
  for (const [nth, stream] of streams.entries()) {
    stream.on('error', failed.reject);
    zip.addReadStream(stream, `xl/worksheets/sheet${nth + 1}.xml`);
  }
  zip.end();
  try {
    await Promise.race([written, failed.promise]);
  } catch (error) {
    for (const stream of streams) stream.destroy();
    stopping.abort();
    await written.catch(() => undefined);
    throw error;
  }
}
