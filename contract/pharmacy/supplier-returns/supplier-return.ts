import { z } from 'zod';
import { DividedTax } from '../../books/purchases.ts';
import { Instant } from '../../kernel/dates.ts';
import { Id, optionalText } from '../../kernel/fields.ts';
import { Money, rupees } from '../../kernel/numbers/money.ts';
import { STOCK_MAX } from '../drug.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from './supplier-return.messages.ts';

/** The batches in stock that are offered for a return. */
export const RETURNABLE = ['expired', 'near', 'all'] as const;
export type Returnable = (typeof RETURNABLE)[number];
export const RETURNABLE_LABELS = {
  expired: 'Expired',
  near: 'Expiring soon',
  all: 'All batches in stock',
} as const satisfies Record<Returnable, string>;

export const RETURN_REASONS = [
  'expired',
  'near-expiry',
  'damaged',
  'recalled',
  'wrong',
  'unsold',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
export const RETURN_REASON_LABELS = {
  expired: 'Expired',
  'near-expiry': 'Near expiry',
  damaged: 'Damaged',
  recalled: 'Recalled',
  wrong: 'Wrong goods',
  unsold: 'Not sold',
} as const satisfies Record<ReturnReason, string>;

/** A batch in stock, with the delivery that brought it. */
export const ReturnableBatch = z.object({
  id: Id,
  drug_id: Id,
  name: z.string(),
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  is_expired: z.boolean(),
  quantity: z.int(),
  /** The pack and unit of the drug. */
  pack: z.string().nullable(),
  unit: z.string().nullable(),
  /** Null where no posted delivery of a supplier brought it. */
  supplier: z.object({ id: Id, name: z.string() }).nullable(),
  invoice_number: z.string().nullable(),
  /** The cost of `cost_of` pieces before GST, free ones included; null where it is not known. */
  cost: Money.nullable(),
  cost_of: z.int().min(1),
  /** The pieces that were bought and not sent back; null without a delivery, and then without a limit. */
  bought: z.int().min(0).nullish(),
  gst_percent: z.number().nullable(),
});
export type ReturnableBatch = z.output<typeof ReturnableBatch>;

const LINES_MAX = 200;

/** Pieces of a batch. `cost` is that of a piece, and used where the delivery has none. */
const SupplierReturnLine = z.object({
  batch_id: Id,
  quantity: z
    .int({ error: M.quantityInvalid })
    .min(1, { error: M.quantityInvalid })
    .max(STOCK_MAX, { error: M.quantityInvalid }),
  cost: rupees({ min: 0.01, message: M.costInvalid }).nullish(),
});

export const SupplierReturnBody = z.object({
  reason: z.enum(RETURN_REASONS, { error: M.reasonRequired }),
  note: optionalText({ label: 'The note', max: 200 }),
  lines: z
    .array(SupplierReturnLine, { error: M.noneChosen })
    .min(1, { error: M.noneChosen })
    .max(LINES_MAX, { error: M.tooManyLines })
    .refine((lines) => new Set(lines.map((line) => line.batch_id)).size === lines.length, {
      error: M.batchTwice,
    }),
});

/** A return with its debit note; supplier, drugs and batches as they were then. */
export const SupplierReturn = z.object({
  id: Id,
  /** `DN 2026-27/000001`. */
  number: z.string(),
  day: z.iso.date(),
  reason: z.enum(RETURN_REASONS),
  note: z.string().nullable(),
  /** The clinic's on that day. */
  clinic_gstin: z.string().nullish(),
  supplier: z.object({
    id: Id,
    name: z.string(),
    gstin: z.string().nullable(),
    drug_licence: z.string().nullable(),
    address: z.string().nullable(),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      batch_no: z.string().nullable(),
      expiry_date: z.iso.date().nullable(),
      hsn: z.string().nullish(),
      quantity: z.int(),
      /** Number and date of the invoice of the delivery. */
      invoice_number: z.string().nullable(),
      invoice_date: z.iso.date().nullish(),
      gst_percent: z.number().nullable(),
      /** At cost before GST; 0 where the cost is not known. */
      taxable: Money,
      gst: Money,
    }),
  ),
  /** By rate; not divided where the GSTIN of the clinic or of the supplier is not known. */
  taxes: z.array(DividedTax).optional(),
  total: Money,
  by: z.string(),
  at: Instant,
  is_undone: z.boolean(),
  /** Until when it can be undone. */
  until: Instant,
});
export type SupplierReturn = z.output<typeof SupplierReturn>;
