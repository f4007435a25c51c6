import { spellingKey } from '../../medicines/spelling.ts';
import type { Substance } from '../../medicines/substances.ts';
import { listedParts } from './listed-parts.rules.ts';
import type { Entry } from './narrow.rules.ts';

/** The fields of an inventory drug that matching uses. */
export type ListedDrug = {
  readonly id: string;
  readonly name: string;
  readonly unit: string | null;
  readonly generic_name?: string | null | undefined;
  readonly sellable_quantity: number;
};

/** The clinic's drugs, parsed once and indexed by substance. */
export type DrugIndex<T extends ListedDrug> = {
  readonly byId: ReadonlyMap<string, T>;
  readonly byName: ReadonlyMap<string, T>;
  readonly bySubstances: ReadonlyMap<string, readonly Entry<T>[]>;
  /** Every substance of the list and of the built-in names. */
  readonly heads: ReadonlySet<string>;
  /** The first words of substances of several words: benzoyl, ferrous. */
  readonly firstWords: ReadonlySet<string>;
};

/** A name in lower case without punctuation. */
export const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim();
/** The same without its pack in brackets. */
export const withoutPack = (name: string) => plainName(name.replace(/\([^)]*\)/g, ' '));
/** The key of the substances in an index. */
export const keyOf = (substances: readonly Substance[]) =>
  substances.map(({ head }) => head).join('|');

/** Parses a clinic's list; 5,000 drugs take a fraction of a second, once. */
export function indexDrugs<T extends ListedDrug>(drugs: readonly T[]): DrugIndex<T> {
  const byName = new Map<string, T>();
  const bySubstances = new Map<string, Entry<T>[]>();
  const heads = new Set<string>();
  for (const drug of drugs) {
    for (const name of [plainName(drug.name), withoutPack(drug.name)]) {
      const before = byName.get(name);
      if (!before || isBetter(drug, before)) byName.set(name, drug);
    }
    for (const parts of listedParts(drug)) {
      const key = keyOf(parts.substances);
      const entries = bySubstances.get(key);
      if (entries) entries.push({ drug, parts });
      else bySubstances.set(key, [{ drug, parts }]);
      for (const { head } of parts.substances) heads.add(head);
    }
  }
  return {
    byId: new Map(drugs.map((drug) => [drug.id, drug])),
    byName,
    bySubstances,
    heads,
    firstWords: firstWordsOf(heads),
  };
}

const COMMON_WORDS = new Set(
  'sodium potassium liquid white milk human surgical sterile oral soft hard magnesium polymer normal water absorbent roller adhesive disposable infusion spacer'
    .split(' ')
    .map(spellingKey),
);
const firstWordsOf = (heads: ReadonlySet<string>) =>
  new Set(
    [...heads].flatMap((head) => {
      const [first = '', second] = head.split(' ');
      return second && first.length > 4 && !COMMON_WORDS.has(first) ? [first] : [];
    }),
  );

/** Whether only the first of two drugs with one name is in stock. */
export const isBetter = (one: ListedDrug, other: ListedDrug) =>
  one.sellable_quantity > 0 && other.sellable_quantity <= 0;
