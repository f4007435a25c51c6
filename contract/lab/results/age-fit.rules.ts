import type { Age, AgeUnit } from '../../patients/age.rules.ts';
import type { Gender } from '../../patients/patient.ts';
import type { LabRange } from './lab-range.ts';

/** The known details of a person; null for an unknown one. */
export type Subject = {
  readonly gender: Gender | null;
  /** Completed years. */
  readonly age: number | null;
  /** The age in smaller units, where it is known: ranges of newborns are in days. */
  readonly exact?: Age | null | undefined;
};

const DAYS_IN = { years: 365.25, months: 365.25 / 12, days: 1 } as const satisfies Record<
  AgeUnit,
  number
>;
const ALL_YEARS = 150;

/** The ages of a range in days, the upper end excluded. */
function daysOf({ age_from = 0, age_to, age_unit = 'years' }: LabRange): readonly [number, number] {
  const days = DAYS_IN[age_unit];
  const to = age_to === undefined ? (ALL_YEARS + 1) * DAYS_IN.years : (age_to + 1) * days;
  return [age_from * days, to];
}

/** The width of a range's ages, in days. */
export function spanOf(range: LabRange): number {
  const [from, to] = daysOf(range);
  return to - from;
}

/** The possible ages in days of a person whose age is known in this unit only. */
function possibleDays({ age, exact }: Subject): readonly [number, number] | null {
  if (exact?.days != null) return [exact.days, exact.days + 1];
  if (exact?.months != null)
    return [exact.months * DAYS_IN.months, (exact.months + 1) * DAYS_IN.months];
  return age === null ? null : [age * DAYS_IN.years, (age + 1) * DAYS_IN.years];
}

/** Ranges of two units adjoin up to this gap, in days: a month has up to 31, a year up to 366. */
const GAP_MAX = 3;

/**
 * Whether an age that no range covers lies between this range and an adjoining one in a larger
 * unit: 29 days between `0-28 days` and `1-12 months`. This range then holds.
 */
export function isJustPast(range: LabRange, subject: Subject, all: readonly LabRange[]): boolean {
  const [from] = possibleDays(subject) ?? [];
  const [, to] = daysOf(range);
  if (from === undefined || from < to || from > to + GAP_MAX) return false;
  return all.some(
    (next) => next.age_unit !== range.age_unit && Math.abs(daysOf(next)[0] - to) <= GAP_MAX,
  );
}

/** An unknown age is any up to this one. */
const OLDEST_DAYS = 99 * DAYS_IN.years;

/** Whether every possible age of a person is in one of these ranges, except for usual gaps. */
export function coversAges(ranges: readonly LabRange[], subject: Subject): boolean {
  if (ranges.some((range) => ageFit(range, subject) === 'yes')) return true;
  const [start, end] = possibleDays(subject) ?? [0, OLDEST_DAYS];
  const spans = ranges.map(daysOf).sort(([one], [other]) => one - other);
  const reached = spans.reduce(
    (so, [from, to]) => (from <= so + GAP_MAX ? Math.max(so, to) : so),
    start - GAP_MAX,
  );
  return reached + GAP_MAX >= end;
}

function ageIn(unit: AgeUnit, { age, exact }: Subject): number | null {
  if (unit === 'years') return age;
  return exact?.[unit] ?? null;
}

/**
 * Whether a range is for this age. `perhaps` when the age is known in a larger unit only: a child
 * of 0 years may be 3 days or 11 months old.
 */
export function ageFit(range: LabRange, subject: Subject): 'yes' | 'perhaps' | 'no' {
  const { age_from = 0, age_to = Number.POSITIVE_INFINITY, age_unit = 'years' } = range;
  if (range.age_from === undefined && range.age_to === undefined) return 'yes';
  const known = ageIn(age_unit, subject);
  if (known !== null) return known >= age_from && known <= age_to ? 'yes' : 'no';
  const possible = possibleDays(subject);
  if (possible === null) return 'perhaps';
  const [from, to] = daysOf(range);
  if (possible[1] <= from || possible[0] >= to) return 'no';
  return possible[0] >= from && possible[1] <= to ? 'yes' : 'perhaps';
}
