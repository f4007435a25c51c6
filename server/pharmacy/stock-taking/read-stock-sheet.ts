import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { StockSheet } from '#contract/pharmacy/stock-taking/stock-count.ts';
import {
  COUNTING_PRINTED_MAX,
  type getStockSheet as endpoint,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import {
  countSheet,
  openCountsOf,
  postedSince,
  sheetRows,
  UNDO_WITHIN_MS,
} from './stock-sheet.store.ts';

/** A page of the batches to count, with the open counts of everyone. */
export async function readStockSheet(
  { tx, actor, now }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<StockSheet> {
  const { rack, drug_id: drugId, printed } = query;
  const { page, limit } = printed ? { page: 1, limit: COUNTING_PRINTED_MAX } : query;
  const rows = await sheetRows(tx, { rack, drugId, page, limit });
  const open = await openCountsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const posted = await postedSince(tx, new Date(now.getTime() - UNDO_WITHIN_MS));
  return {
    rows: rows.map((row) => ({
      ...row,
      counts: open
        .filter(({ batch_id }) => batch_id === row.id)
        .map(({ batch_id: _, at, created_by, ...count }) => ({
          ...count,
          at: at.toISOString(),
          isMine: created_by === actor.id,
        })),
    })),
    ...(await countSheet(tx, { rack, drugId })),
    read_at: now.toISOString(),
    posted: posted.map(({ at, ...one }) => ({
      ...one,
      at: at.toISOString(),
      until: new Date(at.getTime() + UNDO_WITHIN_MS).toISOString(),
    })),
  };
}
