import type { DrugWish } from '../ai-actions.ts';
import { DAYS_EACH, giveDays } from './add-drug.rules.ts';
import type { Reading } from './reading.ts';

/** A drug in the order of the note, with its text. */
export type Added = {
  readonly raw: string;
  readonly wish: DrugWish;
  /** Whether it is only mentioned, or its dose left open. */
  readonly isDoubted: boolean;
  /** Its lines for another pharmacy. */
  readonly outside: readonly string[];
};

/** The fewest days that may be those of all: of two drugs, and of a longer list. */
const OF_TWO = 14;
const OF_MANY = 3;

/**
 * `Telma 40 od, Ecosprin 75 od, Atorva 10 hs x 30 days`: the last drug's days may be those of all,
 * so the earlier drugs are asked. Returns their texts.
 */
export function askForDays(added: readonly Added[], reading: Reading): readonly string[] {
  const last = added.at(-1);
  if (last && DAYS_EACH.test(last.raw)) {
    giveDays(reading, last.wish.numberOfDays);
    return [];
  }
  const ordered = added.filter(({ isDoubted }) => !isDoubted);
  return [added, ordered].flatMap((ones) => askEarlier(ones, reading));
}

function askEarlier(added: readonly Added[], reading: Reading): readonly string[] {
  const { numberOfDays } = added.at(-1)?.wish ?? {};
  const earlier = added.slice(0, -1);
  if (!numberOfDays || earlier.length === 0 || !earlier.every(hasNone)) return [];
  if (numberOfDays < (earlier.length > 1 ? OF_MANY : OF_TWO)) return [];
  // A drug that the list lacks is asked, or prescribed, as it is.
  const asked = earlier.filter(({ wish }) => reading.drugs.includes(wish));
  reading.drugs = reading.drugs.filter((one) => !asked.some(({ wish }) => wish === one));
  const texts = asked.map(({ raw }) => raw);
  reading.unclear.push(...texts);
  reading.daysAsked.push(...texts.map((text) => ({ text, days: numberOfDays })));
  return texts;
}

const hasNone = ({ wish }: Added) =>
  wish.numberOfDays === null && wish.quantity === null && wish.tabletsPerDay !== null;
