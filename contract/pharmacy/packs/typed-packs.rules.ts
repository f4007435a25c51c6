import { piecesInPack, quantityOf } from '../reorder/reorder.rules.ts';

/** The pack and unit of a drug. */
export type Packed = { readonly pack: string | null; readonly unit: string | null };

/** `2 strips`, `2s`, `2 strips + 5`, `-1 strip`; also while the word is being typed. */
const STRIPS =
  /^([-+]?)\s*(\d{1,6})\s*(?:s|st|str|stri|strips?|blisters?)\.?(?:\s*\+\s*(\d{1,6})?)?$/i;
const PACKS =
  /^([-+]?)\s*(\d{1,6})\s*(?:packs?|packets?|pkts?|box|boxes)\.?(?:\s*\+\s*(\d{1,6})?)?$/i;
const STRIPS_IN_A_BOX = /^\d+\s*[x×*]\s*(\d+)/i;

/** The pieces in a strip: 15 of `strip of 15`, 10 of `10×10`. Null where they are not known. */
export function piecesInStrip(packed: Packed): number | null {
  const whole = piecesInPack(packed);
  if (whole === null || /^(?:box|bottle|jar|carton)/i.test(packed.pack?.trim() ?? '')) return null;
  const inner = Number(STRIPS_IN_A_BOX.exec(packed.pack?.trim() ?? '')?.[1] ?? whole);
  return inner > 1 ? inner : null;
}

/**
 * The pieces of a quantity typed in strips or packs of the drug, signed as typed. Null for a plain
 * number, for other text, and where the pack is not known.
 */
export function typedPacks(text: string, packed: Packed): number | null {
  const strips = STRIPS.exec(text.trim());
  const [, sign, count, loose] = strips ?? PACKS.exec(text.trim()) ?? [];
  const size = strips ? piecesInStrip(packed) : piecesInPack(packed);
  if (count === undefined || size === null) return null;
  const pieces = Number(count) * size + Number(loose ?? 0);
  return sign === '-' ? -pieces : pieces;
}

/** `2 strips = 30 tablets`, `2 strips + 5 = 35 tablets`; null for less than a strip. */
export function inStrips(pieces: number, packed: Packed): string | null {
  const size = piecesInStrip(packed);
  const count = Math.abs(pieces);
  if (size === null || !Number.isSafeInteger(pieces) || count < size) return null;
  const strips = Math.floor(count / size);
  const loose = count % size;
  const said = `${strips} ${strips === 1 ? 'strip' : 'strips'}${loose === 0 ? '' : ` + ${loose}`}`;
  return `${said} = ${quantityOf(count, packed.unit)}`;
}
