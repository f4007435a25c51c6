import { addDays, daysBetween } from '../kernel/dates.ts';

export const AGE_UNITS = ['years', 'months', 'days'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];

/** The source of a patient's age: the date of birth, or an age with the day on which it was told. */
export type Born = {
  readonly birth_date: string | null;
  readonly age_told: number | null;
  readonly age_unit: AgeUnit | null;
  readonly age_told_on: string | null;
};

export const UNKNOWN_BORN: Born = {
  birth_date: null,
  age_told: null,
  age_unit: null,
  age_told_on: null,
};

/** Completed years, months and days; null where the age was told in a larger unit. */
export type Age = {
  readonly years: number;
  readonly months: number | null;
  readonly days: number | null;
};

/** A newborn's age is shown in days until this month, and a small child's in months. */
const MONTHS_FROM = 2;
const YEARS_FROM_MONTHS = 24;

/** Lists compute the age of every row, so this allocates little. */
const partsOf = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

const lastDateOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The same date some months earlier; the month's last one where the month is too short. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const monthsOfEra = year * 12 + month - 1 - months;
  const [earlierYear, earlierMonth] = [Math.floor(monthsOfEra / 12), (monthsOfEra % 12) + 1];
  const earlierDate = Math.min(date, lastDateOf(earlierYear, earlierMonth));
  return `${digits(earlierYear, 4)}-${digits(earlierMonth, 2)}-${digits(earlierDate, 2)}`;
}

/** Completed months from one day to a later one. */
function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDate] = partsOf(from);
  const [toYear, toMonth, toDate] = partsOf(to);
  const whole = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return toDate < fromDate ? whole - 1 : whole;
}

/** The date of birth, or the latest one that an age told on a day allows; null when neither is known. */
export function birthDayOf({ birth_date, age_told, age_unit, age_told_on }: Born): string | null {
  if (birth_date !== null) return birth_date;
  if (age_told === null || age_told_on === null) return null;
  if (age_unit === 'days') return addDays(age_told_on, -age_told);
  return monthsBefore(age_told_on, age_unit === 'months' ? age_told : age_told * 12);
}

/** The age on a day (`YYYY-MM-DD`); null when unknown, and before the birth. */
export function ageOn(born: Born, day: string): Age | null {
  const from = birthDayOf(born);
  if (from === null || day < from) return null;
  const months = monthsBetween(from, day);
  const days = daysBetween(from, day);
  const unit = born.birth_date === null ? born.age_unit : 'days';
  return {
    years: Math.floor(months / 12),
    months: unit === 'years' ? null : months,
    days: unit === 'days' ? days : null,
  };
}

/** Completed years on a day. */
export function yearsOn(born: Born, day: string): number | null {
  return ageOn(born, day)?.years ?? null;
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `12 days`, `8 months`, `13 y`. */
export function sayAge({ years, months, days }: Age): string {
  if (days !== null && months !== null && months < MONTHS_FROM) return counted(days, 'day');
  if (months !== null && months < YEARS_FROM_MONTHS) {
    return months === 0 ? 'under 1 month' : counted(months, 'month');
  }
  return years === 0 ? 'under 1 y' : `${years} y`;
}

/** A person as a reply shows them: `age` in whole years, with what tells it exactly where it is known. */
export type Aged = { readonly age: number | null } & { readonly [F in keyof Born]?: Born[F] };

/** The source of the age in a reply that may lack it. */
export function bornOf(person: Aged): Born {
  const { birth_date = null, age_told = null, age_unit = null, age_told_on = null } = person;
  return { birth_date, age_told, age_unit, age_told_on };
}

/** The age of a person on a day, as exactly as the reply tells it. */
export function ageOfPerson(person: Aged, day: string): Age | null {
  const age = ageOn(bornOf(person), day);
  if (age) return age;
  return person.age === null ? null : { years: person.age, months: null, days: null };
}

/** The age of a person on a day as every screen and paper shows it; empty when unknown. */
export function ageText(person: Aged, day: string): string {
  const age = ageOfPerson(person, day);
  return age ? sayAge(age) : '';
}
