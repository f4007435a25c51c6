import type { ReorderWanted } from '#contract/pharmacy/reorder/reorder.endpoints.ts';
import { piecesInPack, reorderOf } from '#contract/pharmacy/reorder/reorder.rules.ts';
import type { ReorderRow } from '#contract/pharmacy/reorder/reorder.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { demandRows } from './reorder.store.ts';

type Day = { readonly today: string; readonly timeZone: string };

/** The drugs to order, or all of them, whose name or supplier has the search; shortest cover first. */
export async function readReorder(
  tx: Tx,
  { days, cover, all, search }: ReorderWanted,
  day: Day,
): Promise<ReorderRow[]> {
  const term = search.toLowerCase();
  return (await demandRows(tx, { ...day, days }))
    .map((row) => ({
      ...row,
      ...reorderOf({ ...row, days, cover, perPack: piecesInPack(row) }),
    }))
    .filter(({ pieces }) => all || pieces > 0)
    .filter((row) => `${row.name}\n${row.supplier ?? ''}`.toLowerCase().includes(term))
    .sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity) || 0);
}
