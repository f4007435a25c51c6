import { numberOf } from './count-directions.rules.ts';
import {
  FREQUENCIES,
  type Frequency,
  MEALS,
  type Meal,
  MOMENTS,
  type Moment,
  PLACES,
  type Place,
  REASONS,
  type Reason,
  SITES,
  type Site,
  SPANS,
  type SpanUnit,
  UNITS,
  type Unit,
  WEEKDAYS,
  type Weekday,
} from './directions.words.ts';
import { expandShorthand } from './directions-shorthand.ts';

type Dose = { readonly amount: string; readonly unit: Unit | null; readonly moment: Moment };

/** The parts of parsed directions; a missing part is null. */
export type Directions = {
  /** The non-zero positions of `1-0-1`. */
  readonly doses: readonly Dose[] | null;
  readonly amount: { readonly count: string; readonly unit: Unit | null } | null;
  readonly frequency: Frequency | null;
  readonly everyHours: number | null;
  readonly weekdays: readonly Weekday[];
  readonly sites: readonly Site[];
  readonly moments: readonly Moment[];
  readonly meal: {
    readonly when: 'before' | 'after' | 'with';
    readonly meal: Meal;
    readonly minutes: number | null;
  } | null;
  readonly isOnEmptyStomach: boolean;
  readonly isOnlyWhenNeeded: boolean;
  readonly isApplied: boolean;
  readonly place: Place | null;
  readonly reason: Reason | null;
  readonly span: { readonly count: number; readonly unit: SpanUnit } | null;
};

/** `½`, `1½`, `1/2`, `1 1/2`, `2.5`, `100`. */
const AMOUNT = String.raw`\d? ?[½¼¾]|\d \d/[1-9]|\d/[1-9]|\d{1,5}(?:\.\d{1,2})?|\.\d{1,2}`;
const DOSE = String.raw`(\d? ?[½¼¾]|\d \d/[1-9]|\d/[1-9]|\d{1,2}(?:\.\d{1,2})?)`;
const DASH = String.raw`\s*[-–—+]\s*`;
export const PATTERN = new RegExp(
  String.raw`(?<![\d./-])${DOSE}${DASH}${DOSE}${DASH}${DOSE}(?:${DASH}${DOSE})?(?![\d./-])(?: ?(${anyOf(UNITS)})\b)?(?: (?:daily|every day)\b)?`,
);
const THREE_PLACES = ['morning', 'afternoon', 'night'] as const;
const FOUR_PLACES = ['morning', 'afternoon', 'evening', 'night'] as const;

export const EMPTY_STOMACH = /\b(?:on (?:an )?)?empty stomach\b/;
export const WHEN_NEEDED = /\b(?:sos|prn|(?:only )?(?:if|when|as) (?:needed|required))\b/;
const APPLIED =
  /\b(?:l\/a|local application|apply(?: locally)?(?: (?:on|to|over) (?:the )?(affected|painful) (?:area|part)s?)?)\b/;
export const EVERY_HOURS =
  /\b(?:every (\d{1,2}) ?(?:hours?|hrs?|hourly)|(\d{1,2}) ?(?:hou?rly|hrly)|q ?(\d{1,2}) ?h(?:rly)?)\b/;
/** Filler words and separators. */
const FILLERS = /\b(?:take|give|to be taken|and|only)\b|[\s,.;:&()]+|(?<!\S)[-–—](?!\S)/g;

function anyOf(words: Readonly<Record<string, { readonly reads: RegExp }>>): string {
  return Object.values(words)
    .map(({ reads }) => reads.source)
    .join('|');
}

export const MEAL = new RegExp(
  String.raw`\b(?:(\d{1,2}|half an?) ?(minutes?|mins?|hours?|hrs?|hr) )?(before|after|with) (${anyOf(MEALS)})\b`,
);
const SPAN = new RegExp(
  String.raw`(?<![\d.\/-] ?)(?:\bfor |\bx ?|[×*] ?)?(?<![\d.])(\d{1,3}) ?(${anyOf(SPANS)})\b|(?<![\d/.-])(\d{1,2})\/7\b|(?:\bx ?|[×*] ?)(\d{1,3})(?![\w./-])`,
);
const REASON = new RegExp(String.raw`\bfor (${anyOf(REASONS)})\b`);
const AMOUNT_OF = new RegExp(String.raw`(?<![\d./-])(${AMOUNT}) ?(${anyOf(UNITS)})\b`);
const ONES: ReadonlySet<string> = new Set(['1', '0']);
const BARE_AMOUNT = new RegExp(String.raw`^\s*(${AMOUNT})\s*$`);

function keyOf<K extends string>(
  words: Readonly<Record<K, { readonly reads: RegExp }>>,
  text: string,
): K | null {
  for (const key in words) {
    if (new RegExp(`^(?:${words[key].reads.source})$`).test(text)) return key;
  }
  return null;
}

/** Consumes a text part by part. */
class Reader {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (!found) return null;
    const end = found.index + found[0].length;
    this.rest = `${this.rest.slice(0, found.index)} ; ${this.rest.slice(end)}`;
    return found;
  }

  has(pattern: RegExp): boolean {
    return this.take(pattern) !== null;
  }

  all<K extends string>(words: Readonly<Record<K, { readonly reads: RegExp }>>): K[] {
    const keys: K[] = [];
    for (const key in words) if (this.has(words[key].reads)) keys.push(key);
    return keys;
  }
}

