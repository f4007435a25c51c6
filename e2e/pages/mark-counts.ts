import {
  enterCount,
  getStockSheet,
  postCounts,
} from '#contract/pharmacy/stock-taking/stock-counts.endpoints.ts';
import type { Mark } from './marked-call.ts';

/** Counts a batch, and posts the count. */
export async function postMarked(mark: Mark): Promise<void> {
  const { rows } = await mark(getStockSheet, { query: {} });
  const [batch] = rows;
  if (!batch) throw new Error('No batch has stock.');
  const body = { counted: batch.quantity, expected: batch.quantity };
  await mark(enterCount, { params: { id: batch.id }, body });
  await mark(postCounts, { body: { reason: 'x' } });
}
