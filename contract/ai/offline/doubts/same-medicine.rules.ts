import { drugParts } from '../../../medicines/drug-parts.ts';
import type { Added } from '../days-of-all.rules.ts';
import type { Reading } from '../reading.ts';
import type { NoteEvent } from './note-events.ts';
import { askInstead } from './refused-groups.rules.ts';

/**
 * Asks for a medicine that is ordered in one place and in doubt, ordered in another strength, or refused, in another:
 * `telma 40 od, telma 80 od 30d`, `telma 40 od 30d stop telma 40 h`. Returns the texts of the orders that became
 * questions.
 */
export function askForSame(
  added: readonly Added[],
  events: readonly NoteEvent[],
  reading: Reading,
): readonly string[] {
  const same = Map.groupBy(
    added.filter(({ wish, isDoubted }) => wish.drug_id !== null || isDoubted),
    keyOf,
  );
  const asked = new Set<string>();
  for (const ones of same.values()) {
    for (const one of ones) if (ones.some((other) => isOther(one, other))) asked.add(one.raw);
  }
  for (const [at, one] of added.entries()) {
    if (added.some((other, place) => place !== at && areTwins(one, other))) asked.add(one.raw);
  }
  for (const { raw } of refusedBehind(events)) asked.add(raw);
  return askInstead(
    added.filter(({ raw, wish }) => asked.has(raw) && reading.drugs.includes(wish)),
    reading,
  );
}

/**
 * The orders that a refusal behind them may mean: `telma 40 od 30d stop telma 40 h`. Another strength, and the same
 * medicine without the order's second part, is one that the order replaces: `telma 80 od 30d stop telma 40`.
 */
function refusedBehind(events: readonly NoteEvent[]): readonly Added[] {
  const ordered: Added[] = [];
  return events.flatMap((event) => {
    if (event.kind === 'order') ordered.push(event.added);
    if (event.kind === 'text') return ordered.filter((one) => isHeldByName(event.text, one));
    return event.kind === 'refusal' ? ordered.filter((one) => isMeant(event.text, one)) : [];
  });
}

/** `hold azithro till cbc`, by a short name that only the list completes; not `stop azithro if rash`. */
function isHeldByName(text: string, one: Added): boolean {
  const brand = brandOf(one);
  const [, held] = HELD.exec(text) ?? [];
  return brand !== undefined && held?.toLowerCase() === brand;
}
const HELD =
  /(?<!\p{L})(?:hold|withhold|stop|skip|avoid|cancel|omit)\s+(?:the\s+|tab\.?\s+)?(\p{L}{4,})(?!\s+(?:if|when|once|after|with)(?!\p{L}))/iu;

function isMeant(refusal: string, one: Added): boolean {
  const words = refusal.toLowerCase().match(/\p{L}[\p{L}\d-]*(?:\s+\p{L}{1,2}(?!\p{L}))?/gu) ?? [];
  const brand = brandOf(one);
  const heads = headsOf(one.wish.name);
  const isNamed = words.some((word) => {
    const refused = headsOf(word);
    const isOfBrand = word.split(/\s/)[0] === brand;
    const isWhole = heads.every((head) => refused.includes(head));
    return isWhole && (isOfBrand || refused.length === heads.length);
  });
  const [strength] = /\d+(?:\.\d+)?/.exec(refusal) ?? [];
  return isNamed && (strength === undefined || one.wish.name.includes(` ${strength} `));
}

const headsOf = (name: string): readonly string[] =>
  drugParts(name).substances.map(({ head }) => head);

/** `telma 40 od, telma h od`: one brand alone and with another part, at the same time of the day. */
function areTwins(one: Added, other: Added): boolean {
  if (one.wish.drug_id === null || other.wish.drug_id === null) return false;
  if (one.wish.drug_id === other.wish.drug_id || brandOf(one) !== brandOf(other)) return false;
  const [first, second] = [one, other].map(({ wish }) => drugParts(wish.name));
  if (!first || !second || first.site !== second.site) return false;
  const isShared = first.substances.some(({ head }) =>
    second.substances.some((two) => two.head === head),
  );
  const isOtherPart = first.substances.length !== second.substances.length;
  return isShared && isOtherPart && !areOfTwoTimes(one, other) && !areOfTwoSlots(one, other);
}

/** The first word of the name, behind its form. */
const brandOf = ({ raw }: Added) =>
  /(?:^|\s)(?!(?:tab|cap|inj|syp|syr|start|add|give|cont)(?:let|sule|ection|up|inue)?s?\b)(\p{L}{3,})/iu
    .exec(raw)?.[1]
    ?.toLowerCase();

/** `1-0-0` and `0-0-1`. */
function areOfTwoSlots(one: Added, other: Added): boolean {
  const [first = [], second = []] = [one, other].map(({ wish }) =>
    (/^[\d½]+(?:-[\d½]+){2,3}/.exec(wish.directions_to_use ?? '')?.[0] ?? '').split('-'),
  );
  return (
    first.length > 1 &&
    first.length === second.length &&
    first.every((amount, at) => amount === '0' || second[at] === '0')
  );
}

/** The steps of one course have one text; the same medicine twice is asked by the plan. */
const isOther = (one: Added, other: Added) =>
  other.isDoubted ||
  (one.raw !== other.raw && one.wish.drug_id !== other.wish.drug_id && !areOfTwoTimes(one, other));

/** `amlodipine 5 morning, amlodipine 2.5 night`: each has its time of the day. */
function areOfTwoTimes(one: Added, other: Added): boolean {
  const [first, second] = [one, other].map(
    ({ wish }) => TIME_OF_DAY.exec(wish.directions_to_use ?? '')?.[0],
  );
  return first !== undefined && second !== undefined && first !== second;
}

const TIME_OF_DAY = /^(?:in the morning|in the afternoon|in the evening|at bedtime)/i;

/** The substances with their form, whatever the strength. */
function keyOf({ wish }: Added): string {
  const { substances, form, site, kind, prolonged } = drugParts(wish.name);
  return JSON.stringify([substances.map(({ head }) => head).sort(), form, site, kind, prolonged]);
}
