import { z } from 'zod';
import { Id } from '../../kernel/fields.ts';

/** The days of sales that a reorder list can be made from. */
export const SALES_DAYS = [30, 60, 90] as const;
export const COVER_MAX = 365;
export const COVER_DEFAULT = 30;

/** A drug of the reorder list. Quantities are in the unit in which the drug is counted. */
export const ReorderRow = z.object({
  id: Id,
  name: z.string(),
  supplier: z.string().nullable(),
  pack: z.string().nullable(),
  unit: z.string().nullable(),
  /** Sold in the chosen days, less what came back. */
  sold: z.int(),
  /** Without expired stock. */
  stock: z.int(),
  expired: z.int(),
  /** Null: nothing was sold in these days. */
  daysLeft: z.int().nullable(),
  /** Null where the pack is not known. */
  packs: z.int().nullable(),
  pieces: z.int(),
});
export type ReorderRow = z.output<typeof ReorderRow>;

export const REORDER_HEADINGS = {
  name: 'Drug',
  supplier: 'Supplier',
  pack: 'Pack',
  sold: 'Sold',
  stock: 'Stock',
  expired: 'Expired',
  daysLeft: 'Days left',
  packs: 'Order packs',
  pieces: 'Order',
} as const;

export const REORDER_MESSAGES = {
  unknownDays: 'Choose 30, 60 or 90 days of sales.',
  cover: `The cover must be 1 to ${COVER_MAX} days.`,
  none: 'Nothing to order for this cover.',
  noneText: 'Choose more days of cover, or show all drugs.',
} as const;
