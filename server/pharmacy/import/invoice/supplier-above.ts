import { nameKey } from '#contract/kernel/name-key.ts';

/** A supplier that the clinic has. */
export type NamedSupplier = {
  readonly id: string;
  readonly name: string;
  readonly gstin: string | null;
};

/** Shorter names are part of too many words. */
const NAME_LEAST = 5;
const BUYER = String.raw`(?<!\p{L})(?:to\s*:|buyer|consignee|(?:bill(?:ed)?|ship(?:ped)?|sold|deliver(?:ed|y)?)[\s-]*to)(?!\p{L})`;
/** The rest of a line from the label of the buyer on. */
const OF_BUYER = new RegExp(String.raw`(?:^\s*to(?!\p{L})|${BUYER}).*$`, 'isu');
const BUYER_WORDS = new RegExp(String.raw`${BUYER}|^\s*to(?!\p{L})|details`, 'giu');
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The lines without the buyer: not the rest of their line, or the line below a label alone. */
function withoutBuyer(lines: readonly string[]): string[] {
  const labels = lines.map((line) => {
    const told = OF_BUYER.exec(line)?.[0];
    return told !== undefined && !HAS_WORD.test(told.replace(BUYER_WORDS, ''));
  });
  return lines.map((line, at) => (labels[at - 1] ? '' : line.replace(OF_BUYER, '')));
}

/** The places of a key in a text as whole words. */
function placesOf(text: string, key: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + key.length] ?? ' '}`;
    if (!HAS_WORD.test(around)) places.push(at);
  }
  return places;
}

/** The keys in a text. Of `Apollo` and `Apollo Distributors` in one place, only the longer. */
function longestIn(text: string, keys: readonly string[]): ReadonlySet<string> {
  const found = [...keys].sort((a, b) => b.length - a.length);
  const taken: { readonly from: number; readonly to: number; readonly key: string }[] = [];
  for (const key of found) {
    for (const from of placesOf(text, key)) {
      const to = from + key.length;
      if (!taken.some((one) => from < one.to && one.from < to)) taken.push({ from, to, key });
    }
  }
  return new Set(taken.map(({ key }) => key));
}

/**
 * The id of the one supplier that the lines above a delivery name, by its GSTIN or else by its whole name,
 * and not as the buyer. Undefined: none, or several.
 */
export function supplierAbove(
  lines: readonly string[],
  suppliers: readonly NamedSupplier[],
): string | undefined {
  const text = withoutBuyer(lines).map(nameKey).join(' | ');
  const byGstin = suppliers.filter(
    ({ gstin }) => gstin !== null && placesOf(text, nameKey(gstin)).length > 0,
  );
  if (byGstin.length === 1) return byGstin[0]?.id;
  const among = byGstin.length > 0 ? byGstin : suppliers;
  const keys = among.map(({ name }) => nameKey(name)).filter((key) => key.length >= NAME_LEAST);
  const named = longestIn(text, keys);
  const found = among.filter(({ name }) => named.has(nameKey(name)));
  return found.length === 1 ? found[0]?.id : undefined;
}
