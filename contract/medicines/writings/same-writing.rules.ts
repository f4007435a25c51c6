import { type DrugParts, writtenParts } from '../drug-parts.ts';
import { folded } from '../spelling.ts';
import { agreement } from '../strengths.ts';

/** A drug as a list writes it. */
export type Written = {
  readonly name: string;
  readonly form?: string | null | undefined;
  readonly strength?: string | null | undefined;
};

type Parts = DrugParts & {
  /** The volumes of bottles and weights of tubes. */
  readonly sizes: string;
};

const PER_VOLUME = /\/\s*\d*\.?\d*\s*ml\b/g;
const VOLUME = /(\d+(?:\.\d+)?)\s*(ml|ltr|l|cm)\b/g;
/** Grams beside a percentage are those of a tube. */
const WEIGHT = /(\d+(?:\.\d+)?)\s*(g)(?:ms?|rams?)?\b/g;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');

/** The name with what the columns beside it have. */
function wholeName({ name, strength, form }: Written): string {
  const isIn = (part: string) => bare(name).includes(bare(part));
  return [name, ...[strength, form].filter((part) => part && !isIn(part))].join(' ');
}

function sizesOf(name: string): string {
  const text = folded(name).replace(PER_VOLUME, ' ');
  const found = [...text.matchAll(VOLUME), ...(text.includes('%') ? text.matchAll(WEIGHT) : [])];
  return found
    .map(([, size, unit]) => `${Number(size)}${unit}`)
    .toSorted()
    .join(' ');
}

function partsOf(drug: Written): Parts {
  const name = wholeName(drug);
  return { ...writtenParts(name), sizes: sizesOf(name) };
}

/** Equal for two writings, up to form, salt and strength, which one of them may leave out. */
const keyOf = ({ substances, site, kind, prolonged, sizes }: Parts) =>
  [substances.map(({ head }) => head).join('+'), site, kind, prolonged, sizes].join('|');

function isSame(one: Parts, other: Parts): boolean {
  const hasStrength = one.strengths.length > 0 && other.strengths.length > 0;
  const isOneForm =
    one.form === other.form || (hasStrength && (one.form === null || other.form === null));
  const isOneStrength = hasStrength
    ? agreement(one.strengths, other.strengths) === 'full' ||
      agreement(other.strengths, one.strengths) === 'full'
    : one.strengths.length === other.strengths.length;
  const areOneSalt = one.substances.every(({ salt }, at) => {
    const its = other.substances[at]?.salt ?? '';
    return salt === '' || its === '' || salt === its;
  });
  return isOneForm && isOneStrength && areOneSalt;
}

/**
 * Finds the drug of a list that a name probably is another writing of: the same substances or brand,
 * strength, size and form, in another order, spelling or abbreviation. A brand is never the writing of
 * its substances. The list is parsed at the first call.
 */
export function writingsOf<Drug extends Written>(
  drugs: Iterable<Drug>,
): (drug: Written) => Drug | undefined {
  let index: Map<string, { drug: Drug; parts: Parts }[]> | undefined;
  return (asked) => {
    const parts = partsOf(asked);
    if (parts.substances.length === 0) return undefined;
    index ??= Map.groupBy(
      [...drugs].map((drug) => ({ drug, parts: partsOf(drug) })),
      (one) => keyOf(one.parts),
    );
    return index.get(keyOf(parts))?.find((one) => isSame(parts, one.parts))?.drug;
  };
}
