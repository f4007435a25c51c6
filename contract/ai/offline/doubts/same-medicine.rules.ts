import { drugParts } from '../../../medicines/drug-parts.ts';
import type { Added } from '../days-of-all.rules.ts';
import type { Reading } from '../reading.ts';
import { askInstead } from './refused-groups.rules.ts';

/**
 * Asks for a medicine that is ordered in one place and in doubt, or ordered in another strength, in another:
 * `telma 40 od, telma 80 od 30d`. Returns the texts of the orders that became questions.
 */
export function askForSame(added: readonly Added[], reading: Reading): readonly string[] {
  const same = Map.groupBy(
    added.filter(({ wish, isDoubted }) => wish.drug_id !== null || isDoubted),
    keyOf,
  );
  const asked = new Set<string>();
  for (const ones of same.values()) {
    for (const one of ones) if (ones.some((other) => isOther(one, other))) asked.add(one.raw);
  }
  return askInstead(
    added.filter(({ raw, wish }) => asked.has(raw) && reading.drugs.includes(wish)),
    reading,
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
