import { DAY_MS } from '#contract/kernel/dates.ts';
import type { Cell } from '../parse-sheet.ts';
import { isNothing, plainText } from './cell-text.ts';

/** The order of the first two numbers of a date in a column. */
export type DayOrder = 'day first' | 'month first' | 'mixed';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The months in Hindi and Marathi, in their order. */
const HINDI_MONTHS = [
  'जनवरी|जानेवारी',
  'फ़रवरी|फरवरी|फेब्रुवारी',
  'मार्च',
  'अप्रैल|एप्रिल',
  'मई|मे',
  'जून',
  'जुलाई|जुलै',
  'अगस्त|ऑगस्ट',
  'सितम्बर|सितंबर|सप्टेंबर',
  'अक्टूबर|अक्तूबर|ऑक्टोबर',
  'नवम्बर|नवंबर|नोव्हेंबर',
  'दिसम्बर|दिसंबर|डिसेंबर',
].map((names) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`, 'u'));
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const SEP = "[-/.,:_' \\\\|]+";
const YEAR = '(\\d{4}|\\d{2})';
/** Years that an expiry can have. */
const YEARS = { from: 2000, to: 2099 };

function day(year: number, month: number, date: number): string | undefined {
  const full = year < 100 ? 2_000 + year : year;
  if (full < YEARS.from || full > YEARS.to) return undefined;
  const moment = new Date(Date.UTC(full, month - 1, date));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}

function lastDay(year: number, month: number): string | undefined {
  if (month < 1 || month > 12) return undefined;
  const full = year < 100 ? 2_000 + year : year;
  return day(full, month, new Date(Date.UTC(full, month, 0)).getUTCDate());
}

const pattern = (source: string) => new RegExp(`^${source}$`, 'i');
const YMD = pattern(`(\\d{4})${SEP}(\\d{1,2})${SEP}(\\d{1,2})`);
const YM = pattern(`(\\d{4})${SEP}(\\d{1,2})`);
const THREE = pattern(`(\\d{1,2})${SEP}(\\d{1,2})${SEP}${YEAR}`);
const MY = pattern(`(\\d{1,2})${SEP}${YEAR}`);
const NAMED = pattern(`(?:(\\d{1,2})(?:st|nd|rd|th)?(?:${SEP})?)?${MONTH}(?:${SEP})?${YEAR}`);
/** `May 31, 2028`. */
const MONTH_DAY = pattern(`${MONTH}(?:${SEP})?(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`);
const YEAR_FIRST = pattern(`(\\d{4})${SEP}${MONTH}`);
const PACKED = /^(\d{2})(\d{2})$/;
const PACKED_LONG = /^(\d{1,2})(20[2-4]\d)$/;
/** `528` is a `0528` that lost its zero as a number. */
const PACKED_SHORT = /^([1-9])([2-4]\d)$/;
/** `20280531`, `202805` and `31052028`. A day of six digits may begin with its year or its day. */
const PACKED_YMD = /^(20[2-4]\d)(\d{2})(\d{2})$/;
const PACKED_YM = /^(20[2-4]\d)(\d{2})$/;
const PACKED_DMY = /^(\d{2})(\d{2})(20[2-4]\d)$/;
/** Days since 1900 of 2010 to 2059, as a date that lost its format. */
const SERIALS = { from: 40_179, to: 58_440 };
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** A month in Hindi or Marathi as its English short form. */
const inEnglish = (text: string) =>
  /[\u0900-\u097f]/.test(text)
    ? HINDI_MONTHS.reduce((said, month, at) => said.replace(month, MONTHS[at] ?? ''), text)
    : text;

function dayText(cell: Cell | undefined): string {
  return inEnglish(plainText(cell))
    .replace(/^(?:exp(?:iry|\.)?|use before|best before|upto|by)(?: date| dt)?[\s.:-]+(?=\S)/i, '')
    .replace(/ ?\([^()\d]*\)$/, '')
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]m)?Z?$/i, '')
    .replace(/[\s*,.;]+$/, '');
}

function ofWords(text: string): string | undefined {
  const [, on, name, of] = NAMED.exec(text) ?? [];
  const [, ofYear, inMonth] = YEAR_FIRST.exec(text) ?? [];
  const [, before, date, after] = MONTH_DAY.exec(text) ?? [];
  if (before && date && after) {
    return day(+after, MONTHS.indexOf(before.slice(0, 3).toLowerCase()) + 1, +date);
  }
  const named = MONTHS.indexOf((name ?? inMonth)?.slice(0, 3).toLowerCase() ?? '') + 1;
  const year = of ?? ofYear;
  if (year === undefined || named === 0) return undefined;
  return on ? day(+year, named, +on) : lastDay(+year, named);
}

const firstMatch = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((one) => one.exec(text)).find((found) => found !== null) ?? [];

function ofNumbers(text: string, order: DayOrder): string | undefined {
  const [, y, m, d] = YMD.exec(text) ?? PACKED_YMD.exec(text) ?? [];
  if (y && m && d) return day(+y, +m, +d);
  const [, date, inMonthOf, year4] = PACKED_DMY.exec(text) ?? [];
  if (date && inMonthOf && year4) return day(+year4, +inMonthOf, +date);
  const [, ofYear, inMonth] = YM.exec(text) ?? PACKED_YM.exec(text) ?? [];
  if (ofYear && inMonth && +inMonth <= 12) return lastDay(+ofYear, +inMonth);
  const [, first, second, year] = THREE.exec(text) ?? [];
  if (first && second && year) return ofThree(+first, +second, { year: +year, order });
  const [, month, itsYear] = firstMatch(text, [MY, PACKED_LONG, PACKED, PACKED_SHORT]);
  if (month && itsYear) return lastDay(+itsYear, +month);
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial < SERIALS.from || serial > SERIALS.to) return undefined;
  return new Date(EPOCH_MS + serial * DAY_MS).toISOString().slice(0, 10);
}

function ofThree(
  first: number,
  second: number,
  { year, order }: { year: number; order: DayOrder },
) {
  const asDayFirst = day(year, second, first);
  const asMonthFirst = day(year, first, second);
  if (order === 'day first' || asDayFirst === asMonthFirst) return asDayFirst;
  if (order === 'month first') return asMonthFirst;
  return asDayFirst !== undefined && asMonthFirst !== undefined
    ? undefined
    : (asDayFirst ?? asMonthFirst);
}

/**
 * Parses a day as written in India: `31/03/2027`, `31.03.27`, `2027-03-31`, 46112. An expiry without
 * a day (`03/27`, `Mar'27`, `05 / 27`, `0527`, `2027-03`) becomes the last day of its month. Returns
 * null for an empty cell, for `NA` and the like, and undefined for anything else.
 */
export function dayOf(
  cell: Cell | undefined,
  order: DayOrder = 'day first',
): string | null | undefined {
  const text = dayText(cell);
  if (isNothing(text) || /^[0\s/.-]+$/.test(text)) return null;
  if (/^(?:no|without|lifetime|life time|long)(?: ?exp(?:iry)?\.?)?$/i.test(text)) return null;
  return ofWords(text) ?? ofNumbers(text, order);
}

/**
 * The order of day and month in a column: by the cells that can be read in one order only. India
 * writes the day first.
 */
export function dayOrderOf(cells: readonly (Cell | undefined)[]): DayOrder {
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    const [, first = 0, second = 0] = (THREE.exec(dayText(cell)) ?? []).map(Number);
    if (first > 12 && second <= 12) dayFirst = true;
    if (second > 12 && first <= 12 && first > 0) monthFirst = true;
  }
  if (monthFirst) return dayFirst ? 'mixed' : 'month first';
  return 'day first';
}
