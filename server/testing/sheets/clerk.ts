import type { Reading, SheetField } from './sheet-case.ts';
import type { DrawnCell } from './sheet-cells.ts';

const NUMBERS: readonly SheetField[] = ['stock', 'free', 'price', 'cost', 'gst'];
const NOTHING = /^(?:-+|na|n\/a|n\.a\.?|nil)$/i;

function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** `2027-05` is the last day of that month. */
function wholeDay(day: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? day : lastDayOf(Number(year), Number(month));
}

/** The plain forms of an Indian date; each other form needs its reading in the drawing. */
function plainExpiry(text: string): string | undefined {
  const month = /^(0[1-9]|1[0-2])\/(?:20)?(\d\d)$/.exec(text);
  if (month !== null) return lastDayOf(2000 + Number(month[2]), Number(month[1]));
  const day = /^(\d\d)[/-](\d\d)[/-](20\d\d)$/.exec(text);
  return day === null ? undefined : `${day[3]}-${day[2]}-${day[1]}`;
}

function plainNumber(text: string): number | undefined {
  const digits = /^(-?\d+(?:\.\d+)?)%?$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/^'/, '');
}

function plainText(text: string, field: SheetField): Reading | undefined {
  const tidied = tidy(text);
  if (field === 'stock' && NOTHING.test(tidied)) return 0;
  if (field !== 'name' && NOTHING.test(tidied)) return null;
  if (field === 'expiry') return plainExpiry(tidied);
  return NUMBERS.includes(field) ? plainNumber(tidied) : tidied;
}

function givenReading(given: string | null, field: SheetField): Reading {
  if (given === null) return null;
  if (field === 'expiry') return wholeDay(given);
  return NUMBERS.includes(field) ? Number(given) : given;
}

/** The reading of a plain cell; undefined when the drawing must give one. */
function plainReading({ cell }: DrawnCell, field: SheetField): Reading | undefined {
  switch (cell.is) {
    case 'empty':
      return field === 'stock' ? 0 : null;
    case 'text':
      return plainText(cell.text, field);
    case 'date':
      return wholeDay(cell.format.includes('d') ? cell.day : cell.day.slice(0, 7));
    case 'number':
      if (field === 'expiry') return undefined;
      if (!NUMBERS.includes(field)) return String(cell.value);
      return cell.format?.endsWith('%') ? Number((cell.value * 100).toFixed(4)) : cell.value;
    case 'formula':
      return plainReading({ cell: valueCell(cell.value) }, field);
    case 'error':
      return undefined;
  }
}

function valueCell(value: number | string): DrawnCell['cell'] {
  return typeof value === 'number' ? { is: 'number', value } : { is: 'text', text: value };
}

/**
 * A clerk's reading of a cell in a column: rupees, units, `YYYY-MM-DD`, percent, or text; null for
 * none. Throws when the cell is not plain and its drawing gives no reading.
 */
export function readingOf(drawn: DrawnCell, field: SheetField): Reading {
  if (drawn.given !== undefined) return givenReading(drawn.given, field);
  const reading = plainReading(drawn, field);
  if (reading === undefined)
    throw new Error(`The ${field} ${JSON.stringify(drawn.cell)} needs a reading.`);
  return reading;
}
