import {
  type DirectionsLanguage,
  FREQUENCIES,
  MEALS,
  MOMENTS,
  type Moment,
  PLACES,
  REASONS,
  SPANS,
  UNITS,
} from './directions.words.ts';
import { type Directions, numberOf, readDirections, timesADay } from './read-directions.rules.ts';

function amountIn(
  { count, unit }: NonNullable<Directions['amount']>,
  language: DirectionsLanguage,
) {
  if (!unit) return count;
  const plural = language === 'en' && unit !== 'ml' && numberOf(count) > 1 ? 's' : '';
  return `${count} ${UNITS[unit][language]}${plural}`;
}

function mealIn({ when, meal, minutes }: NonNullable<Directions['meal']>, hi: boolean): string {
  const { en: english, hi: hindi } = MEALS[meal];
  if (!hi) return `${minutes === null ? '' : `${minutes} minutes `}${when} ${english}`;
  if (when === 'with') return `${hindi} के साथ`;
  const gap = minutes === null ? '' : `${minutes} मिनट `;
  return when === 'before' ? `${hindi} से ${gap}पहले` : `${hindi} के ${gap}बाद`;
}

/** How much and how often, or how often it is applied. */
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
  // After `0-0-1`, "at bedtime" only says more exactly when.
  const isAtBedtime = moments.includes('bedtime');
  const exactly = (moment: Moment): Moment =>
    moment === 'night' && isAtBedtime ? 'bedtime' : moment;
  const places = (doses ?? []).map(({ amount, moment }) => {
    const when = MOMENTS[exactly(moment)][language];
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

/** What was read, in the patient's language: `1 in the morning, 1 at night, after food, for 5 days`. */
export function sayDirections(read: Directions, language: DirectionsLanguage): string {
  const hi = language === 'hi';
  const parts = [
    frequencyIn(read, language),
    ...momentsIn(read, language),
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
 * Words, also Hindi ones, that say how much, how often or how long: beside what is not understood to the
 * last word, the counted dose could say the opposite.
 */
const SAYS_HOW_OFTEN =
  /\d|[½¼¾\u0900-\u097f]|\b(?:one|two|three|half|once|twice|thrice|daily|days?|weeks?|weekly|months?|hours?|hourly|morning|noon|afternoon|evening|night|bed ?time|when|if|as|od|bd|bid|tds|tid|qid|hs|sos|stat)\b/i;

type DosedLine = {
  readonly tabletsPerDay: number;
  readonly numberOfDays: number;
  readonly directions_to_use: string;
};

/** Whether the counted days are days on which it is taken. */
function isDaily({ frequency, isOnlyWhenNeeded }: Directions): boolean {
  return !isOnlyWhenNeeded && (frequency === null || FREQUENCIES[frequency].perDay !== null);
}

function countedIn(perDay: number, hi: boolean): string {
  return hi ? `दिन में ${perDay}` : `${perDay} a day`;
}

/**
 * How a line of an order is taken, as its patient reads it: what its directions say, with the counted
 * dose where they leave it open. One for one day is what stands there when nothing was counted.
 */
export function dosageText(line: DosedLine, language: DirectionsLanguage): string {
  const hi = language === 'hi';
  const { tabletsPerDay, numberOfDays, directions_to_use: typed } = line;
  const isCounted = tabletsPerDay !== 1 || numberOfDays !== 1;
  const days = { count: numberOfDays, unit: 'day' } as const;
  const counted = `${countedIn(tabletsPerDay, hi)}${hi ? ', ' : ' '}${spanIn(days, hi)}`;
  const read = readDirections(typed);
  if (!read) {
    const isOpen = typed === '' || (isCounted && !SAYS_HOW_OFTEN.test(typed));
    return [isOpen && counted, typed].filter(Boolean).join('. ');
  }

  const span = read.span ?? (numberOfDays > 1 && isDaily(read) ? days : null);
  const said = sayDirections({ ...read, span }, language);
  const saysHowOften = read.doses || timesADay(read) || read.frequency || read.isOnlyWhenNeeded;
  if (saysHowOften || !isCounted) return said;
  return `${countedIn(tabletsPerDay, hi)}, ${hi ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}
