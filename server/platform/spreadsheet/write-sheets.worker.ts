/** A thread that writes one Excel file and hands back its bytes. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';

/** How a column's values stand in the sheet. Money is in paise and shown in rupees. */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'moment';

type Value = string | number | Date | null;

export type WrittenSheet = {
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: ColumnKind }[];
  readonly rows: readonly (readonly Value[])[];
};

/** ₹1,23,456.00: the groups of India, which depend on how large the amount is. */
const RUPEES = [
  { from: 10_000_000, format: '"₹"##\\,##\\,##\\,##0.00' },
  { from: 100_000, format: '"₹"##\\,##\\,##0.00' },
] as const;
const RUPEES_BELOW = '"₹"#,##0.00';
const FORMATS = { day: 'dd mmm yyyy', moment: 'dd mmm yyyy h:mm AM/PM' } as const;
/** What a cell can hold. */
const TEXT_MAX = 32_767;
const WIDTH = { min: 8, max: 60 };
/** Days from the sheet's beginning of time to the one of JavaScript. */
const EPOCH_DAYS = 25_569;
const DAY_MS = 86_400_000;

/** The moment as the clock of the clinic shows it, counted in days since 1900. */
function serialOf(moment: Date, clock: Intl.DateTimeFormat): number {
  const shown = `${clock.format(moment).replace(', ', 'T')}Z`;
  return Date.parse(shown) / DAY_MS + EPOCH_DAYS;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // sv-SE writes YYYY-MM-DD HH:mm:ss.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

function moneyCell(rupees: number): CellObject {
  const group = RUPEES.find(({ from }) => Math.abs(rupees) >= from);
  return { t: 'n', v: rupees, z: group?.format ?? RUPEES_BELOW };
}

function cellOf(value: Value, kind: ColumnKind, clock: Intl.DateTimeFormat): CellObject {
  if (value === null || value === '') return { t: 'z' };
  if (kind === 'money') return moneyCell(Number(value) / 100);
  if (kind === 'number') return { t: 'n', v: Number(value) };
  if (kind === 'day') {
    const v = Date.parse(`${value}T00:00:00Z`) / DAY_MS + EPOCH_DAYS;
    return { t: 'n', v, z: FORMATS.day };
  }
  if (value instanceof Date) return { t: 'n', v: serialOf(value, clock), z: FORMATS.moment };
  // A shared string and never a formula, whatever it begins with.
  return { t: 's', v: String(value).slice(0, TEXT_MAX) };
}

function lengthOf({ v }: CellObject): number {
  return typeof v === 'number' ? 14 : String(v ?? '').length;
}

function worksheet({ columns, rows }: WrittenSheet, clock: Intl.DateTimeFormat): WorkSheet {
  const head = columns.map(({ title }): CellObject => ({ t: 's', v: title }));
  const cells = rows.map((row) =>
    columns.map(({ kind }, at) => cellOf(row[at] ?? null, kind, clock)),
  );
  const all = [head, ...cells];
  const last = { r: all.length - 1, c: Math.max(0, columns.length - 1) };
  const range = utils.encode_range({ s: { r: 0, c: 0 }, e: last });
  const widest = (at: number) =>
    all.reduce((most, row) => Math.max(most, row[at] ? lengthOf(row[at]) : 0), WIDTH.min);
  return {
    '!data': all,
    '!ref': range,
    '!autofilter': { ref: range },
    '!cols': columns.map((_column, at) => ({ wch: Math.min(WIDTH.max, widest(at) + 2) })),
  };
}

type Order = { sheets: readonly WrittenSheet[]; timeZone: string };

function book({ sheets, timeZone }: Order): Uint8Array {
  const clock = clockOf(timeZone);
  const made = utils.book_new();
  for (const one of sheets) utils.book_append_sheet(made, worksheet(one, clock), one.name);
  return write(made, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true });
}

// Our own program has sent this.
parentPort?.postMessage(book(workerData as Order));
