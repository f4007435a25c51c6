import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { countOf, plainText, textOf } from '../../../platform/spreadsheet/cells/cells.ts';
import type { TableRow } from '../../../platform/spreadsheet/table.ts';
import { packSizeOf } from './pack-cell.ts';

type Cells = TableRow<DrugField>['cells'];
type Drug = { readonly unit: string | null; readonly form: string | null };
type Problem = { readonly problem: string; readonly field: DrugField };

/** The pieces of a row with a column of strips and one of loose pieces, as it says them. */
type Counted = { readonly pieces: number; readonly said: string };

const wholeOf = (cell: Cells[DrugField]): number | null | 'doubtful' => {
  const { pieces } = countOf(cell);
  if (pieces === null) return null;
  return typeof pieces === 'number' && pieces >= 0 && Number.isInteger(pieces)
    ? pieces
    : 'doubtful';
};

/**
 * The pieces of `12` strips and `7` loose of a pack of 15. Null where the table has no column of loose pieces, or the row
 * no count. A row whose pack is not sure, or whose loose pieces fill a strip, needs a look.
 */
export function looseCount(
  cells: Cells,
  drug: { readonly name: string } & Partial<Drug>,
): Counted | Problem | null {
  if (!('loose_quantity' in cells)) return null;
  const [strips, loose] = [wholeOf(cells.quantity_in_stock), wholeOf(cells.loose_quantity)];
  if (strips === 'doubtful') return { problem: M.oddStock, field: 'quantity_in_stock' };
  if (loose === 'doubtful') return { problem: M.oddStock, field: 'loose_quantity' };
  if (strips === null && loose === null) return null;
  const [packs, pieces] = [strips ?? 0, loose ?? 0];
  // As in the conversion of the prices: what the row says of the drug comes first.
  const form = textOf(cells.form) ?? drug.form;
  const unit = textOf(cells.unit) ?? drug.unit;
  const sizeOf = (pack: Cells['pack']) => packSizeOf(pack, { name: drug.name, form, unit });
  // A drug that is counted in strips has no loose pieces, and one without strips is what is loose.
  const isInPacks = sizeOf("10's") === null;
  if (isInPacks) {
    return pieces > 0
      ? { problem: M.oddStock, field: 'loose_quantity' }
      : { pieces: packs, said: String(packs) };
  }
  if (packs === 0) return { pieces, said: String(pieces) };
  const size = plainText(cells.pack) === '' ? sizeOf('10') && 'unsure' : sizeOf(cells.pack);
  if (size === 'unsure') return { problem: M.packUnsure, field: 'pack' };
  // A syrup, a tube: each is one piece, in either column.
  if (size === null && pieces === 0) return { pieces: packs, said: String(packs) };
  if (size === null || pieces >= size) return { problem: M.oddStock, field: 'loose_quantity' };
  return { pieces: packs * size + pieces, said: `${packs} × ${size} + ${pieces}` };
}
