import { asciiDigits } from '../../kernel/numbers/ascii-digits.ts';
import { typedNumber } from '../../kernel/numbers/typed-number.ts';
import { type Aged, type AgeUnit, ageOn, bornOf } from '../age.rules.ts';
import { MOST_OF_UNIT } from '../born.rules.ts';

/** The parsed text of an age field. */
export type TypedAge =
  | { readonly birth_date: string }
  | { readonly age_told: number; readonly age_unit: AgeUnit };

const SMALL =
  /^(?:(?<years>\d{1,3})\s*(?:y|yrs?|years?)[\s,]*(?:and\s+)?)?(?<count>\d{1,3})\s*(?<unit>m|mo|mons?|mn?ths?|months?|w|wks?|weeks?|d|days?)(?:\s*old)?$/i;
/** As doctors write them: `6/12` is six months, `2/52` two weeks. `5/7` may be a day in July. */
const OF_A_YEAR = /^(?<count>[1-9]|1\d|2[0-3])\s*\/\s*(?<unit>12|52)$/;
const END = '(?![\\p{L}\\p{M}])';
/** Units in Hindi, in both scripts, as patterns; they stand behind their number. */
export const HINDI_UNITS = {
  y: `(?:वर्ष|साल|बरस|saal|sal|varsh|baras)${END}`,
  m: `(?:मह[िी]ने|मह[िी]ना|माह|मास|mah[ie]n[ae]|maah)${END}`,
  w: `(?:ह(?:फ\u093c?|\u095e)्त[ेा]|सप्ताह|haft[ae]|saptah)${END}`,
  d: `(?:दिन|din)${END}`,
} as const;
const IN_HINDI = Object.entries(HINDI_UNITS).map(
  ([unit, words]) => [new RegExp(`(?<=\\d\\s*)${words}`, 'giu'), unit] as const,
);
const DAY_FIRST =
  /^(?<day>\d{1,2})\s*[\s/.-]\s*(?<month>\d{1,2})\s*[\s/.-]\s*(?<year>\d{2}|\d{4})$/;
/** `12 mar 1990`, `1st Sept. 1990`, `12-Mar-90`. */
const MONTH_NAMED =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.-]*(?<name>[a-z]{3,9})[\s,/.-]*(?<year>\d{2}|\d{4})$/i;
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;

/** Written before a date of birth: `dob 12/3/90`. */
const BORN = /^d\.?o\.?b\b[.:]*\s*/i;

/** A two-digit year is the last such year that is not in the future. */
function fullYear(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const recent = Number(`${today.slice(0, 2)}${year}`);
  return recent > Number(today.slice(0, 4)) ? recent - 100 : recent;
}

/** 3 for `mar` or `March`; 0, which no date has, for another word. */
function numberOfMonth(name: string): string {
  const typed = name.toLowerCase();
  return String(MONTHS.findIndex((month) => month.startsWith(typed)) + 1);
}

function dateOf(text: string, today: string): string | null {
  const found = (DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text) ?? MONTH_NAMED.exec(text))?.groups;
  if (!found) return null;
  const { year = '', name = '', month = numberOfMonth(name), day = '' } = found;
  const full = String(fullYear(year, today)).padStart(4, '0');
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const real = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date);
  return isReal ? date : null;
}

/** Between these, `45 M` is more likely a man of 45 than a child of 45 months; more months are refused anyway. */
const UNSURE_MONTHS = { above: 36, most: MOST_OF_UNIT.months } as const;

function smallAge(text: string): TypedAge | null {
  const part = OF_A_YEAR.exec(text)?.groups;
  if (part) return smallAge(`${part.count} ${part.unit === '12' ? 'months' : 'weeks'}`);
  const found = SMALL.exec(text)?.groups;
  if (!found) return null;
  const { years = '0', count = '', unit = '' } = found;
  const number = Number(count);
  const { above, most } = UNSURE_MONTHS;
  if (/^m$/i.test(unit) && years === '0' && number > above && number <= most) return null;
  if (unit.toLowerCase().startsWith('m')) {
    return { age_told: Number(years) * 12 + number, age_unit: 'months' };
  }
  if (years !== '0') return null;
  const days = unit.toLowerCase().startsWith('w') ? number * 7 : number;
  return { age_told: days, age_unit: 'days' };
}

/**
 * Parses `45`, `3y`, `8m`, `1y 6m`, `6w`, `12d`, `6/12`, `8 महीने`, or a date of birth with the day first:
 * `15/03/2019`, `15 Mar 2019`. Returns null for anything else.
 */
export function typedAge(typed: string, today: string): TypedAge | null {
  const written = asciiDigits(typed).trim().normalize('NFD');
  const text = IN_HINDI.reduce((all, [words, unit]) => all.replace(words, unit), written);
  const birth_date = dateOf(text.replace(BORN, ''), today);
  if (birth_date) return { birth_date };
  const small = smallAge(text);
  if (small) return small;
  const years = typedNumber(text, 'years');
  return Number.isNaN(years) ? null : { age_told: years, age_unit: 'years' };
}

/** The date as a person types it, the day first: `15/03/2019`. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

/** A patient's age as the field shows it today; `typedAge` reads it. */
export function typedAgeOf(patient: Aged, today: string): string {
  const born = bornOf(patient);
  if (born.birth_date !== null) return typedDay(born.birth_date);
  const age = ageOn(born, today);
  if (age?.days != null && age.months !== null && age.months < 2) return `${age.days}d`;
  if (age?.months != null && age.months < 24) return `${age.months}m`;
  return String(age?.years ?? patient.age ?? '');
}
