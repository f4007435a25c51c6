import { BRAND_TEXTS, SYRUP_TEXTS } from './brands/brands.ts';
import { OTHER_MEDICINES } from './brands/drug-names.data.ts';
import { formOfWords } from './drug-form.ts';
import { type DrugForm, type DrugSite, FORMS, KINDS, PROLONGED, SITES } from './drug-words.ts';
import { folded, phraseKey, spellingKey, unstuck } from './spelling.ts';
import { agreement, type Strength, takeStrengths } from './strengths.ts';
import { CANONICAL, type Substance, substancesOf } from './substances.ts';

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

const BRAND_WORDS_MOST = 3;

let known: ReadonlySet<string> | undefined;

/** Every word that is a medicine or brand name, whether or not a list has it. */
export function knownNames(): ReadonlySet<string> {
  known ??= new Set([
    ...OTHER_MEDICINES.trim().split(/\s+/).map(spellingKey),
    ...[...CANONICAL.keys()].filter((key) => key.length > 3),
    ...[...BRAND_TEXTS.values()].flatMap((text) =>
      writtenParts(text).substances.map(({ head }) => head),
    ),
  ]);
  return known;
}

/** Parses a name; a brand is replaced by its composition. */
export function drugParts(name: string): DrugParts {
  return readBrand(name) ?? writtenParts(name);
}

/** The composition of the brand that a name begins with, as the tables write it. */
export function brandComposition(name: string): string | null {
  const brand = brandIn(name);
  if (!brand) return null;
  const { strengths } = writtenParts(brand.text);
  const isOwn = agreement(brand.rest.strengths, strengths) !== 'no';
  return isOwn ? brand.text : takeStrengths(brand.text).rest.replace(/\s+/g, ' ').trim();
}

/**
 * Splits a name into parts: a brand's composition, or the name cut where another substance begins.
 */
export function partsOneByOne(name: string): DrugParts[] {
  const brand = brandIn(name);
  // A strength other than the brand's own gives no strength for its parts.
  const holds = brand && writtenParts(brand.text);
  const isOwn =
    holds &&
    holds.substances.length > 1 &&
    agreement(brand.rest.strengths, holds.strengths) !== 'no';
  return (isOwn ? brand.text : name).split(BETWEEN).map((part) => drugParts(part));
}

const BETWEEN = /[+&;]|\b(?:and|with)\b|\/(?!\s*\d*\.?\d*\s*(?:ml|dose|puff)\b)/i;

function readBrand(name: string): DrugParts | undefined {
  const brand = brandIn(name);
  return brand && merged(writtenParts(brand.text), brand.rest);
}

/** The brand that a name begins with, and the rest of the name. */
function brandIn(name: string): { text: string; rest: DrugParts } | undefined {
  const words = unstuck(folded(name))
    .split(/[\s\-,;:]+/)
    .filter(Boolean);
  const isForm = (word: string) => FORMS.has(word.replace(/\.$/, ''));
  const leading = words.findIndex((word) => !isForm(word));
  const named = words.slice(Math.max(leading, 0));
  const isSyrup = words.some((word) => FORMS.get(word.replace(/\.$/, '')) === 'liquid');
  for (let length = Math.min(BRAND_WORDS_MOST, named.length); length > 0; length -= 1) {
    const key = phraseKey(named.slice(0, length).join(' '));
    const text = (isSyrup ? SYRUP_TEXTS.get(key) : undefined) ?? BRAND_TEXTS.get(key);
    if (text === undefined) continue;
    const rest = writtenParts([...words.slice(0, leading), ...named.slice(length)].join(' '));
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

/** Parses a name as it is written: a brand stays one. */
export function writtenParts(name: string): DrugParts {
  const { rest, strengths } = takeStrengths(unstuck(folded(name)));
  const found: { site: DrugSite | null; kind: string | null } = {
    site: null,
    kind: null,
  };
  let prolonged = false;
  const written = rest.replace(/(eye)\s*\/\s*(ear)/g, '$1').split(/\s+/);
  const words = written.filter((word) => {
    const bare = word.replace(/[.,;:]+$/, '');
    const isForm = FORMS.has(bare);
    const site = SITES.get(bare);
    const kind = KINDS.get(bare);
    if (site) found.site ??= site;
    if (kind) found.kind ??= kind;
    if (PROLONGED.has(bare)) prolonged = true;
    return !(isForm || site || kind || PROLONGED.has(bare));
  });
  return {
    substances: substancesOf(words.join(' ')),
    strengths,
    prolonged,
    form: formOfWords(written),
    ...found,
  };
}
