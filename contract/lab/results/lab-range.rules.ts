import { usualLimits } from '../critical/usual-limits.rules.ts';
import type { LabParameter } from '../tests/lab-test.ts';
import { ageFit, coversAges, isJustPast, type Subject, spanOf } from './age-fit.rules.ts';
import type { LabRange } from './lab-range.ts';
import { flagOfMeasured, isFigure, parseMeasured } from './measured.rules.ts';
import { parseRanges } from './range-text.rules.ts';
import type { ReportValue } from './report.rules.ts';
import type { ResultFlag } from './result-flag.rules.ts';
import { meaningOf } from './result-words.rules.ts';
import { flagOfTitre } from './titre.rules.ts';

type Measured = Pick<LabParameter, 'ranges' | 'normal_range'>;

/** The ranges of a parameter: the entered ones, otherwise those parsed from its text. */
export function rangesOf({ ranges, normal_range }: Measured): readonly LabRange[] {
  return ranges.length > 0 ? ranges : parseRanges(normal_range);
}

/**
 * The normal range for this person. Among the matching ranges, one for the sex precedes one for
 * both, then the one with the narrowest age span. If sex or age is unknown (or the sex is neither M
 * nor F) and ranges depend on it, returns the span over all possible ranges, so that only a value
 * outside all of them is flagged; none if the person may be of an age or sex without a range
 * (decision 218).
 */
export function rangeFor(parameter: Measured, subject: Subject): LabRange | undefined {
  const sex = sexOf(subject);
  const ofSex = rangesOfSex(parameter, subject);
  const fitting = ofSex.filter((range) => ageFit(range, subject) !== 'no');
  if (fitting.length > 0 && !coversAll(fitting, sex, subject)) return undefined;
  const ranges =
    fitting.length > 0 ? fitting : ofSex.filter((range) => isJustPast(range, subject, ofSex));
  const isUncertain = fitting.some((range) => ageFit(range, subject) === 'perhaps');
  if (sex === null || subject.age === null || isUncertain) {
    return spanOver(ranges);
  }
  return ranges.sort(
    (a, b) => Number(a.sex === undefined) - Number(b.sex === undefined) || spanOf(a) - spanOf(b),
  )[0];
}

const sexOf = ({ gender }: Subject) => (gender === 'M' || gender === 'F' ? gender : null);

function rangesOfSex(parameter: Measured, subject: Subject): LabRange[] {
  const sex = sexOf(subject);
  return rangesOf(parameter).filter(
    (range) => sex === null || range.sex === undefined || range.sex === sex,
  );
}

/**
 * The critical limits where no range is certain to be this person's: those that a value passes by every
 * range that may be theirs. A call too many harms less than none.
 */
function possibleCritical(parameter: Measured, subject: Subject) {
  const possible = rangesOfSex(parameter, subject).filter(
    (range) => ageFit(range, subject) !== 'no',
  );
  const { critical_low: low, critical_high: high } = spanOver(possible) ?? {};
  return { low, high };
}

/** Whether these ranges are for every person that this one may be. */
function coversAll(ranges: readonly LabRange[], sex: 'M' | 'F' | null, subject: Subject): boolean {
  return (sex === null ? (['M', 'F'] as const) : [sex]).every((one) =>
    coversAges(
      ranges.filter((range) => range.sex === undefined || range.sex === one),
      subject,
    ),
  );
}

/** The span has a limit only when every range has it. */
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

type Judged = Measured & Partial<Pick<LabParameter, 'name' | 'unit' | 'critical'>>;

/**
 * The person's range with the effective critical limits: the parameter's own, otherwise those of
 * its ranges for this person, otherwise the usual ones if name, unit and range identify them, otherwise
 * those of every range that may be the person's.
 */
export function limitsFor(parameter: Judged, person: Subject): LabRange | undefined {
  const range = rangeFor(parameter, person);
  const { critical_low, critical_high, ...normal } = range ?? {};
  if (!parameter.critical && (critical_low !== undefined || critical_high !== undefined)) {
    return range;
  }
  const { low, high } =
    parameter.critical ??
    usualLimitsFor(parameter, person) ??
    (range ? {} : possibleCritical(parameter, person));
  const limits = {
    ...(low !== undefined && { critical_low: low }),
    ...(high !== undefined && { critical_high: high }),
  };
  return range || Object.keys(limits).length > 0 ? { ...normal, ...limits } : undefined;
}

/** The usual limits of a parameter for this age; newborn limits only if the age is known. */
function usualLimitsFor(parameter: Judged, { age }: Subject) {
  const usual = usualLimits(parameter, rangesOf(parameter));
  const isOfAge = usual?.ageTo === undefined || (age !== null && age <= usual.ageTo);
  return isOfAge ? usual?.limits : null;
}

/**
 * The flag of any result for this person. If absence is normal, a Yes or any other word is
 * abnormal; if presence is normal, a No is. A titre is compared with a normal titre. Other words get no flag.
 */
export function flagOfResult(
  parameter: Judged & Pick<LabParameter, 'type'>,
  value: ReportValue,
  person: Subject,
): ResultFlag {
  if (typeof value === 'boolean') {
    const normal = meaningOf(parameter.normal_range);
    return normal === undefined || normal === value ? 'none' : 'abnormal';
  }
  const measured =
    typeof value === 'number' ? { value } : parseMeasured(value, parameter.unit ?? null);
  const isNumber = typeof value === 'number' || (parameter.type === 'number' && isFigure(value));
  const limits = limitsFor(parameter, person);
  if (measured && (limits || isNumber)) return flagOfMeasured(measured, limits);
  const text = String(value);
  const titre = flagOfTitre(text, parameter.normal_range);
  if (titre) return titre;
  const isAbsent = text.trim() === '' || Number(text) === 0 || meaningOf(text) === false;
  return meaningOf(parameter.normal_range) === false && !isAbsent ? 'abnormal' : 'none';
}
