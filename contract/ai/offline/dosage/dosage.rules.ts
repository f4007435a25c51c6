import {
  BARE_DAYS,
  COUNT,
  COUNT_BEFORE,
  COUNT_OF_PIECES,
  COUNT_ONLY,
  DILUTION,
  DOSE,
  DURATION,
  FRACTION,
  FREQUENCIES,
  type Frequency,
  LAST_NUMBER,
  MANY_PUFFS,
  PATTERN,
  PIECES,
  ROUTE,
  SOS,
  STAT,
  TIMINGS,
} from './frequencies.ts';
import { SigLine } from './line.ts';
import { isOpen } from './open-line.rules.ts';
import { readRemark } from './remark.rules.ts';
import { isRepeatedLater } from './repeats.rules.ts';

/** The dosage of a prescription line; null for each missing value. */
export type Sig = {
  readonly perDay: number | null;
  readonly days: number | null;
  /** Units, when the quantity is not per day × days. */
  readonly quantity: number | null;
  /** Whether the line says how many units to give. */
  readonly isCounted: boolean;
  /** Per dose, in ml, for bottles. */
  readonly millilitres: number | null;
  /** Per dose, for inhalers and sprays; both nostrils count. */
  readonly puffs: number | null;
  /** The unit of a dose: `5 ml`, `1 tab`, `2 puffs`. */
  readonly unit: string | null;
  /** For the patient: `1-0-1, after food`. */
  readonly directions: string | null;
};
export type SplitLine = {
  readonly drug: string;
  readonly sig: Sig;
  /** Words behind the name that are not directions. */
  readonly aside: string;
  readonly hasFrequency: boolean;
  /** Why the numbers contradict each other: two frequencies, or a course without end. */
  readonly isContradictory: boolean;
};

/** Splits a line into the drug and its dosage. */
export function splitLine(text: string): SplitLine {
  const line = new SigLine(text);
  const counted = line.take(COUNT) ?? line.take(COUNT_OF_PIECES) ?? line.take(COUNT_ONLY);
  const written = counted?.[1] ?? counted?.[2];
  const calendar = takeCalendarDays(line);
  const dilution = line.take(DILUTION)?.[0];
  const pattern = line.take(PATTERN);
  const dose = line.take(DOSE);
  const pieces = line.take(COUNT_BEFORE) ?? line.take(PIECES);
  const bareDays = calendar === null ? line.take(BARE_DAYS) : null;
  const named = FREQUENCIES.filter((one) => line.take(one.pattern) !== null);
  const whenNeeded = line.take(SOS);
  const isWhenNeeded = whenNeeded !== null;
  const isAtOnce = line.take(STAT) !== null;
  const timings = TIMINGS.filter(([one]) => line.take(one) !== null).map(([, said]) => said);
  const route = line.take(ROUTE)?.[1];
  const lastNumber = calendar === null && !bareDays ? line.takeNext(LAST_NUMBER) : null;

  const hasFrequency = Boolean(pattern) || named.length > 0 || isWhenNeeded || isAtOnce;
  // `ORS 4 sachets`, `Sumatriptan 50 sos 4 tabs`: the number of pieces is the quantity.
  const isTimed = Boolean(pattern) || named.length > 0;
  const isScheduled = isTimed || isAtOnce;
  const isQuantity =
    pieces !== null &&
    Number(pieces[1]) >= 2 &&
    !isScheduled &&
    (whenNeeded ? pieces.index > whenNeeded.index : calendar === null);
  const count = written ?? (isQuantity ? pieces?.[1] : undefined);

  const slots = pattern?.slice(1, 5).filter(Boolean).map(amount);
  const each = pieces && !isQuantity ? amount(pieces[1]) : 1;
  const inSlots = slots?.reduce((sum, one) => sum + one, 0) ?? null;
  const taken = inSlots ?? timesOf(named) ?? (isAtOnce ? 1 : null);
  const exact = taken === null ? null : taken * each;
  const numbered = (bareDays ?? lastNumber)?.[1];
  const days = calendar ?? (numbered ? Number(numbered) : isAtOnce ? 1 : null);
  const interval = named[0]?.interval ?? 1;
  const { directions: said, aside } = readRemark(line.stretches, { isWhenNeeded });
  const directions = [
    dose && `${dose[1]} ${dose[2]?.toLowerCase()}`,
    pieces && each !== 1 && `${pieces[1]} ${piecesText(pieces[2])}${each > 1 ? 's' : ''}`,
    pattern?.[0].replace(/\s+/g, ''),
    ...named.map((one) => one.text),
    isWhenNeeded && 'When needed',
    isAtOnce && 'At once',
    route,
    ...timings,
    dilution,
    ...said,
  ].filter((one): one is string => Boolean(one));
  return {
    drug: line.name,
    aside,
    isContradictory:
      !areAgreed(named, inSlots) ||
      isBeyondLimits({ days, exact, count }) ||
      isOpen(text, line, { aside, hasFrequency }) ||
      isAtOnceAndLater(text, line, { isAtOnce, isTimed, calendar }) ||
      // The line does not say how many vials or pens the units need.
      /^units?$/i.test(dose?.[2] ?? '') ||
      // `weekly x 8`: days or doses.
      (interval > 1 && numbered !== undefined) ||
      MANY_PUFFS.test(text) ||
      (calendar === null && !lastNumber && LAST_NUMBER.test(` ${line.remark}`)) ||
      // `half tab x 5 days`: how often is not said.
      (each < 1 && taken === null && days !== null),
    hasFrequency,
    sig: {
      perDay: interval > 1 ? 1 : exact === null ? null : Math.max(1, Math.ceil(exact)),
      days,
      quantity: quantityOf({ count, interval, days, exact }),
      isCounted: count !== undefined,
      millilitres: millilitresOf(dose),
      puffs: puffsOf(dose, text),
      unit: (dose ?? pieces)?.[2]?.toLowerCase() ?? null,
      directions: inOneSentence(directions),
    },
  };
}