/** The positions of `1-0-1`; `5 ml 1-0-1` is 5 ml each time; `2 tab 2-0-1` is ambiguous. */
function dosesOf(
  found: RegExpExecArray,
  each: Directions['amount'],
): NonNullable<Directions['doses']> {
  const unit = each?.unit ?? keyOf(UNITS, found[5] ?? '');
  const amounts = found.slice(1, 5).filter((amount) => amount !== undefined);
  if (each && (found[5] !== undefined || !amounts.every((amount) => ONES.has(amount)))) return [];
  const places = amounts.length === 4 ? FOUR_PLACES : THREE_PLACES;
  return places.flatMap((moment, at) => {
    const amount = amounts[at] ?? '0';
    if (numberOf(amount) === 0) return [];
    return [{ amount: each?.count ?? amount, unit, moment }];
  });
}

function mealOf(found: RegExpExecArray): Directions['meal'] {
  const [, count, unit, when, name = ''] = found;
  const meal = keyOf(MEALS, name);
  if (!meal || (when !== 'before' && when !== 'after' && when !== 'with')) return null;
  const hours = unit?.startsWith('h') ? 60 : 1;
  const number = count?.startsWith('half') ? 0.5 : Number(count);
  return { when, meal, minutes: count === undefined ? null : number * hours };
}

function spanOf([, count, name = '', sevenths, bare]: RegExpExecArray): Directions['span'] {
  const days = sevenths ?? bare;
  const unit = days === undefined ? keyOf(SPANS, name) : 'day';
  return unit && { count: Number(days ?? count), unit };
}

/**
 * Parses directions as doctors write them: `1-0-1 after food`, `2 puffs BD x 5 days`, `HS`, `SOS`.
 * Returns null when any word is not understood; the text is then shown as typed.
 */
export function readDirections(text: string): Directions | null {
  const plain = expandShorthand(text);
  const reader = new Reader(plain);
  const pattern = reader.take(PATTERN);
  const before = plain.slice(0, pattern?.index);
  const meal = reader.take(MEAL);
  const isOnEmptyStomach = reader.has(EMPTY_STOMACH);
  const everyHours = reader.take(EVERY_HOURS);
  const hours = everyHours ? Number(everyHours.slice(1).find(Boolean)) : null;
  const reason = reader.take(REASON);
  const isOnlyWhenNeeded = reader.has(WHEN_NEEDED);
  const frequencies = reader.all(FREQUENCIES);
  const weekdays = reader.all(WEEKDAYS);
  const sites = reader.all(SITES);
  const span = reader.take(SPAN);
  const moments = reader.all(MOMENTS);
  const applied = reader.take(APPLIED);
  const amount = reader.take(AMOUNT_OF);
  reader.rest = reader.rest.replace(FILLERS, ' ').trim();
  const bare = amount || pattern ? null : reader.take(BARE_AMOUNT);
  const unit = amount && keyOf(UNITS, amount[2] ?? '');
  const count = amount?.[1] ?? bare?.[1];
  const each = count === undefined ? null : { count, unit };
  // `2 tabs 1-0-1` is 2 each time; `1-0-1 10 tabs` may say how many to give.
  if (pattern && unit && UNITS[unit].counts && !AMOUNT_OF.test(before)) return null;

  const read: Directions = {
    doses: pattern && dosesOf(pattern, each),
    amount: pattern ? null : each,
    frequency: frequencies[0] ?? null,
    everyHours: hours,
    weekdays,
    sites,
    moments,
    meal: meal && mealOf(meal),
    isOnEmptyStomach,
    isOnlyWhenNeeded,
    isApplied: applied !== null,
    place: applied && keyOf(PLACES, applied[1] ?? ''),
    reason: reason && keyOf(REASONS, reason[1] ?? ''),
    span: span && spanOf(span),
  };
  const isUnderstood = reader.rest.replace(/[\s;]/g, '') === '';
  return isUnderstood && frequencies.length < 2 && isSensible(read) ? read : null;
}

function isSensible(read: Directions): boolean {
  const { doses, frequency, everyHours, moments, meal, isOnEmptyStomach } = read;
  if (doses && (doses.length === 0 || everyHours)) return false;
  // `1-1-0 and night` leaves the dose at night open.
  const times: readonly string[] = doses?.map(({ moment }) => moment) ?? FOUR_PLACES;
  if (FOUR_PLACES.some((place) => moments.includes(place) && !times.includes(place))) return false;
  // `1-0-1 BD` gives the frequency twice; `1-0-0 on alternate days` adds the days.
  if (doses && frequency && FREQUENCIES[frequency].perDay !== null) return false;
  if (frequency && everyHours) return false;
  if (everyHours === 0) return false;
  // "2 tablets" alone gives no frequency, and "5 days" alone no dose.
  const says = doses ?? frequency ?? everyHours ?? meal;
  return (
    says !== null ||
    moments.length > 0 ||
    read.weekdays.length > 0 ||
    isOnEmptyStomach ||
    read.isOnlyWhenNeeded ||
    read.isApplied ||
    read.reason !== null
  );
}
