import { piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import { countOf, plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import { packSizeOf } from './pack-cell.ts';

/** `4 strip + 6 tab`, `4 strips, 6 loose`. The word is needed: `10 strip + 2` has 2 free strips. */
const MIXED =
  /^(\d{1,5}) ?(?:strips?|str|stp)\.? ?(?:\+|&|,|and)? ?(\d{1,4}) ?(?:tab(?:let)?s?|cap(?:sule)?s?|loose|pcs|pieces?)\.?$/i;

/** Whether a cell counts strips and loose pieces. */
export const isMixed = (cell: Cell) => MIXED.test(plainText(cell));

type Packing = {
  /** The pack of the row. */
  readonly pack: Cell | undefined;
  readonly name: string;
  /** The file is one of packs: what it counts in packs becomes pieces. */
  readonly isOfPacks: boolean;
  /** Some rows of the column count tablets and others strips. */
  readonly mixesPacks: boolean;
  /** The drug as the clinic has it. */
  readonly drug:
    | { readonly pack: string | null; readonly unit: string | null; readonly form: string | null }
    | undefined;
};

/** The pieces of a strip where the row and the clinic, which counts the drug in pieces, give the same; otherwise null. */
function stripOf({ pack, name, drug }: Packing): number | null {
  const { form = null, unit = null } = drug ?? {};
  const told = packSizeOf(pack, { name, form, unit });
  const known = drug ? piecesInStrip(drug) : null;
  // Without a pack in the row, its price may be a strip's or a tablet's.
  return told !== 'unsure' && told === known ? told : null;
}

/**
 * The pieces of `4 strip + 6 tab`, and of `5 strip` in a column of pieces, where the pieces of a strip are
 * known. Null for any other cell, and for more loose pieces than a strip has.
 */
export function mixedPieces(cell: Cell | undefined, packing: Packing): number | null {
  const [, strips, loose = '0'] = MIXED.exec(plainText(cell)) ?? [];
  const { isOfPacks, mixesPacks } = packing;
  const count = strips === undefined && (isOfPacks || mixesPacks) ? stripsOf(cell) : strips;
  if (count === undefined) return null;
  const size = stripOf(packing);
  return size === null || Number(loose) >= size ? null : Number(count) * size + Number(loose);
}

/** The number of `5 strips`. */
function stripsOf(cell: Cell | undefined): number | undefined {
  const { pieces, word } = countOf(cell);
  const isWhole = typeof pieces === 'number' && pieces >= 0 && Number.isInteger(pieces);
  return isWhole && /^(?:strips?|str|stp)\.?$/i.test(word ?? '') ? pieces : undefined;
}
