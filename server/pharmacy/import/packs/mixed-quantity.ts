import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { piecesInStrip } from '#contract/pharmacy/packs/typed-packs.rules.ts';
import { countOf, isNothing, plainText } from '../../../platform/spreadsheet/cells/cells.ts';
import type { Cell } from '../../../platform/spreadsheet/parse-sheet.ts';
import type { TableRow } from '../../../platform/spreadsheet/table.ts';
import { packSizeOf } from './pack-cell.ts';

/** `4 strip + 6 tab`, `4 strips, 6 loose`. The word is needed: `10 strip + 2` has 2 free strips. */
const MIXED =
  /^(\d{1,5}) ?(?:strips?|str|stp)\.? ?(?:\+|&|,|and)? ?(\d{1,4}) ?(?:tab(?:let)?s?|cap(?:sule)?s?|loose|pcs|pieces?)\.?$/i;

/** Whether a cell counts strips and loose pieces. */
export const isMixed = (cell: Cell) => MIXED.test(plainText(cell));

type Cells = TableRow<DrugField>['cells'];

type Packing = {
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

/** Whether a row has no amount, which a strip and a tablet have different ones of, and no unit of its own. */
const isUnpriced = ({ price, mrp, buying_price: cost, unit }: Cells) =>
  [price, mrp, cost, unit].every((cell) => isNothing(plainText(cell)));

/**
 * The pieces of a strip where the row and the clinic, which counts the drug in pieces, give the same, or the clinic alone
 * for a row without a price; otherwise null.
 */
function stripOf(cells: Cells, { name, drug }: Packing): number | null {
  const { pack } = cells;
  const { form = null, unit = null } = drug ?? {};
  const told = packSizeOf(pack, { name, form, unit });
  const known = drug ? piecesInStrip(drug) : null;
  if (isUnpriced(cells) && plainText(pack) === '') return known;
  // Without a pack in the row, its price may be a strip's or a tablet's.
  return told !== 'unsure' && told === known ? told : null;
}

/**
 * The pieces of `4 strip + 6 tab`, and of `5 strip` in a column of pieces, where the pieces of a strip are
 * known. Null for any other cell, and for more loose pieces than a strip has.
 */
export function mixedPieces(cells: Cells, packing: Packing): number | null {
  const cell = cells.quantity_in_stock;
  const [, strips, loose = '0'] = MIXED.exec(plainText(cell)) ?? [];
  const { isOfPacks, mixesPacks } = packing;
  const isOfStrips = isOfPacks || mixesPacks || isUnpriced(cells);
  const count = strips === undefined && isOfStrips ? stripsOf(cell) : strips;
  if (count === undefined) return null;
  const size = stripOf(cells, packing);
  return size === null || Number(loose) >= size ? null : Number(count) * size + Number(loose);
}

/** The number of `5 strips`. */
function stripsOf(cell: Cell | undefined): number | undefined {
  const { pieces, word } = countOf(cell);
  const isWhole = typeof pieces === 'number' && pieces >= 0 && Number.isInteger(pieces);
  return isWhole && /^(?:strips?|str|stp)\.?$/i.test(word ?? '') ? pieces : undefined;
}
