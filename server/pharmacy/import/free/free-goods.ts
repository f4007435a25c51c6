import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import { canonical } from '../../../platform/spreadsheet/cells/canonical.ts';
import { countOf, type Goods, paidAndFree } from '../../../platform/spreadsheet/cells/cells.ts';
import type { HeadingRead, TableRow } from '../../../platform/spreadsheet/table.ts';

type Problem = { readonly problem: string; readonly field: DrugField };
type Pieces = {
  /** All pieces; null where the row has none. */
  readonly pieces: number | null;
  /** The free ones of them. */
  readonly free: number;
};

const FREE = String.raw`(?:free|fr|f|sch|scheme|bonus)\b`;
const WITH_FREE = new RegExp(
  String.raw`(?:\+|&|\b(?:plus|with|and|incl(?:uding|usive of|\.)?))\s*\(?${FREE}|\b${FREE}\s*\+`,
  'i',
);

/** `Total Qty (excl. free)`. */
const WITHOUT_FREE = /\b(?:excl|without|w\/o|less|before)/i;
const isTotal = (heading: string) =>
  /(?:^| )(?:total|कुल|एकूण)(?: |$)/.test(canonical(heading)) && !WITHOUT_FREE.test(heading);

/** Whether the column of quantities has the free pieces in it: `Qty+Free`, or a total. */
export const countsFree = (headings: readonly HeadingRead<DrugField>[]): boolean =>
  headings.some(
    ({ field, heading }) =>
      field === 'quantity_in_stock' && (WITH_FREE.test(heading) || isTotal(heading)),
  );

const bareOf = (cell: TableRow<DrugField>['cells'][DrugField]): number | null => {
  const { pieces } = countOf(cell);
  return typeof pieces === 'number' ? pieces : null;
};

/**
 * The pieces of a row of a delivery, where the free ones stand in the cell (`20+2`), in a column of their
 * own, or in both. `isWithFree`: a bare quantity has the free ones in it. A row whose two cells
 * contradict each other needs a look.
 */
export function goodsOf(
  { quantity_in_stock: own, free_quantity: beside }: TableRow<DrugField>['cells'],
  isWithFree: boolean,
): Pieces | Problem {
  const [told, scheme] = [paidAndFree(own), paidAndFree(beside)];
  const odd: Problem = { problem: M.oddFree, field: 'free_quantity' };
  if (told) {
    const free = scheme ? scheme.free : (bareOf(beside) ?? 0);
    const isSame = !scheme || scheme.paid === told.paid;
    return isSame && (free === 0 || free === told.free) ? sumOf(told) : odd;
  }
  const pieces = bareOf(own);
  if (scheme) {
    if (pieces === scheme.paid || pieces === scheme.paid + scheme.free) return sumOf(scheme);
    return odd;
  }
  const free = bareOf(beside);
  if (free === null) return { pieces, free: 0 };
  if (!isWithFree || pieces === null) return { pieces: (pieces ?? 0) + free, free };
  return free > pieces ? odd : { pieces, free };
}

const sumOf = ({ paid, free }: Goods): Pieces => ({ pieces: paid + free, free });
