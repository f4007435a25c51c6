import { type Ingredient, lateSideOf } from './ingredient-tables.rules.ts';
import { type Composition, compositionOf, type NamedDrug } from './ingredients.rules.ts';

/** A drug of an order as input of the checks. */
export type OrderedDrug = NamedDrug & {
  readonly drug_id: string;
  readonly tabletsPerDay: number;
  readonly numberOfDays: number;
  readonly directions_to_use: string | null;
};

/**
 * Source of a checked drug: the order, the prescription for other pharmacies, or an earlier order.
 */
export type CheckedDrug = Composition & {
  readonly name: string;
  /** Null when it is not in the order's list. */
  readonly ordered: OrderedDrug | null;
  readonly runsUntil: string | null;
};

export function checkedDrug(ordered: OrderedDrug): CheckedDrug {
  const { name, description, generic_name } = ordered;
  return { ...compositionOf(name, description, generic_name), name, ordered, runsUntil: null };
}

/** The end of a drug name on a prescription: at its dose, its days, or a dash. */
const AFTER_NAME =
  /\s[–—-]\s|[:;,(]|\s\d+\s*-\s*\d|\s(?:od|bd|bid|tds|tid|qid|hs|sos|stat|x|for|once|twice|thrice|after|before|daily)\b/i;

/** The drugs of an outside prescription, one per line; lines without a drug name are dropped. */
export function drugsOnPrescription(text: string): CheckedDrug[] {
  return text.split('\n').flatMap((line) => {
    const name =
      line
        .replace(/^[\s\d.)*•-]+/, '')
        .split(AFTER_NAME)[0]
        ?.trim() ?? '';
    return name === '' ? [] : [{ ...compositionOf(name), name, ordered: null, runsUntil: null }];
  });
}

/** A substance of the order or the prescription, with all drugs that contain it. */
export function byIngredient(drugs: readonly CheckedDrug[]): Map<string, CheckedDrug[]> {
  const found = new Map<string, CheckedDrug[]>();
  for (const drug of drugs) {
    for (const one of drug.ingredients) found.set(one, [...(found.get(one) ?? []), drug]);
  }
  return found;
}

/** The order's own drugs among these. */
export function idsOf(drugs: readonly CheckedDrug[]): string[] {
  return [...new Set(drugs.flatMap(({ ordered }) => ordered?.drug_id ?? []))].sort();
}

/** The iron salts are one ingredient of the tables, which a sentence calls iron. */
const IRON = lateSideOf('ferrous sulfate, ferrous ascorbate, ferrous fumarate');

/** An ingredient as a sentence names it. */
export const spoken = (name: Ingredient): string => (IRON.has(name) ? 'iron' : name);

/** An ingredient at the beginning of a sentence. */
export const titled = (name: Ingredient): string => {
  const said = spoken(name);
  return said.charAt(0).toUpperCase() + said.slice(1);
};
