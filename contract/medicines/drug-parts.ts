import { BRANDS, OTHER_MEDICINES, SALT_NAMES, SHORT_IN_PAIRS } from './drug-names.data.ts';
import {
  type DrugForm,
  type DrugSite,
  FORMS,
  IDLE,
  KINDS,
  PROLONGED,
  SALT_WORDS,
  SITES,
} from './drug-words.ts';
import { MORE_BRANDS } from './more-brands.data.ts';
import { phraseKey, spellingKey } from './spelling.ts';
import { agreement, type Strength, takeStrengths } from './strengths.ts';

/** One substance: the words of its name, and its salt if written. */
export type Substance = { readonly head: string; readonly salt: string };

/** A parsed drug name. */
export type DrugParts = {
  readonly substances: readonly Substance[];
  readonly strengths: readonly Strength[];
  readonly form: DrugForm | null;
  readonly site: DrugSite | null;
  readonly prolonged: boolean;
  /** Dispersible, chewable and similar. */
  readonly kind: string | null;
};

function lines(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [left = '', right = ''] = line.split(/:\s*/);
      return [left.trim(), right.trim()];
    });
}

const CANONICAL = new Map(
  lines(SALT_NAMES).flatMap(([canonical, others]) =>
    others.split(',').map((other) => [phraseKey(other.trim()), phraseKey(canonical)] as const),
  ),
);
const BRAND_TEXTS = new Map(
  [...lines(BRANDS), ...lines(MORE_BRANDS)].map(([brand, text]) => [phraseKey(brand), text]),
);
const BRAND_WORDS_MOST = 3;

let known: ReadonlySet<string> | undefined;

/** Every word that is a medicine or brand name, whether or not a list has it. */
export function knownNames(): ReadonlySet<string> {
  known ??= new Set([
    ...OTHER_MEDICINES.trim().split(/\s+/).map(spellingKey),
    ...[...CANONICAL.keys()].filter((key) => key.length > 3),
    ...[...BRAND_TEXTS.values()].flatMap((text) =>
      readComposition(text).substances.map(({ head }) => head),
    ),
  ]);
  return known;
}

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

const PACK =
  /\((?:strip|bottle|pack|vial|tube|ampoule|amp|sachet|box|jar|inhaler|pair|roll|piece|\d)[^)]*\)/g;

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('µ', 'u')
    .replaceAll('½', '0.5')
    .replace(PACK, ' ')
    .replace(/[()[\]{}'’"“”*®™]/g, ' ')
    .replace(/\b(\d+)\s*o\s*(?=mg)/g, '$1' + '0');
}

/** Splits a number off a name (`pan40`), except where it is part of the name: d3, b12, o2. */
function unstuck(text: string): string {
  return text
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/(?<![\d.])(\d+(?:\.\d+)?)(?=(?:sr|xr|er|mr|cr|xl|dt|tab|cap)\b)/g, '$1 ');
}

/** Parses a name; a brand is replaced by its composition. */
export function drugParts(name: string): DrugParts {
  return readBrand(name) ?? readComposition(name);
}

/** The composition of the brand that a name begins with, as the tables write it. */
export function brandComposition(name: string): string | null {
  const brand = brandIn(name);
  if (!brand) return null;
  const { strengths } = readComposition(brand.text);
  const isOwn = agreement(brand.rest.strengths, strengths) !== 'no';
  return isOwn ? brand.text : takeStrengths(brand.text).rest.replace(/\s+/g, ' ').trim();
}

/**
 * Splits a name into parts: a brand's composition, or the name cut where another substance begins.
 */
export function partsOneByOne(name: string): DrugParts[] {
  const brand = brandIn(name);
  // A strength other than the brand's own gives no strength for its parts.
  const holds = brand && readComposition(brand.text);
  const isOwn =
    holds &&
    holds.substances.length > 1 &&
    agreement(brand.rest.strengths, holds.strengths) !== 'no';
  return (isOwn ? brand.text : name).split(BETWEEN).map((part) => drugParts(part));
}

