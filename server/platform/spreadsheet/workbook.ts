import { Worker } from 'node:worker_threads';
import type { DownloadedFile } from '#contract/kernel/download.ts';
import type { ColumnKind, WrittenSheet } from './write-sheets.worker.ts';

export type Column<Row> = {
  readonly title: string;
  readonly kind: ColumnKind;
  /** A text, a number, a day `YYYY-MM-DD` or a `Date`; null leaves the cell empty. */
  readonly of: (row: Row) => string | number | Date | null;
};

export type Sheet<Row> = {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
};

/** One sheet of a workbook: `sheet({ name: 'Bills', columns: [{ title, kind, of }], rows })`. */
export function sheet<Row>({ name, columns, rows }: Sheet<Row>): WrittenSheet {
  return {
    name,
    columns: columns.map(({ title, kind }) => ({ title, kind })),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
  };
}

type Workbook = Pick<DownloadedFile, 'name'> & { readonly bytes: () => Promise<Uint8Array> };

type WorkbookOptions = {
  /** Without its ending. */
  name: string;
  sheets: readonly WrittenSheet[];
  /** The clinic's; a moment stands in the sheet as its clock showed it. */
  timeZone: string;
};

/**
 * An Excel file for an endpoint with `...SPREADSHEET`. It is written by a thread of its own, so that
 * a hundred thousand rows hold up nobody. A text stays a text, also one that begins like a formula.
 */
export function workbook({ name, sheets, timeZone }: WorkbookOptions): Workbook {
  return { name: `${name}.xlsx`, bytes: () => inLine({ sheets, timeZone }) };
}

type Order = { sheets: readonly WrittenSheet[]; timeZone: string };

let line: Promise<unknown> = Promise.resolve();

/** One file after the other: each takes the memory of its rows several times over. */
function inLine(order: Order): Promise<Uint8Array> {
  const turn = line.then(() => written(order));
  line = turn.catch(() => undefined);
  return turn;
}

function written(workerData: Order): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-sheets.worker.ts', import.meta.url), {
      workerData,
      // Nothing of the server's secrets.
      env: {},
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
