/** Supplements whose names are also tests: iron, calcium, vitamins. */
import type { NoteEvent } from '../doubts/note-events.ts';
import type { Reading } from '../reading.ts';

/** Tests that are also what a patient takes, and such medicines at the beginning of an order. */
const SUPPLEMENT =
  /^(?:(?:tab|cap|serum)\.?\s+)?(?:iron|calcium|vit(?:amin)?|b-?12|d3|fol(?:ic|ate)|zinc|magnesium)(?!\p{L})/iu;

/**
 * `cbc, iron, calcium, folic acid 5 od 30d`: the names directly before a supplement's dose are tests, or medicines of
 * one list with that dose. They are asked.
 */
export function askForSupplements(events: readonly NoteEvent[], reading: Reading): void {
  for (const [at, event] of events.entries()) {
    if (event.kind !== 'order' || !SUPPLEMENT.test(event.added.raw)) continue;
    const begin = events.findLastIndex(
      (one, place) => place < at && !(one.kind === 'test' && SUPPLEMENT.test(one.test.name)),
    );
    const before = events
      .slice(begin + 1, at)
      .flatMap((one) => (one.kind === 'test' ? one.test : []));
    reading.tests = reading.tests.filter((one) => !before.includes(one));
    reading.unsureTests.push(...before.map(({ name }) => name));
  }
}

const FORM = '(?:tab|cap|syp|sachet)s?';
const NAME = String.raw`(?:${FORM}\.?\s+)?(?:iron|fe|ferrous|calcium|cal?|fol(?:ic(?:\s+acid)?|ate|vite?)|fa|vit(?:amin)?\s*[a-e]\d*|b\s?-?12|d3|zinc|zn|magnesium|multi\s?vit\w*|mvt?|b\s?-?complex)(?:\s+${FORM})?`;
const NAMES = String.raw`${NAME}(?:(?:\s*[,+&/]\s*|\s+(?:and|aur)\s+|\s+)${NAME})*`;
const CONTINUE = String.raw`(?:to\s+)?(?:cont(?:inue[ds]?|d)?|chaa?lu(?:\s+rakh\w*)?)(?:\s+(?:the|same|as\s+before|it|all|them|these|both|dose))*(?:\s+(?:for\s+|x\s*)?\d+\s*(?:d|days?|w|wks?|weeks?|m|mths?|months?))?`;
const CONTINUES = new RegExp(String.raw`^${CONTINUE}\s*\.?$`, 'iu');
const LIST = new RegExp(String.raw`^${NAMES}$`, 'iu');
const BEGINS = new RegExp(String.raw`^${CONTINUE}\s+${NAMES}$`, 'iu');
const ENDS = new RegExp(String.raw`^(?:(.*?)\s)??(${NAMES}\s+${CONTINUE}\s*\.?)$`, 'iu');
const WHOLE = new RegExp(
  String.raw`^(?:${CONTINUE}\s+${NAMES}|${NAMES}[\s,]+${CONTINUE}\s*\.?)$`,
  'iu',
);
const MAY_CONTINUE = /cont|cha+lu/i;

/** Whether a part is supplements that the patient goes on taking, as a whole; their dose is that of an order before. */
export const isContinuedSupplement = (part: string): boolean =>
  MAY_CONTINUE.test(part) && WHOLE.test(part);

/** Parts of a sentence; those of one list of continued supplements are one: `ca, fe, fa cont same`. */
export function withContinuedSupplements(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => MAY_CONTINUE.test(part))) return parts;
  const all: string[] = [];
  /** Takes the names directly before the next part. */
  const listBefore = (): readonly string[] =>
    all.splice(all.findLastIndex((part) => !LIST.test(part)) + 1);
  for (const part of parts) {
    const [whole, before = '', own = ''] = ENDS.exec(part) ?? [];
    const last = all.at(-1);
    if (whole !== undefined) {
      if (before !== '') all.push(before, own);
      else all.push([...listBefore(), own].join(', '));
    } else if (CONTINUES.test(part) && all.length > 0 && all.every((one) => LIST.test(one)))
      all.push([...listBefore(), part].join(', '));
    else if (LIST.test(part) && last !== undefined && BEGINS.test(last))
      all.push(`${all.pop() ?? ''}, ${part}`);
    else all.push(part);
  }
  return all;
}

/** `d3 sachet weekly`: the vitamin as a medicine. */
const D3 = /^d\s?3(?=\s+(?:\d|sachet|cap|tab|od|bd|weekly|once|daily|drops|nano|syp))/i;
/** A part with `vit d3` for `d3` before its form or its dose. */
export const withVitamin = (part: string): string => part.replace(D3, 'vit d3');
