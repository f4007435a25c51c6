import { foldName } from '../patients/search.rules.ts';

/** The most drugs that a dropdown offers (specification 2, section 9). */
export const DRUG_MATCHES_MAX = 10;

export type SearchableDrug = {
  /** Brand or composition, with strength and pack. */
  readonly name: string;
  readonly description: string | null;
};

const LETTER_OR_DIGIT = /[\p{L}\p{N}\p{M}]/u;
const DIGIT = /\p{N}/u;

/** Whether a word begins here: after a blank or a sign, and a unit after its figure (`500mg`). */
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

/** `dolo 650mg` is `dolo`, `650` and `mg`. */
function wordsOf(term: string): string[] {
  return term.split(/[^\p{L}\p{N}\p{M}.]+|(?<=\p{N})(?=\p{L})/u).filter((word) => word !== '');
}

/** How well a drug fits, 0 best; null when it does not. */
function rankOf(drug: SearchableDrug, term: string, words: readonly string[]): number | null {
  const name = foldName(drug.name);
  if (name.startsWith(term)) return 0;
  if (holdsWordFrom(name, term)) return 1;
  if (words.every((word) => holdsWordFrom(name, word))) return 2;
  const whole = drug.description === null ? name : `${name} ${foldName(drug.description)}`;
  if (words.every((word) => holdsWordFrom(whole, word))) return 3;
  return words.every((word) => whole.includes(word)) ? 4 : null;
}

/**
 * The drugs that fit what was typed, the best first and at most ten: names that begin with it, then
 * names with a word that begins with it, then each typed word anywhere in name or description. Among
 * equals the order of the list stands; an empty term finds nothing.
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
