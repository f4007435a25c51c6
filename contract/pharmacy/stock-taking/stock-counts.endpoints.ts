import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { pageQuery } from '../../kernel/paging.ts';
import { EnterCountBody, PostCountsBody, StockSheet } from './stock-count.ts';

const ById = z.object({ id: Id });
const Message = z.object({ message: z.string() });

/** Batches that are printed at once. */
export const COUNTING_PRINTED_MAX = 2_000;

/**
 * The batches with stock or an open count, by rack, drug and expiry. `printed` returns the first
 * `COUNTING_PRINTED_MAX` at once.
 */
export const getStockSheet = endpoint({
  method: 'GET',
  path: '/api/stock-taking',
  summary: 'The batches to count, with the counts that are not posted',
  access: 'stock.adjust',
  query: z.object({
    rack: z.string().max(40).optional(),
    drug_id: Id.optional().describe('The batches of one drug.'),
    ...pageQuery(100),
    printed: z.stringbool().default(false),
  }),
  topics: ['drugs', 'pharmacy-orders'],
  replies: { 200: StockSheet },
});

/** Replaces the caller's open count of the batch. Returns 409 when the stock is no longer `expected`. */
export const enterCount = endpoint({
  method: 'POST',
  path: '/api/stock-taking/batches/:id',
  summary: 'Enter the counted pieces of a batch',
  access: 'stock.adjust',
  params: ById,
  body: EnterCountBody,
  replies: { 200: ById },
});

/** The count stays in the records. Returns 409 for one that is no longer open. */
export const leaveOutCount = endpoint({
  method: 'POST',
  path: '/api/stock-taking/counts/:id/leave-out',
  summary: 'Leave out an open count',
  access: 'stock.adjust',
  params: ById,
  replies: { 200: ById },
});

/**
 * Posts the open counts of a rack in one transaction. Returns 409, without a change, when two counts
 * of a batch clash, and when more was sold since than was counted.
 */
export const postCounts = endpoint({
  method: 'POST',
  path: '/api/stock-taking/post',
  summary: 'Post the differences of the counted batches to the stock ledger',
  access: 'stock.adjust',
  body: PostCountsBody,
  idempotent: true,
  replies: { 200: Message },
});

/** Returns 409 after an hour, when it was undone, and when too little of a batch is left. */
export const undoStockTaking = endpoint({
  method: 'POST',
  path: '/api/stock-taking/posted/:id/undo',
  summary: 'Undo a posted stock-taking within an hour',
  access: 'stock.adjust',
  undoes: true,
  params: ById,
  replies: { 200: Message },
});