const BETWEEN = /[+&;]|\b(?:and|with)\b|\/(?!\s*\d*\.?\d*\s*(?:ml|dose|puff)\b)/i;

function readBrand(name: string): DrugParts | undefined {
  const brand = brandIn(name);
  return brand && merged(readComposition(brand.text), brand.rest);
}

/** The brand that a name begins with, and the rest of the name. */
function brandIn(name: string): { text: string; rest: DrugParts } | undefined {
  const words = unstuck(folded(name))
    .split(/[\s\-,;:]+/)
    .filter(Boolean);
  const isForm = (word: string) => FORMS.has(word.replace(/\.$/, ''));
  const leading = words.findIndex((word) => !isForm(word));
  const named = words.slice(Math.max(leading, 0));
  for (let length = Math.min(BRAND_WORDS_MOST, named.length); length > 0; length -= 1) {
    const text = BRAND_TEXTS.get(phraseKey(named.slice(0, length).join(' ')));
    if (text === undefined) continue;
    const rest = readComposition([...words.slice(0, leading), ...named.slice(length)].join(' '));
    // A suffix may name a different brand (Telma H); then this brand does not match.
    if (rest.substances.length > 0) continue;
    return { text, rest };
  }
  return undefined;
}

/** A brand's composition with the details that were written: `Pan D 40`, `Syp Calpol 250`. */
function merged(brand: DrugParts, said: DrugParts): DrugParts {
  const fits = agreement(said.strengths, brand.strengths);
  return {
    substances: brand.substances,
    strengths: fits === 'no' ? said.strengths : brand.strengths,
    form: said.form ?? brand.form,
    site: said.site ?? brand.site,
    prolonged: said.prolonged || brand.prolonged,
    kind: said.kind ?? brand.kind,
  };
}

function readComposition(name: string): DrugParts {
  const { rest, strengths } = takeStrengths(unstuck(folded(name)));
  const found: { form: DrugForm | null; site: DrugSite | null; kind: string | null } = {
    form: null,
    site: null,
    kind: null,
  };
  let prolonged = false;
  const words = rest
    .replace(/(eye)\s*\/\s*(ear)/g, '$1')
    .split(/\s+/)
    .filter((word) => {
      const bare = word.replace(/[.,;:]+$/, '');
      const form = FORMS.get(bare);
      const site = SITES.get(bare);
      const kind = KINDS.get(bare);
      if (form) found.form = strongerForm(found.form, form);
      if (site) found.site ??= site;
      if (kind) found.kind ??= kind;
      if (PROLONGED.has(bare)) prolonged = true;
      return !(form || site || kind || PROLONGED.has(bare));
    });
  return { substances: substancesOf(words.join(' ')), strengths, prolonged, ...found };
}

/** `Dry Syrup` and `Nasal Drops` are one form each; `Oral Drops Solution` is drops. */
function strongerForm(before: DrugForm | null, now: DrugForm): DrugForm {
  if (before === null || before === 'liquid') return now;
  return now === 'liquid' ? before : before === 'powder' ? now : before;
}

const wordsOfName = (part: string) =>
  part
    .replace(/[^\p{L}\p{N}\s-]/gu, ' ')
    .split(/[\s-]+/)
    .filter((word) => word && !IDLE.has(word))
    .map(spellingKey);

function substancesOf(text: string): Substance[] {
  const separate = text.split(/[+/,&;]|\b(?:and|with)\b/).map(wordsOfName);
  return separate
    .filter((words) => words.length > 0)
    .flatMap((words, _, all) => inSubstances(words, all.length > 1))
    .sort((one, other) => (one.head < other.head ? -1 : 1));
}

/** Short names of substances that mean one only beside another: `amoxy clav`, `aceclo para`. */
const BESIDE_ANOTHER = new Map(
  lines(SHORT_IN_PAIRS).flatMap(([substanceName, others]) =>
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
