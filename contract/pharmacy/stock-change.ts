import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** The ways in which the stock of a drug changes, with the words of each. */
export const STOCK_CHANGE_LABELS = {
  opening: 'Opening stock',
  import: 'Import',
  purchase: 'Purchase',
  count: 'Count',
  dispensed: 'Dispensed',
  cancelled: 'Order cancelled',
  returned: 'Returned',
  adjusted: 'Adjusted',
  damage: 'Damage',
  expiry: 'Expired',
  'supplier-return': 'Returned to supplier',
  undone: 'Undone',
} as const;
export type StockChangeKind = keyof typeof STOCK_CHANGE_LABELS;
const KINDS = Object.keys(STOCK_CHANGE_LABELS) as [StockChangeKind, ...StockChangeKind[]];

/** A change of the stock of one batch, from the ledger. */
export const StockChange = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(KINDS),
  /** Added (positive) or removed. */
  pieces: z.int(),
  /** The free ones of purchased pieces. */
  free_quantity: z.int().optional(),
  /** The stock of the drug after the change, over all its batches. */
  stock_after: z.int(),
  batch_no: z.string().nullable(),
  by: z.string(),
  /** The reason of an adjustment, a counted row or a count, or the debit note. */
  remark: z.string().nullable(),
});
export type StockChange = z.output<typeof StockChange>;
