import { asciiDigits } from '../../kernel/numbers/ascii-digits.ts';
import { typedNumber } from '../../kernel/numbers/typed-number.ts';
import { type Packed, typedPacks } from './typed-packs.rules.ts';

/** All pieces of a purchase, and the free ones of them. */
export type TypedGoods = { readonly pieces: number; readonly free: number };

const WORD_OF_FREE = /\s*\(?free\)?$/i;

/**
 * The pieces of `20+2`, 20 bought and 2 free, and of `10s+2s` in strips of the drug. Null for any other
 * text: `2 strips + 5` is 2 strips and 5 loose pieces.
 */
export function typedGoods(text: string, packed: Packed): TypedGoods | null {
  const parts = asciiDigits(text).trim().replace(WORD_OF_FREE, '').split('+');
  const [paid, free, ...others] = parts.map((part) => part.trim());
  if (paid === undefined || free === undefined || others.length > 0) return null;
  const isBare = [paid, free].every((part) => /^\d[\d,]*$/.test(part));
  const read = (part: string) => (isBare ? typedNumber(part) : (typedPacks(part, packed) ?? -1));
  const [bought, given] = [read(paid), read(free)];
  return bought >= 0 && given >= 0 ? { pieces: bought + given, free: given } : null;
}
