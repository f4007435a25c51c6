import type { Cell } from './parse-sheet.ts';

/** A cell as text, with numbers written without digit groups. */
export function textOf(cell: Cell | undefined): string | null {
  return cell === null || cell === undefined ? null : String(cell).trim() || null;
}

/**
 * Parses `₹ 1,234.50`, `Rs.12/-` and 12. Returns NaN for anything else, and null for an empty cell.
 */
export function numberOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
  if (text === null || text === '-') return null;
  const digits = text
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '')
    .replaceAll(',', '')
    .trim();
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function day(year: number, month: number, date: number): string | undefined {
  const full = year < 100 ? 2_000 + year : year;
  const moment = new Date(Date.UTC(full, month - 1, date));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}

function lastDay(year: number, month: number): string | undefined {
  if (month < 1 || month > 12) return undefined;
  const full = year < 100 ? 2_000 + year : year;
  return day(full, month, new Date(Date.UTC(full, month, 0)).getUTCDate());
}

/**
 * Parses a day as written in India: `31/03/2027`, `31-03-27`, `2027-03-31`. An expiry without a day
 * (`03/27`, `Mar-2027`, `2027-03`) becomes the last day of its month. Returns undefined for
 * anything else, and null for an empty cell.
 */
export function dayOf(cell: Cell | undefined): string | null | undefined {
  const text = textOf(cell);
  if (text === null || text === '-') return null;
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? [];
  if (y && m && d) return day(+y, +m, +d);
  const [, ofYear, inMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (ofYear && inMonth) return lastDay(+ofYear, +inMonth);
  const [, date, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (date && month && year) return day(+year, +month, +date);
  const [, onlyMonth, itsYear] = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (onlyMonth && itsYear) return lastDay(+itsYear, +onlyMonth);
  const [, on, name, of] =
    /^(?:(\d{1,2})[-/. ])?([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  const named = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1;
  if (!of || named === 0) return undefined;
  return on ? day(+of, named, +on) : lastDay(+of, named);
}
