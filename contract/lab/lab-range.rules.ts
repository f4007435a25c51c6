import type { Gender } from '../patients/patient.ts';
import type { LabRange } from './lab-range.ts';
import type { LabParameter } from './lab-test.ts';
import { parseRanges } from './range-text.rules.ts';
import type { ReportValue } from './report.rules.ts';

/** How a result stands to what is normal; `abnormal` is a word or a Yes that should not be there. */
export const RESULT_FLAGS = [
  'none',
  'low',
  'high',
  'critical_low',
  'critical_high',
  'abnormal',
] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

type Measured = Pick<LabParameter, 'ranges' | 'normal_range'>;
/** What is known of the person; null when it is not. */
type Subject = { readonly gender: Gender | null; readonly age: number | null };

/** The ranges of a parameter: those that were entered, else what its text says. */
export function rangesOf({ ranges, normal_range }: Measured): readonly LabRange[] {
  return ranges.length > 0 ? ranges : parseRanges(normal_range);
}

/**
 * What is normal for this person: of the ranges that fit, one for the sex before one for both, then
 * the one for the fewest years. Where sex or age is not known (or is neither M nor F) and ranges
 * differ by it, the span over all that could fit, so that only what is outside for anybody is told.
 */
export function rangeFor(parameter: Measured, { gender, age }: Subject): LabRange | undefined {
  const sex = gender === 'M' || gender === 'F' ? gender : null;
  const fitting = rangesOf(parameter).filter(
    (range) =>
      (sex === null || range.sex === undefined || range.sex === sex) &&
      (age === null || (age >= (range.age_from ?? 0) && age <= (range.age_to ?? 150))),
  );
  if (sex === null || age === null) return spanOver(fitting);
  return [...fitting].sort(
    (a, b) => Number(a.sex === undefined) - Number(b.sex === undefined) || years(a) - years(b),
  )[0];
}

function years({ age_from = 0, age_to = 150 }: LabRange): number {
  return age_to - age_from;
}

/** A limit of the span is there only when each of the ranges has it. */
function spanOver(ranges: readonly LabRange[]): LabRange | undefined {
  if (ranges.length < 2) return ranges[0];
  const outermost = (limit: 'low' | 'high' | 'critical_low' | 'critical_high') => {
    const limits = ranges.flatMap((range) => range[limit] ?? []);
    if (limits.length < ranges.length) return undefined;
    return limit.endsWith('low') ? Math.min(...limits) : Math.max(...limits);
  };
  const low = outermost('low');
  const high = outermost('high');
  const span = {
    low,
    high,
    critical_low: outermost('critical_low'),
    critical_high: outermost('critical_high'),
    low_excluded: isExcluded(
      ranges.filter((range) => range.low === low).map((r) => r.low_excluded),
    ),
    high_excluded: isExcluded(
      ranges.filter((range) => range.high === high).map((r) => r.high_excluded),
    ),
  };
  return Object.values(span).some((limit) => limit !== undefined) ? span : undefined;
}

function isExcluded(said: readonly (boolean | undefined)[]): true | undefined {
  return (said.length > 0 && said.every((excluded) => excluded)) || undefined;
}

/** How a measured value stands to a range; without one it has no flag. */
export function flagOf(value: number, range: LabRange | undefined): ResultFlag {
  if (!range || !Number.isFinite(value)) return 'none';
  const { low, high, critical_low, critical_high } = range;
  if (critical_low !== undefined && value < critical_low) return 'critical_low';
  if (critical_high !== undefined && value > critical_high) return 'critical_high';
  if (low !== undefined && (value < low || (range.low_excluded && value === low))) return 'low';
  if (high !== undefined && (value > high || (range.high_excluded && value === high))) {
    return 'high';
  }
  return 'none';
}

/** Words for "it is not there", as normal ranges and results say it. */
const ABSENT: ReadonlySet<string> = new Set([
  'no',
  'nil',
  'none',
  'absent',
  'negative',
  'not detected',
  'not seen',
  'non-reactive',
  'non reactive',
  'nonreactive',
]);

/**
 * How a result of any kind stands to what is normal for this person. Where the normal is that
 * something is absent, a Yes or any other word is abnormal; other words are not judged.
 */
export function flagOfResult(
  parameter: Measured & Pick<LabParameter, 'type'>,
  value: ReportValue,
  person: Subject,
): ResultFlag {
  if (typeof value === 'number') return flagOf(value, rangeFor(parameter, person));
  const isAbsent =
    typeof value === 'boolean' ? !value : value.trim() === '' || ABSENT.has(wordOf(value));
  return ABSENT.has(wordOf(parameter.normal_range)) && !isAbsent ? 'abnormal' : 'none';
}

function wordOf(text: string): string {
  return text.trim().toLowerCase();
}
