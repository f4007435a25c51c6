import { brandComposition, drugParts } from '../../medicines/drug-parts.ts';
import { agreement } from '../../medicines/strengths.ts';
import { type TakenBy, usualFormFirst } from '../../medicines/usual-form.rules.ts';
import type { DrugIndex, ListedDrug } from './drug-index.rules.ts';
import { entriesOf } from './match-drug.rules.ts';

export { indexDrugs } from './drug-index.rules.ts';

/** A listed drug with the composition of a brand. */
export type SameAsBrand<T> = {
  readonly drug: T;
  /** The brand as it was typed: `Dolo 650`. */
  readonly brand: string;
  /** Whether the strength is the brand's too. Else, as for `Dolo`, only the substances are known to be. */
  readonly isWhole: boolean;
};

const FIRST_LETTERS = /(?<![\p{L}\p{N}])\p{Ll}/gu;

/**
 * Finds listed drugs with the substances of a brand, in its strength and form where the brand has them.
 * The usual form of the patient comes first. Empty for a text that begins with no whole brand; the list is indexed only
 * for others.
 */
export function sameAsBrand<T extends ListedDrug>(
  indexed: () => DrugIndex<T>,
  typed: string,
  by: TakenBy,
): readonly SameAsBrand<T>[] {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '' || brandComposition(name) === null) return [];
  const asked = drugParts(name);
  const brand = name.replace(FIRST_LETTERS, (letter) => letter.toUpperCase());
  return usualFormFirst(entriesOf(indexed(), asked), by).map(({ drug, parts }) => ({
    ...{ drug, brand },
    isWhole: asked.strengths.length > 0 && agreement(asked.strengths, parts.strengths) === 'full',
  }));
}
