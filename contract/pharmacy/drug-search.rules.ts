import { foldName } from '../patients/search.rules.ts';

/** Maximum number of drugs in a dropdown (specification 2, section 9). */
export const DRUG_MATCHES_MAX = 10;

export type SearchableDrug = {
  /** Brand or composition, with strength and pack. */
  readonly name: string;
  readonly description: string | null;
  readonly generic_name?: string | null | undefined;
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}]/u;
const DIGIT = /\p{N}/u;

/**
 * Whether a word starts here: after a space or punctuation, or a unit after its number (`500mg`).
 */
function beginsWord(text: string, at: number): boolean {
  const before = text[at - 1];
  if (before === undefined || !LETTER_OR_DIGIT.test(before)) return true;
  return DIGIT.test(before) && !DIGIT.test(text[at] ?? '');
}

function holdsWordFrom(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (beginsWord(text, at)) return true;
  }
  return false;
}

/** Splits `dolo 650mg` into `dolo`, `650` and `mg`. */
function wordsOf(term: string): string[] {
  return term.split(/[^\p{L}\p{N}\p{M}.]+|(?<=\p{N})(?=\p{L})/u).filter((word) => word !== '');
}

/** The rank of a match, 0 is best; null without a match. */
function rankOf(drug: SearchableDrug, term: string, words: readonly string[]): number | null {
  const name = foldName(drug.name);
  if (name.startsWith(term)) return 0;
  if (holdsWordFrom(name, term)) return 1;
  if (words.every((word) => holdsWordFrom(name, word))) return 2;
  const further = [drug.generic_name, drug.description].filter((text) => text != null);
  const whole = further.length === 0 ? name : `${name} ${foldName(further.join(' '))}`;
  if (words.every((word) => holdsWordFrom(whole, word))) return 3;
  return words.every((word) => whole.includes(word)) ? 4 : null;
}

/**
 * The drugs in the order of their uses, the most used first; the others follow in their own order.
 * `matchDrugs` keeps this order only among equal matches, so a better match stays first.
 */
export function mostUsedFirst<D extends { readonly id: string }>(
  drugs: readonly D[],
  used: readonly { readonly drug_id: string; readonly uses: number }[],
): readonly D[] {
  if (used.length === 0) return drugs;
  const uses = new Map(used.map((one) => [one.drug_id, one.uses]));
  return drugs.toSorted((one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0));
}

/**
 * Drugs that match the typed text, best first, at most ten: names with this prefix, then names with
 * a word of this prefix, then all typed words anywhere in name, generic name or description. Equal matches keep
 * the list order; an empty term matches nothing.
 */
export function matchDrugs<D extends SearchableDrug>(drugs: readonly D[], typed: string): D[] {
  const term = foldName(typed).trim().replace(/\s+/g, ' ');
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const byRank: D[][] = [[], [], [], [], []];
  for (const drug of drugs) {
    const rank = rankOf(drug, term, words);
    if (rank !== null) byRank[rank]?.push(drug);
    if (byRank[0]?.length === DRUG_MATCHES_MAX) break;
  }
  return byRank.flat().slice(0, DRUG_MATCHES_MAX);
}
