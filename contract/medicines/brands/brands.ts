import { phraseKey, spellingKey } from '../spelling.ts';
import { BRANDS } from './drug-names.data.ts';
import { MORE_BRANDS } from './more-brands.data.ts';
import { SYRUP_BRANDS } from './syrup-brands.data.ts';

/** The rows of a table: what is left of the colon, and what is right of it. */
export function rowsOf(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(/:\s*/);
      return [left.trim(), right.trim()];
    });
}

/** The composition of each brand, by the key of its name. */
export const BRAND_TEXTS = new Map(
  [...rowsOf(BRANDS), ...rowsOf(MORE_BRANDS)].map(([brand, text]) => [phraseKey(brand), text]),
);

/** The composition of a brand's syrup, where its tablet holds other amounts. */
export const SYRUP_TEXTS = new Map(
  rowsOf(SYRUP_BRANDS).map(([brand, text]) => [phraseKey(brand), text]),
);

const BRAND_BEGINS = new Set(
  [...BRAND_TEXTS.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ', 1)[0]),
);

/** Whether words begin with a brand's name of two or three words: `Orofer XT`. */
export function beginsWithBrand(words: readonly string[]): boolean {
  if (!BRAND_BEGINS.has(spellingKey((words[0] ?? '').toLowerCase()))) return false;
  return [2, 3].some(
    (length) =>
      words.length >= length && BRAND_TEXTS.has(phraseKey(words.slice(0, length).join(' '))),
  );
}

/** The brands, for matching abbreviated names. */
export function brandNames(): readonly string[] {
  return [...BRAND_TEXTS.keys()];
}
