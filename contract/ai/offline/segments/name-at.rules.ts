import { beginsWithBrand } from '../../../medicines/brands/brands.ts';
import type { ListedDrug } from '../../matching/drug-index.rules.ts';
import type { ListedTest } from '../../matching/match-test.rules.ts';
import { isMedicineName, namesMedicine } from '../part-shapes.rules.ts';
import type { Lists } from '../reading.ts';

/** A word without the punctuation around it. */
export const bare = (word: string) => word.replace(/^[("']+|[)"',;:.]+$/g, '');

/** `GP 2 od`, `gp2 bd`: short for a combination, or glimepiride alone; it is asked. */
const isGlycometGp = (words: readonly string[], at: number) =>
  /^gp\s?-?[1-4](?:\s?mg)?\s+(?:\d?(?:od|bd|bid|tds)|\d-\d-\d|tab|ac|pc|before|after|x|\d)/i.test(
    words.slice(at, at + 3).join(' '),
  ) && !/^glycomet$/i.test(words[at - 1] ?? '');

/** One or two words that name a medicine: `Pan`, `Met XL`, `B complex`. */
export function isNameAt<D extends ListedDrug, T extends ListedTest>(
  words: readonly string[],
  at: number,
  lists: Lists<D, T>,
): boolean {
  const word = bare(words[at] ?? '');
  if (/\p{L}{2}/u.test(word) && isMedicineName(word.replace(/\d+(?:mg)?$/i, '') || word, lists))
    return true;
  if (/^(?:tt|o2)$/i.test(word) && /^(?:inj|tab|stat|im|0\.5|bd|od)/i.test(words[at + 1] ?? ''))
    return true;
  if (beginsWithBrand(words.slice(at, at + 3).map(bare))) return true;
  if (isGlycometGp(words, at)) return true;
  const two = `${word} ${bare(words[at + 1] ?? '')}`;
  return (
    /^(?:vit(?:amin)?|b|d|met|calcium|t|i|l) \S/i.test(two) &&
    namesMedicine(two.replace(/\s+/, '-'), lists)
  );
}
