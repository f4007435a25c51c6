import { REORDER } from '../part-shapes.rules.ts';
import type { Piece } from '../pieces.rules.ts';
import { endsInCondition } from './conditions/conditions.rules.ts';
import { isMentionedBefore, type Reach, reachOf } from './mentioned-before.ts';
import { isMentionedBehind } from './mentioned-behind.ts';

/** The way in which words around a piece take the order from its medicine. */
export type Mention = {
  /** Whether this medicine is mentioned but not ordered, or left open. */
  readonly isMentioned: boolean;
  /** How far words before the name reach. */
  readonly reach: Reach | null;
};

/**
 * The mention of each piece of a part: by the words directly before the medicine's name, by those behind its
 * dosage, and by quotation marks. `before` is the text in front of the part.
 */
export function mentionsOf(
  { before, part, pieces }: { before: string; part: string; pieces: readonly Piece[] },
  isMedicine: (word: string) => boolean,
): readonly Mention[] {
  let last = 0;
  return pieces.map(({ text, kind }) => {
    const begin = Math.max(last, part.indexOf(text, last));
    const name = nameIn(text, isMedicine);
    // `start clarithro`: the words before a name that only the list knows.
    const at = name ?? (kind === 'drug' ? (REORDER.exec(text)?.[0].length ?? 0) : 0);
    const lead = part.slice(last, begin) + text.slice(0, at);
    const isQuoted = (lead.match(/["“”]/g) ?? []).length % 2 === 1;
    if (kind === 'tests') {
      last = begin + text.length;
      return { isMentioned: WAITS.test(part.slice(0, begin)), reach: null };
    }
    const all = before + part.slice(0, begin) + text.slice(0, at);
    const isMentioned =
      isQuoted ||
      endsInCondition(lead) ||
      isMentionedBefore({ lead, all }, isMedicine) ||
      isMentionedBehind(text.slice(at));
    if (kind === 'drug') last = begin + text.length;
    return {
      isMentioned,
      reach: reachOf(kind === 'drug' && name !== null ? text.slice(0, at) : text),
    };
  });
}

/** `if hba1c above 7`: a condition, not a test to be done. */
const WAITS = /\b(?:if|unless|agar|once|provided)\s+(?:the\s+)?$/i;

/** The start of the medicine's name; null for a text without one. */
function nameIn(text: string, isMedicine: (word: string) => boolean): number | null {
  // `Regular insulin` is a name.
  for (const { 1: word = '', index } of text.matchAll(
    /(?:regular\s+(?=insulin))?(\p{L}[\p{L}\d-]+)/giu,
  )) {
    if (isMedicine(word)) return index;
  }
  return null;
}
