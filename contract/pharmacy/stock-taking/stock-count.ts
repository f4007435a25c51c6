import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id, requiredLine } from '../../kernel/fields.ts';
import { STOCK_MAX } from '../drug.ts';
import { STOCK_COUNT_MESSAGES as M } from './stock-count.messages.ts';

/** How long a posted stock-taking can be undone. */
export const STOCK_TAKING_UNDO_MINUTES = 60;

/** One person's open count of a batch. */
export const StockCount = z.object({
  id: Id,
  counted: z.int(),
  /** The quantity of the batch by the ledger when it was counted. */
  expected: z.int(),
  at: Instant,
  by: z.string(),
  isMine: z.boolean(),
});
export type StockCount = z.output<typeof StockCount>;

/** A batch to count. `rack` is the Box Number of its drug. */
export const CountedBatch = z.object({
  id: Id,
  drug_id: Id,
  drug: z.string(),
  rack: z.string().nullable(),
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  /** The pack and unit of the drug. */
  pack: z.string().nullable(),
  unit: z.string().nullable(),
  /** By the ledger now. */
  quantity: z.int(),
  counts: z.array(StockCount),
});
export type CountedBatch = z.output<typeof CountedBatch>;

/** A stock-taking that can be undone. */
export const PostedStockTaking = z.object({
  id: Id,
  at: Instant,
  until: Instant,
  by: z.string(),
  rack: z.string().nullable(),
  reason: z.string(),
  /** The batches whose stock it changed. */
  changed: z.int(),
});
export type PostedStockTaking = z.output<typeof PostedStockTaking>;

export const StockSheet = z.object({
  rows: z.array(CountedBatch),
  total: z.int(),
  /** Batches with a count that is not posted, on all pages. */
  counted: z.int(),
  posted: z.array(PostedStockTaking),
  /** The moment of these quantities. */
  read_at: Instant.optional(),
});
export type StockSheet = z.output<typeof StockSheet>;

const pieces = z
  .int({ error: M.wholeNumber })
  .min(0, { error: M.wholeNumber })
  .max(STOCK_MAX, { error: M.wholeNumber });

/** `expected` is the quantity that the screen had, so that a sale meanwhile is noticed. */
export const EnterCountBody = z.object({ counted: pieces, expected: pieces });

export const PostCountsBody = z.object({
  /** Absent: every rack. */
  rack: z.string().max(40).optional(),
  reason: requiredLine({ label: 'Reason', required: M.reasonRequired, max: 200 }),
});
