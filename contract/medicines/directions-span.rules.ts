import { expandShorthand } from './directions-shorthand.ts';

/** The days of a duration: `1 month` may be 28, 30 or 31 days; `3-5 days` has no fixed number. */
type SaidSpan = readonly number[];

const DAYS_OF: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^d/, [1]],
  [/^w/, [7]],
  [/^m/, [28, 30, 31]],
  [/^y/, [365]],
];
const DAYS_OF_FRACTION: Readonly<Record<string, readonly number[]>> = {
  '7': [1],
  '52': [7],
  '12': [28, 30, 31],
};

/** `every 5 days`, `after 5 days`, `5 days ago` and `5 days a week` are not durations. */
const SPAN = new RegExp(
  [
    String.raw`(?<!\b(?:every|after|since|in|within|on|per|last|past|age|aged|of) ?)(?<![\d.\/-])`,
    String.raw`\b(\d{1,4})(?: ?(?:-|–|to) ?(\d{1,4}))? ?-?(days?|d|dys|weeks?|wks?|months?|mths?|years?|yrs?)`,
    String.raw`(?![a-z\p{L}\p{M}])(?! (?:ago|later|before|after|old|apart|gap|off|interval|(?:के )?बाद|से|पहले|में|मे|छोडकर|(?:a|per|in a) (?:week|month)))`,
  ].join(''),
  'gu',
);
const FRACTION = /(?<![\d/.-])(\d{1,2})\/(7|52|12)(?![\d/-])/g;
const BARE = /(?<![a-z\d])[x×*] ?(\d{1,3})(?=\s*(?:$|[,;:)]|\.(?!\d)|(?:then|and)\b))/g;

const times = (count: string | undefined, each: readonly number[]) =>
  each.map((days) => days * Number(count));

/** All durations of a text in days, in English or Hindi. */
export function spansSaid(text: string): SaidSpan[] {
  const plain = expandShorthand(text);
  const named = [...plain.matchAll(SPAN)].map(([, from, to, unit = '']) => {
    const each = DAYS_OF.find(([reads]) => reads.test(unit))?.[1] ?? [1];
    return to === undefined ? times(from, each) : [];
  });
  const fractions = [...plain.matchAll(FRACTION)].map(([, count, of = '']) =>
    times(count, DAYS_OF_FRACTION[of] ?? [1]),
  );
  const bare = [...plain.matchAll(BARE)].map(([, count]) => times(count, [1]));
  return [...named, ...fractions, ...bare];
}

/** A course in steps: `1-0-1 for 5 days, then 0-0-1 for 5 days`. */
const IN_STEPS = /\b(?:then|followed by)\b|फिर/iu;
const STEPS_MAX = 6;

/** `x 5 5 days`: a count beside the durations that belongs to none of them. */
function hasLooseCount(text: string): boolean {
  const rest = [SPAN, FRACTION, BARE].reduce(
    (plain, span) => plain.replace(span, '…'),
    expandShorthand(text),
  );
  return /(?<![a-z\d])[x×*] ?\d/.test(rest);
}

/**
 * The durations to add up: of the steps of a course, each with one at most. Null for two durations
 * in one step, or a loose count beside them: which of them counts is unknown.
 */
function spansOfCourse(text: string): readonly SaidSpan[] | null {
  const all = spansSaid(text);
  if (all.length <= 1) return all;
  const steps = text.split(IN_STEPS).map(spansSaid);
  const isOneEach = all.length <= STEPS_MAX && steps.every((spans) => spans.length <= 1);
  return isOneEach && !hasLooseCount(text) ? steps.flat() : null;
}

/** Whether the written duration equals the counted days; the steps of a course are added up. */
export function saysDays(text: string, days: number): boolean {
  const spans = spansOfCourse(text);
  if (spans === null || spans.length === 0) return false;
  let sums: readonly number[] = [0];
  for (const span of spans) {
    sums = [...new Set(sums.flatMap((sum) => span.map((one) => sum + one)))];
  }
  return sums.includes(days);
}

/** The days of a written duration, with a month as 30 days; null where the text has none, or not one number. */
export function daysSaid(text: string): number | null {
  const spans = spansOfCourse(text);
  if (spans === null || spans.length === 0 || spans.some((days) => days.length === 0)) return null;
  // A month is 28, 30 or 31 days.
  return spans.reduce((sum, days) => sum + (days[Math.floor(days.length / 2)] ?? 0), 0);
}
