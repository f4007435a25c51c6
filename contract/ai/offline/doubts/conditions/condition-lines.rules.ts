/** Conditions on a line of their own: `if fever persists:`, with the orders of that case on the lines behind it. */
import { NUMBERED, partsOf, sentencesOf } from '../../clauses.rules.ts';
import { splitLine } from '../../dosage/dosage.rules.ts';
import { wordsOf } from '../../part-shapes.rules.ts';
import type { NoteEvent } from '../note-events.ts';
import { IF } from '../words.ts';
import { atAllergyCondition } from './allergy-conditions.rules.ts';
import { endsInTest, isCondition } from './conditions.rules.ts';

/** `if fever does not come down in 3 days:`, `agar bukhar na utre to`: a heading in any number of words. */
const HEADING = new RegExp(
  String.raw`^(?:and\s+|but\s+)?${IF}\s+\S.*(?:[:\-–—]|\s(?:then|toh?))\s*[:.\-–—]*\s*$`,
  'iu',
);
/** Headings that begin the orders of today again. */
const TODAY =
  /^\s*(?:rx|℞|now|today|aaj|abhi|at\s+present|treatment|advice|adv|continue|cont|ct|till\s+then|tab\s+tak|meanwhile|else|otherwise|warna)(?!\p{L})/iu;

type OfNames = (word: string) => boolean;

/** Whether a text is a condition alone; `isHeading` when its end leads on to the next line. */
export function conditionLineOf(
  text: string,
  isMedicine: OfNames,
): { readonly isHeading: boolean } | null {
  const written = text.replace(NUMBERED, '').trim();
  const bare = written.replace(/\s*[:\-–—]+\s*$/, '');
  const { hasFrequency, sig } = splitLine(` ${bare}`);
  // `if allergic to penicillin:`, but not `if edema lasix 40 od 5d` with a colon behind it.
  const isHeading = HEADING.test(written) && !hasFrequency && sig.quantity === null;
  const isAlone =
    isAllergyAlone(bare, isMedicine) ||
    (isCondition(bare) &&
      !endsInTest(bare) &&
      !wordsOf(bare).some((word) => !/^ns-?1$/i.test(word) && isMedicine(word)));
  return isHeading || isAlone ? { isHeading } : null;
}

/** `if allergic to penicillin`: the medicine is part of the condition, and no history. */
function isAllergyAlone(text: string, isMedicine: OfNames): boolean {
  const found = atAllergyCondition(text, isMedicine);
  return found?.before === '' && found.behind === '';
}

/** Whether a line with more than a condition ends with one that leads on: `review 5d. if fever persists:`. */
export function endsInConditionHeading(line: string, isMedicine: OfNames): boolean {
  const last = partsOf(sentencesOf(line).at(-1) ?? '').at(-1) ?? '';
  return conditionLineOf(last, isMedicine)?.isHeading === true;
}

/** How long a condition on its own line lasts: to the end of the orders directly behind, or past texts, too. */
export type Lasting = 'orders' | 'heading' | null;

/** Whether a condition above a line still holds for it. */
export const lastsFor = (lasting: Lasting, line: string): Lasting =>
  TODAY.test(line.replace(NUMBERED, '')) ? null : lasting;

/** Whether a condition lasts behind a line, by the orders that were read in it. */
export function lastsBehind(lasting: Lasting, read: readonly NoteEvent[]): Lasting {
  const isOrder = read.some(({ kind }) => kind === 'order' || kind === 'test' || kind === 'asked');
  return lasting === 'orders' && !isOrder ? null : lasting;
}
