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
  SPANS,
  type SpanUnit,
  UNITS,
  type Unit,
} from './directions.words.ts';

/** What directions say, part by part; a part that is not said is null. */
export type Directions = {
  /** The places of `1-0-1` that are not nought. */
  readonly doses: readonly { readonly amount: string; readonly moment: Moment }[] | null;
  readonly amount: { readonly count: string; readonly unit: Unit | null } | null;
  readonly frequency: Frequency | null;
  readonly everyHours: number | null;
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

const AMOUNT = String.raw`\d{1,3}(?:\.\d{1,2})?|\d?[½¼¾]|\d/\d`;
const DOSE = String.raw`(\d{1,2}(?:\.5)?|\d?[½¼¾])`;
const DASH = String.raw`\s*[-–—+]\s*`;
const PATTERN = new RegExp(
  String.raw`(?<![\d.-])${DOSE}${DASH}${DOSE}${DASH}${DOSE}(?:${DASH}${DOSE})?(?![\d.-])`,
);
const THREE_PLACES = ['morning', 'afternoon', 'night'] as const;
const FOUR_PLACES = ['morning', 'afternoon', 'evening', 'night'] as const;

const SHORT_MEALS = [
  [/\bac\b/g, ' before food '],
  [/\bpc\b/g, ' after food '],
] as const;
const EMPTY_STOMACH = /\b(?:on (?:an )?)?empty stomach\b/;
const WHEN_NEEDED = /\b(?:sos|prn|(?:only )?(?:if|when|as) (?:needed|required))\b/;
const APPLIED =
  /\b(?:l\/a|local application|apply(?: locally)?(?: (?:on|to|over) (?:the )?(affected|painful) (?:area|part)s?)?)\b/;
const EVERY_HOURS = /\b(?:every (\d{1,2}) (?:hours?|hrs?)|(\d{1,2}) hourly|q(\d{1,2})h)\b/;
/** Words that carry nothing, and what stands between. */
const FILLERS = /\b(?:take|to be taken|and|then)\b|[\s,.;:&()]+|(?<!\S)[-–—](?!\S)/g;

function anyOf(words: Readonly<Record<string, { readonly reads: RegExp }>>): string {
  return Object.values(words)
    .map(({ reads }) => reads.source)
    .join('|');
}

const MEAL = new RegExp(
  String.raw`\b(?:(\d{1,2}|half an?) ?(minutes?|mins?|hours?|hrs?|hr) )?(before|after|with) (${anyOf(MEALS)})\b`,
);
const SPAN = new RegExp(
  String.raw`(?:\bfor |\bx ?|× ?)?\b(\d{1,3}) ?(${anyOf(SPANS)})\b|\b(\d{1,2})\/7\b`,
);
const REASON = new RegExp(String.raw`\bfor (${anyOf(REASONS)})\b`);
const AMOUNT_OF = new RegExp(String.raw`(?<![\d./-])(${AMOUNT}) ?(${anyOf(UNITS)})\b`);
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

/** Takes out of a text, part by part, what it understands. */
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

function dosesOf(found: RegExpExecArray): NonNullable<Directions['doses']> {
  const amounts = found.slice(1).filter((amount) => amount !== undefined);
  const places = amounts.length === 4 ? FOUR_PLACES : THREE_PLACES;
  return places.flatMap((moment, at) => {
    const amount = amounts[at] ?? '0';
    return Number(amount) === 0 ? [] : [{ amount, moment }];
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

function spanOf([, count, name = '', sevenths]: RegExpExecArray): Directions['span'] {
  const unit = sevenths === undefined ? keyOf(SPANS, name) : 'day';
  return unit && { count: Number(sevenths ?? count), unit };
}

/**
 * Reads directions as doctors write them: `1-0-1 after food`, `2 puffs BD x 5 days`, `HS`, `SOS`. Null for
 * what is not understood to the last word, which is then said as it was typed.
 */
export function readDirections(text: string): Directions | null {
  let normal = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  for (const [short, long] of SHORT_MEALS) normal = normal.replace(short, long);
  const reader = new Reader(normal.replace(/\s+/g, ' '));
  const pattern = reader.take(PATTERN);
  const meal = reader.take(MEAL);
  const isOnEmptyStomach = reader.has(EMPTY_STOMACH);
  const everyHours = reader.take(EVERY_HOURS);
  const hours = everyHours ? Number(everyHours.slice(1).find(Boolean)) : null;
  const reason = reader.take(REASON);
  const isOnlyWhenNeeded = reader.has(WHEN_NEEDED);
  const frequencies = reader.all(FREQUENCIES);
  const span = reader.take(SPAN);
  const moments = reader.all(MOMENTS);
  const applied = reader.take(APPLIED);
  const amount = reader.take(AMOUNT_OF);
  reader.rest = reader.rest.replace(FILLERS, ' ').trim();
  const bare = amount || pattern ? null : reader.take(BARE_AMOUNT);
  const doses = pattern && dosesOf(pattern);
  const unit = amount && keyOf(UNITS, amount[2] ?? '');
  const count = amount?.[1] ?? bare?.[1];

  const read: Directions = {
    doses,
    amount: count === undefined ? null : { count, unit },
    frequency: frequencies[0] ?? null,
    everyHours: hours,
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
  const { doses, amount, frequency, everyHours, moments, meal, isOnEmptyStomach } = read;
  if (doses && (doses.length === 0 || amount || frequency || everyHours)) return false;
  if (frequency && everyHours) return false;
  if (everyHours === 0) return false;
  // "2 tablets" alone says neither when nor how often, and "5 days" not what.
  const says = doses ?? frequency ?? everyHours ?? meal;
  return (
    says !== null ||
    moments.length > 0 ||
    isOnEmptyStomach ||
    read.isOnlyWhenNeeded ||
    read.isApplied ||
    read.reason !== null
  );
}

/** `1.5`, `½` and `1/2` as numbers. */
export function numberOf(amount: string): number {
  const [, whole = '', part = ''] = /^(\d*(?:\.\d+)?)([½¼¾]?)$/.exec(amount) ?? [];
  const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '': 0 };
  if (/^\d\/\d$/.test(amount)) {
    return Number(amount.slice(0, 1)) / Number(amount.slice(2));
  }
  return Number(whole || 0) + (parts[part] ?? 0);
}

/** How often a day, where that can be counted. */
export function timesADay({ frequency, everyHours, moments }: Directions): number | null {
  if (frequency) return FREQUENCIES[frequency].perDay;
  if (everyHours) return 24 / everyHours;
  return moments.length > 0 ? moments.length : null;
}

/**
 * How many a day the directions come to, as the pharmacy counts them. Null where that can't be said (5 ml,
 * only when needed), or is no whole number.
 */
export function perDayOf(read: Directions): number | null {
  if (read.isOnlyWhenNeeded) return null;
  const { amount, doses } = read;
  if (amount?.unit && !UNITS[amount.unit].counts) return null;
  const times = timesADay(read);
  const sum = doses
    ? doses.reduce((total, dose) => total + numberOf(dose.amount), 0)
    : times && times * numberOf(amount?.count ?? '1');
  return sum && Number.isInteger(sum) && sum >= 1 ? sum : null;
}
