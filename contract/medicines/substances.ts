import { BRAND_TEXTS, rowsOf } from './brands/brands.ts';
import { SALT_NAMES, SHORT_IN_PAIRS } from './brands/drug-names.data.ts';
import { IDLE, SALT_WORDS } from './drug-words.ts';
import { folded, phraseKey, spellingKey } from './spelling.ts';
import { takeStrengths } from './strengths.ts';

/** One substance: the words of its name, and its salt if written. */
export type Substance = { readonly head: string; readonly salt: string };

/** The usual name of a substance, by its other names. */
export const CANONICAL = new Map(
  rowsOf(SALT_NAMES).flatMap(([canonical, others]) =>
    others.split(',').map((other) => [phraseKey(other.trim()), phraseKey(canonical)] as const),
  ),
);

const wordsOfName = (part: string) =>
  part
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/[\s-]+/)
    .filter((word) => word && !IDLE.has(word))
    .map(spellingKey);

/** The substances of a text without strengths and forms, by name. */
export function substancesOf(text: string): Substance[] {
  const separate = text.split(/[+/,&;]|\b(?:and|with)\b/).map(wordsOfName);
  return separate
    .filter((words) => words.length > 0)
    .flatMap((words, _, all) => inSubstances(words, all.length > 1))
    .sort((one, other) => (one.head < other.head ? -1 : 1));
}

/** Short names of substances that mean one only beside another: `amoxy clav`, `aceclo para`. */
const BESIDE_ANOTHER = new Map(
  rowsOf(SHORT_IN_PAIRS).flatMap(([substanceName, others]) =>
    others.split(',').map((other) => [phraseKey(other.trim()), substanceName] as const),
  ),
);
const SUBSTANCE_WORDS_MOST = 3;

/** `ofloxacin ornidazole`: several substances without a sign between them, if all are known. */
function inSubstances(words: readonly string[], isBesideAnother: boolean): readonly Substance[] {
  const whole = words.join(' ');
  const names = single().has(whole) ? null : splitInNames(words);
  if (names && (names.length > 1 || isBesideAnother)) {
    return names.map((name) => substance(name.split(' ')));
  }
  return [substance(words)];
}

/** The words as names of substances, the longest first; null when a word belongs to none. */
function splitInNames(words: readonly string[]): readonly string[] | null {
  if (words.length === 0) return [];
  for (let length = Math.min(SUBSTANCE_WORDS_MOST, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const short = BESIDE_ANOTHER.get(name);
    if (short === undefined && !single().has(name)) continue;
    const rest = splitInNames(words.slice(length));
    if (rest) return [short === undefined ? name : phraseKey(short), ...rest];
  }
  return null;
}

let singleNames: ReadonlySet<string> | undefined;

/** Every name of one substance, in the compositions of the brands. */
function single(): ReadonlySet<string> {
  singleNames ??= new Set([
    ...[...CANONICAL].flat(),
    ...[...BRAND_TEXTS.values()].flatMap((text) =>
      takeStrengths(folded(text))
        .rest.split(/[+/,&;]/)
        .map((part) => wordsOfName(part).join(' '))
        .filter(Boolean),
    ),
  ]);
  return singleNames;
}

const SALT_KEYS = new Set([...SALT_WORDS].map(spellingKey));

function substance(words: readonly string[]): Substance {
  const canonical = CANONICAL.get(words.join(' ')) ?? words.join(' ');
  const all = canonical.split(' ');
  const head = all.filter((word) => !SALT_KEYS.has(word));
  // A name that includes the salt may itself have a synonym: clavulanate potassium.
  const renamed = CANONICAL.get(head.join(' '))?.split(' ');
  const named = renamed ? renamed.filter((word) => !SALT_KEYS.has(word)) : head;
  if (named.length === 0) return { head: canonical, salt: '' };
  return { head: named.join(' '), salt: all.filter((word) => SALT_KEYS.has(word)).join(' ') };
}
