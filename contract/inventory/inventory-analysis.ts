import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';
import { MOVEMENT_KIND_LABELS } from '../pharmacy/registers/register.ts';

/** Reasons of stock movements (the kinds of the stock ledger). */
export const IN_REASONS = [
  'opening',
  'purchase',
  'correction',
  'cancellation',
  'return',
  // The undo of a return to a supplier.
  'supplier-return',
] as const;
export const OUT_REASONS = ['sale', 'damage', 'expiry', 'correction', 'supplier-return'] as const;
export type MovementReason = (typeof IN_REASONS)[number] | (typeof OUT_REASONS)[number];

export const MOVEMENT_REASON_LABELS = {
  opening: 'Opening stock',
  purchase: 'Purchase',
  correction: 'Correction',
  cancellation: 'Cancelled order',
  return: 'Return',
  sale: 'Sale',
  damage: 'Damage',
  expiry: 'Expiry',
  'supplier-return': MOVEMENT_KIND_LABELS['supplier-return'],
} as const satisfies Record<MovementReason, string>;

/**
 * A drug's totals over a date range (specification 1, section 3). Revenue is the charge of its paid
 * bills less discount and returns. Profit is revenue less the cost of the batches sold, as far as
 * that cost is known.
 */
export const PharmacyAnalysisRow = z.object({
  drug_id: Id,
  name: z.string(),
  unit: z.string().nullable(),
  price: Money,
  quantity_in: z.int(),
  quantity_in_by_reason: z.partialRecord(z.enum(IN_REASONS), z.int()),
  quantity_out: z.int(),
  quantity_out_by_reason: z.partialRecord(z.enum(OUT_REASONS), z.int()),
  net_change: z.int(),
  /** That of the batch that is sold next. */
  buying_price: Money.nullable(),
  revenue: Money,
  profit: Money,
  /** Sold less returned, from batches without a cost; no profit is shown for it. */
  quantity_without_cost: z.int(),
  supplier: z.string().nullable(),
});
export type PharmacyAnalysisRow = z.output<typeof PharmacyAnalysisRow>;

/** A lab test on the paid bills of the range; revenue is after discount. */
export const LabAnalysisRow = z.object({
  test_id: Id,
  name: z.string(),
  price: Money,
  quantity_out: z.int(),
  revenue: Money,
});
export type LabAnalysisRow = z.output<typeof LabAnalysisRow>;

export const InventoryAnalysis = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  pharmacyAnalysis: z.array(PharmacyAnalysisRow),
  labAnalysis: z.array(LabAnalysisRow),
  totals: z.object({ pharmacyRevenue: Money, pharmacyProfit: Money, labRevenue: Money }),
});
export type InventoryAnalysis = z.output<typeof InventoryAnalysis>;

/** Days from today until stock expires, both ends included; the last range is already expired. */
export const EXPIRY_WINDOWS = ['expired', 'within30', 'within60', 'within90'] as const;
export type ExpiryWindow = (typeof EXPIRY_WINDOWS)[number];
export const EXPIRY_WINDOW_LABELS = {
  expired: 'Expired',
  within30: 'Within 30 days',
  within60: '31 to 60 days',
  within90: '61 to 90 days',
} as const satisfies Record<ExpiryWindow, string>;

/** Stock without a sale for this many days is slow. */
export const SLOW_AFTER_DAYS = 90;

const expiringBatch = z.object({
  batch_id: Id,
  drug_id: Id,
  name: z.string(),
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date(),
  window: z.enum(EXPIRY_WINDOWS),
  quantity: z.int(),
  buying_price: Money.nullable(),
  /** The cost of the batch's stock; null when no cost was entered. */
  value: Money.nullable(),
});
export type ExpiringBatch = z.output<typeof expiringBatch>;

const slowMover = z.object({
  drug_id: Id,
  name: z.string(),
  quantity_in_stock: z.int(),
  value: Money,
  /** The day of its last sale. */
  last_sold: z.iso.date().nullable(),
});
export type SlowMover = z.output<typeof slowMover>;

/** The current stock: its cost, the part that expires soon, and the slow part. */
export const StockOnHand = z.object({
  day: z.iso.date(),
  /** The cost of all stock, summed over batches. */
  value: Money,
  /** Units without a cost; no total includes them. */
  quantity_without_cost: z.int(),
  expiring: z.array(
    z.object({
      window: z.enum(EXPIRY_WINDOWS),
      batches: z.int(),
      quantity: z.int(),
      value: Money,
    }),
  ),
  /** Earliest expiry first. */
  batches: z.array(expiringBatch),
  /** Highest cost first. Only stock that was entered long enough ago to have been sold. */
  slowMovers: z.array(slowMover),
});
export type StockOnHand = z.output<typeof StockOnHand>;