/** A number above these limits has another meaning. */
const DAYS_MOST = 184;
const PER_DAY_MOST = 16;
const COUNT_MOST = 1_000;

const isBeyondLimits = ({ days, exact, count }: Omit<Amount, 'interval'>): boolean =>
  (days ?? 0) > DAYS_MOST || (exact ?? 0) > PER_DAY_MOST || Number(count ?? 0) > COUNT_MOST;

/** Whether one dose has a repetition or days: `stat rpt 2 wk`; `stat 3d`, which is one dose, or one a day. */
const isAtOnceAndLater = (
  text: string,
  line: SigLine,
  { isAtOnce, isTimed, calendar }: { isAtOnce: boolean; isTimed: boolean; calendar: number | null },
): boolean =>
  isRepeatedLater(text) ||
  (isAtOnce && (/\brepeat\b/i.test(line.remark) || (!isTimed && (calendar ?? 1) > 1)));

const MOMENTS = new Set(['At bedtime', 'In the morning', 'In the evening']);

/** Times of one day are added up; for anything else the first one counts. */
function timesOf(named: readonly Frequency[]): number | null {
  const [first] = named;
  if (!first) return null;
  return named.every(({ text }) => MOMENTS.has(text)) ? named.length : first.perDay;
}

/** Whether the frequency is given once, or twice with the same meaning: `OD HS`, `0-0-1 HS`. */
function areAgreed(named: readonly Frequency[], inSlots: number | null): boolean {
  const moments = named.filter(({ text }) => MOMENTS.has(text));
  const others = named.filter(({ text }) => !MOMENTS.has(text));
  const counts = [
    ...(inSlots === null ? [] : [inSlots]),
    ...others.map(({ perDay }) => perDay),
    ...(moments.length > 0 ? [moments.length] : []),
  ];
  const isOneInterval =
    new Set(named.map(({ interval }) => interval)).size < 2 || others.length < 2;
  return (
    isOneInterval &&
    counts.every(
      (count) =>
        count === counts[0] ||
        (inSlots !== null && others.length === 0 && Math.ceil(inSlots) >= count),
    )
  );
}

const DAYS_OF_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^d/i, 1],
  [/^[wh]/i, 7],
  [/^m/i, 30],
];
const DAYS_OF_FRACTION: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 };

/** `x 5 days`, `2 wks`, `1 month`, `5/7`, `2/52`; a month has 30 days. */
function takeCalendarDays(line: SigLine): number | null {
  const [, number, unit = ''] = line.take(DURATION) ?? [];
  if (number) return Number(number) * (DAYS_OF_UNIT.find(([one]) => one.test(unit))?.[1] ?? 1);
  const [, top, bottom = ''] = line.take(FRACTION) ?? [];
  return top ? Number(top) * (DAYS_OF_FRACTION[bottom] ?? 1) : null;
}

/** `1`, `½`, `1/2`, `1½`, `1 1/2`, `1.5`. */
function amount(text = ''): number {
  const [, whole = '', half = ''] =
    /^(\d(?:\.\d)?(?![/\d]))?\s*(½|\d\/\d)?$/.exec(text.trim()) ?? [];
  const [top = 1, bottom = 2] = half.split('/').map((one) => Number(one) || 1);
  return Number(whole || 0) + (half === '½' ? 0.5 : half ? top / bottom : 0);
}

const TEASPOON_ML = 5;

function millilitresOf(dose: RegExpExecArray | null): number | null {
  const [, number, unit = ''] = dose ?? [];
  if (/^ml/i.test(unit)) return Number(number);
  return /^te?a?sp/i.test(unit) ? Number(number) * TEASPOON_ML : null;
}

function puffsOf(dose: RegExpExecArray | null, text: string): number | null {
  const [, number, unit = ''] = dose ?? [];
  if (!/^(?:puf|spray)/i.test(unit)) return null;
  return Number(number) * (/\b(?:each|both)\s+nostrils?\b/i.test(text) ? 2 : 1);
}

/** `2 cap`, `1 sachet`; a number alone counts tablets. */
const piecesText = (unit = '') =>
  /^cap/i.test(unit) ? 'capsule' : /^sachet/i.test(unit) ? 'sachet' : 'tablet';

const keepsCase = (text: string) => /^[A-Z]{2}|^S\//.test(text);

function inOneSentence([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  const rest = others.map((one) =>
    keepsCase(one) ? one : one.charAt(0).toLowerCase() + one.slice(1),
  );
  return [first, ...rest].join(', ');
}

type Amount = {
  count: string | undefined;
  /** Days between two doses; 3.5 for twice a week. */
  interval: number;
  days: number | null;
  /** Units per day, halves included. */
  exact: number | null;
};

function quantityOf({ count, interval, days, exact }: Amount): number | null {
  if (count) return Number(count);
  if (days === null) return null;
  if (interval > 1) return Math.ceil(Math.ceil(days / interval) * (exact ?? 1));
  return exact !== null && !Number.isInteger(exact) ? Math.ceil(exact * days) : null;
}
