import type { DrugWish } from '../ai-actions.ts';
import type { Reading } from './reading.ts';

/** A drug in the order of the note, with its text. */
export type Added = { readonly raw: string; readonly wish: DrugWish };

/** The fewest days that may be those of all: of two drugs, and of a longer list. */
const OF_TWO = 14;
const OF_MANY = 3;

/**
 * `Telma 40 od, Ecosprin 75 od, Atorva 10 hs x 30 days`: the last drug's days may be those of all,
 * so the earlier drugs are asked. Returns their texts.
 */
export function askForDays(added: readonly Added[], reading: Reading): readonly string[] {
  const last = added.at(-1);
  const earlier = added.slice(0, -1);
  const { numberOfDays } = last?.wish ?? {};
  if (last && DAYS_EACH.test(last.raw)) {
    giveDays(reading, last.wish.numberOfDays);
    return [];
  }
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

/** `all for 30 days`, `same for 1 month`: applies to earlier drugs without days. */
export const DAYS_OF_ALL =
  /^(?:all|each|both|(?:cont(?:inue)?\s+)?(?:the\s+)?same)\b(?:\s+(?:of\s+(?:them|these)|the\s+above|above|medicines?|drugs?|rx|treatment))?\s+((?:x|×|for)\s*\d.*)$/i;

/** `Pan 40 od, Montair LC hs - 10 days each`: the last drug's days are those of all. */
export const DAYS_EACH =
  /(\d\s*(?:d|days?|w|wks?|weeks?|m|months?))\s+(?:for\s+)?(?:each|all)\.?$/i;

/** Sets the days of drugs that have none. */
export function giveDays(reading: Reading, days: number | null): void {
  if (days === null) return;
  const withDays = (wish: DrugWish): DrugWish =>
    wish.numberOfDays === null && wish.quantity === null && wish.tabletsPerDay !== null
      ? { ...wish, numberOfDays: days }
      : wish;
  reading.drugs = reading.drugs.map(withDays);
  reading.unsure = reading.unsure.map(withDays);
}
