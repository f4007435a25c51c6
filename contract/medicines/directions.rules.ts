import { isDaily, numberOf, piecesADay, timesADay } from './count-directions.rules.ts';
import type { DirectionsLanguage } from './directions.languages.ts';
import {
  FREQUENCIES,
  MEALS,
  MOMENTS,
  type Moment,
  PLACES,
  REASONS,
  SITES,
  SPANS,
  UNITS,
  WEEKDAYS,
} from './directions.words.ts';
import { saysDays, spansSaid } from './directions-span.rules.ts';
import { isMultiDoseForm, writtenForm } from './drug-form.ts';
import { type Directions, readDirections } from './read-directions.rules.ts';

const PARTS: Readonly<Record<string, string>> = { '0': '', '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** `½`, `1½`: fractions for tablets. Amounts in ml keep their decimals. */
function countIn(count: string, isMeasured: boolean): string {
  const number = numberOf(count);
  const whole = Math.floor(number);
  const part = PARTS[String(number - whole)];
  if (number === 0 || part === undefined || (isMeasured && count.includes('.'))) return count;
  return `${whole || ''}${part}`;
}

function amountIn(
  { count, unit }: NonNullable<Directions['amount']>,
  language: DirectionsLanguage,
) {
  const said = countIn(count, unit === 'ml');
  if (!unit) return said;
  const plural = language === 'en' && unit !== 'ml' && numberOf(count) > 1 ? 's' : '';
  return `${said} ${UNITS[unit][language]}${plural}`;
}

function mealIn({ when, meal, minutes }: NonNullable<Directions['meal']>, hi: boolean): string {
  const { en: english, hi: hindi } = MEALS[meal];
  if (!hi) return `${minutes === null ? '' : `${minutes} minutes `}${when} ${english}`;
  if (when === 'with') return `${hindi} के साथ`;
  const gap = minutes === null ? '' : `${minutes} मिनट `;
  return when === 'before' ? `${hindi} से ${gap}पहले` : `${hindi} के ${gap}बाद`;
}

/** Dose and frequency, or frequency of application. */
function frequencyIn(read: Directions, language: DirectionsLanguage): string {
  const hi = language === 'hi';
  const { amount, frequency, everyHours, isApplied, place } = read;
  const often = [
    amount && amountIn(amount, language),
    frequency && FREQUENCIES[frequency][language],
    everyHours && (hi ? `हर ${everyHours} घंटे पर` : `every ${everyHours} hours`),
  ];
  const where = place && PLACES[place][language];
  const parts = hi
    ? [...often, where, isApplied && 'लगाएँ']
    : [isApplied && 'apply', where, ...often];
  return parts.filter(Boolean).join(' ');
}

function momentsIn(read: Directions, language: DirectionsLanguage): string[] {
  const { doses, moments } = read;
  // After `0-0-1`, "at bedtime" only adds the exact time.
  const isAtBedtime = moments.includes('bedtime');
  const exactly = (moment: Moment): Moment =>
    moment === 'night' && isAtBedtime ? 'bedtime' : moment;
  const places = (doses ?? []).map(({ amount: count, unit, moment }) => {
    const when = MOMENTS[exactly(moment)][language];
    const amount = amountIn({ count, unit }, language);
    return language === 'hi' ? `${when} ${amount}` : `${amount} ${when}`;
  });
  const isSaid = (moment: Moment): boolean =>
    (doses ?? []).some((dose) => exactly(dose.moment) === moment);
  const others = moments.filter((moment) => !isSaid(moment));
  return [...places, ...others.map((moment) => MOMENTS[moment][language])];
}

function spanIn({ count, unit }: NonNullable<Directions['span']>, hi: boolean): string {
  if (hi) return `${count} ${SPANS[unit].hi} तक`;
  return `for ${count} ${SPANS[unit].en}${count === 1 ? '' : 's'}`;
}

/**
 * The parsed directions in the patient's language: `1 in the morning, 1 at night, after food, for 5
 * days`.
 */
export function sayDirections(read: Directions, language: DirectionsLanguage): string {
  const hi = language === 'hi';
  const parts = [
    frequencyIn(read, language),
    ...read.weekdays.map((day) => WEEKDAYS[day][language]),
    ...momentsIn(read, language),
    ...read.sites.map((site) => SITES[site][language]),
    read.meal && mealIn(read.meal, hi),
    read.isOnEmptyStomach && (hi ? 'खाली पेट' : 'on an empty stomach'),
    read.reason && (hi ? `${REASONS[read.reason].hi} के लिए` : `for ${REASONS[read.reason].en}`),
    read.isOnlyWhenNeeded && (hi ? 'ज़रूरत होने पर ही' : 'only when needed'),
    read.span && spanIn(read.span, hi),
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Words, also in Hindi, for dose, frequency or duration. If such a text is not fully parsed, a
 * counted dose could contradict it.
 */
const SAYS_HOW_OFTEN =
  /\d|[½¼¾\u0900-\u097f]|\b(?:one|two|three|half|once|twice|thrice|daily|days?|weeks?|weekly|months?|hours?|hourly|morning|noon|afternoon|evening|night|bed ?time|when|if|as|od|bd|bid|tds|tid|qid|hs|sos|stat)\b/i;

/** For a drug that is not taken every day, the counted days can be its number of tablets. */
const RARELY =
  /\b(?:week|fortnight|month)(?:ly)?\b|\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b|\bsos\b|\bstat\b|हफ़्ते में|सप्ताह में/iu;

type DosedLine = {
  readonly tabletsPerDay: number;
  readonly numberOfDays: number;
  readonly directions_to_use: string;
  /** The days were not written: they count stock and price, and no paper has them. */
  readonly daysAssumed?: boolean | undefined;
  /** The drug's name, whose form tells whether one for one day was counted. */
  readonly name?: string;
};

function countedIn(perDay: number, hi: boolean): string {
  return hi ? `दिन में ${perDay}` : `${perDay} a day`;
}

/** The counted days beside a different written duration, or beside a dose that lasts longer. */
function countedFor(days: number, hi: boolean): string {
  if (hi) return `(${days} दिन के हिसाब से)`;
  return `(counted for ${days} day${days === 1 ? '' : 's'})`;
}

/** One weekly dose for 4 days is not a course of 4 days. */
function mayLast({ frequency, weekdays }: Directions, days: number): boolean {
  if (weekdays.length > 0) return days >= 7;
  const lasts = frequency ? FREQUENCIES[frequency].everyDays : 1;
  return lasts !== null && days >= lasts;
}

/** The unparsed text as typed, with the counted days unless it contains them. */
function typedText(typed: string, days: number, hi: boolean): string {
  if (saysDays(typed, days)) return typed;
  if (spansSaid(typed).length > 0 || RARELY.test(typed)) return `${typed} ${countedFor(days, hi)}`;
  const span = spanIn({ count: days, unit: 'day' }, hi);
  return typed.includes('\n') ? `${typed}\n${span}` : `${typed.replace(/[\s.,;]+$/, '')}, ${span}`;
}

const THEN = /[\s,;]*\b(?:then|followed by)\b[\s,]*/i;
/** `40 mg od`: the strength of a step, and its directions. The pharmacy does not count in mg. */
const STEP = /^(\d+(?:\.\d+)?\s?(?:mg|mcg)\b[\s,]*)?(.*)$/is;

/** The steps of a course in Hindi; null unless each of them is understood. */
function stepsInHindi(typed: string): string | null {
  const steps = typed.split(THEN);
  if (steps.length < 2) return null;
  const said = steps.map((step) => {
    const [, strength = '', rest = ''] = STEP.exec(step.trim()) ?? [];
    const read = readDirections(rest);
    return read && `${strength}${sayDirections(read, 'hi')}`;
  });
  return said.includes(null) ? null : said.join(', फिर ');
}

/**
 * One for one day is the default when nothing was counted, as for a bottle. A tube that is used twice a day lasts
 * longer than one day, too; a day of a syrup was counted.
 */
function isCounted({ tabletsPerDay, numberOfDays, name = '' }: DosedLine): boolean {
  if (numberOfDays !== 1) return true;
  const form = writtenForm(name);
  return tabletsPerDay !== 1 && (form === 'liquid' || !isMultiDoseForm(form, name));
}

/** Whether the line is one day of tablets, as dispensed. A bottle lasts longer than a day. */
function isOneDay(read: Directions, { name = '', tabletsPerDay }: DosedLine): boolean {
  const form = writtenForm(name);
  return (form === 'tablet' || form === 'capsule') && piecesADay(read) === tabletsPerDay;
}

function readText(read: Directions, line: DosedLine, language: DirectionsLanguage): string {
  const hi = language === 'hi';
  const { tabletsPerDay, numberOfDays: days } = line;
  const isDosed = isCounted(line);
  const mustSay = !line.daysAssumed && (isDosed || isOneDay(read, line));
  const span = { count: days, unit: 'day' } as const;
  const isSpanOpen = read.span === null && mustSay && mayLast(read, days);
  const said = sayDirections(isSpanOpen ? { ...read, span } : read, language);
  const isSaid = read.span !== null && saysDays(`${read.span.count} ${read.span.unit}s`, days);
  const isMissing = mustSay && !isSpanOpen && !isSaid;
  const text = isMissing ? `${said} ${countedFor(days, hi)}` : said;
  const saysHowOften =
    read.doses || timesADay(read) || !isDaily(read) || read.isOnlyWhenNeeded || read.frequency;
  if (saysHowOften || !(mustSay || isDosed)) return text;
  const rest = hi ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return `${countedIn(tabletsPerDay, hi)}, ${rest}`;
}

/**
 * The directions of an order line for the patient, on every print and screen: the parsed
 * directions, the counted dose if they leave it open, and always the counted days, either within
 * the directions or after them. If both give a different duration, both are printed. Assumed days
 * are never printed (docs/decisions/279-days-not-written.md).
 */
export function dosageText(line: DosedLine, chosen: DirectionsLanguage): string {
  const { tabletsPerDay, numberOfDays, daysAssumed = false } = line;
  const days = daysAssumed ? null : numberOfDays;
  const typed = line.directions_to_use.trim();
  // In Hindi for a patient who reads Hindi.
  const language = /[\u0900-\u097f]/.test(typed) ? 'hi' : chosen;
  const hi = language === 'hi';
  const read = readDirections(typed);
  if (read) return readText(read, line, language);
  const span = days === null ? '' : spanIn({ count: days, unit: 'day' }, hi);
  const counted = [countedIn(tabletsPerDay, hi), span].filter(Boolean).join(hi ? ', ' : ' ');
  if (typed === '') return counted;
  const isDosed = isCounted(line);
  const steps = hi ? stepsInHindi(typed) : null;
  if (steps !== null) {
    const isOpen = isDosed && days !== null && !saysDays(typed, days);
    return isOpen ? `${steps} ${countedFor(days, hi)}` : steps;
  }
  if (!isDosed) return typed;
  if (!SAYS_HOW_OFTEN.test(typed)) return `${counted}. ${typed}`;
  return days === null ? typed : typedText(typed, days, hi);
}

/** A typed text with the days of a course, unless it contains them: `1-0-1 AF, for 5 days`. */
export function withDays(typed: string, days: number): string {
  return typedText(typed, days, false);
}
