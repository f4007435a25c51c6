import { z } from 'zod';
import { calendarDay, Instant } from '../kernel/dates.ts';
import { Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { hasAtMostTwoDecimals, Money, paise, rupees } from '../kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';

/** More than any pharmacy stocks of one drug, small enough that sums do not overflow. */
export const STOCK_MAX = 10_000_000;

/** The schedules of the Drugs Rules, 1945 (NDPS: the Act of 1985); `none` is sold without a prescription. */
export const DRUG_SCHEDULES = ['none', 'G', 'H', 'H1', 'X', 'NDPS'] as const;
export const DrugSchedule = z.enum(DRUG_SCHEDULES);
export type DrugSchedule = z.output<typeof DrugSchedule>;
/** The words of each schedule in a list. */
export const DRUG_SCHEDULE_LABELS = {
  none: 'Not scheduled',
  G: 'Schedule G',
  H: 'Schedule H',
  H1: 'Schedule H1',
  X: 'Schedule X',
  NDPS: 'NDPS Act',
} as const satisfies Record<DrugSchedule, string>;

const Day = z.iso.date();
const EnteredDay = calendarDay(M.invalidExpiry);

/** The fields of the drug itself; `drug.columns.ts` on the server has the column of each. */
const details = z.object({
  /** Composition and pack. */
  name: z.string(),
  description: z.string().nullable(),
  price: Money,
  unit: z.string().nullable(),
  supplier: z.string().nullable(),
  box_number: z.string().nullable(),
  generic_name: z.string().nullable(),
  manufacturer: z.string().nullable(),
  form: z.string().nullable(),
  strength: z.string().nullable(),
  pack: z.string().nullable(),
  /** Null: not known. */
  schedule: DrugSchedule.nullable(),
  /** 4, 6 or 8 digits. */
  hsn: z.string().nullable(),
  /** The highest price that the pack allows, per unit; null where the price is it. */
  mrp: Money.nullable(),
});
export type DrugDetail = keyof typeof details.shape;

/**
 * A drug of the clinic's pharmacy. Expiry and buying price are those of the next batch to sell; the
 * stock is the sum of all batches.
 */
export const Drug = z.object({
  id: Id,
  ...details.shape,
  quantity_in_stock: z.int(),
  /** The unexpired stock, which is the maximum that can be sold. */
  sellable_quantity: z.int(),
  expiry_date: Day.nullable(),
  buying_price: Money.nullable(),
  /** The GST rate in percent that holds today, which the price contains; null: not known. */
  gst_percent: z.number().nullable(),
  last_updated: Instant,
});
export type Drug = z.output<typeof Drug>;

/** A batch: units of a drug that were received together and are still in stock. */
export const DrugBatch = z.object({
  id: Id,
  batch_no: z.string().nullable(),
  expiry_date: Day.nullable(),
  quantity: z.int(),
  buying_price: Money.nullable(),
  /** The price on its packs, per unit, where a paper has it; else the drug's. */
  mrp: Money.nullable().optional(),
  received_at: Instant,
});
export type DrugBatch = z.output<typeof DrugBatch>;

const price = rupees({ min: 0, message: M.invalidPrice });
const stock = z
  .int({ error: (issue) => (issue.input == null ? M.required : M.invalidStock) })
  .min(0, { error: M.invalidStock })
  .max(STOCK_MAX, { error: M.invalidStock });
/** A missing value and a price of zero are both null (section 5). */
const buyingPrice = rupees({ min: 0, message: M.invalidBuyingPrice })
  .nullish()
  .transform((value) => (value ? paise(value) : null));
const packPrice = rupees({ min: 0, message: M.invalidMrp })
  .nullish()
  .transform((value) => (value ? paise(value) : null));
const GST_PERCENT_MAX = 100;
const gstPercent = z
  .number({ error: M.invalidGst })
  .min(0, { error: M.invalidGst })
  .max(GST_PERCENT_MAX, { error: M.invalidGst })
  .refine(hasAtMostTwoDecimals, { error: M.invalidGst });
const expiry = z
  .literal('')
  .or(EnteredDay)
  .nullish()
  .transform((value) => value || null);

const HSN = /^(?:\d{4}|\d{6}|\d{8})$/;

const sent = {
  name: requiredLine({ label: 'Name', required: M.required, max: 200 }),
  description: optionalText({ label: 'Description', max: 2_000 }),
  price,
  unit: optionalText({ label: 'Unit', max: 40 }),
  supplier: optionalText({ label: 'Supplier', max: 200 }),
  box_number: optionalText({ label: 'Box Number', max: 40 }),
  generic_name: optionalText({ label: 'Generic name', max: 200 }),
  manufacturer: optionalText({ label: 'Manufacturer', max: 200 }),
  form: optionalText({ label: 'Form', max: 60 }),
  strength: optionalText({ label: 'Strength', max: 80 }),
  pack: optionalText({ label: 'Pack', max: 60 }),
  schedule: z
    .enum(['', ...DRUG_SCHEDULES], { error: M.unknownSchedule })
    .nullish()
    .transform((value) => value || null),
  hsn: optionalText({ label: 'HSN', max: 8 }).refine((value) => value === null || HSN.test(value), {
    error: M.invalidHsn,
  }),
  mrp: packPrice,
} satisfies Record<DrugDetail, z.ZodType>;

export const DrugBody = z.object({
  ...sent,
  quantity_in_stock: stock,
  expiry_date: expiry,
  buying_price: buyingPrice,
  /** Absent leaves the rates; null: not known from today, or `gst_from`, on. */
  gst_percent: gstPercent.nullish(),
  /** The first day of that rate; absent: today. */
  gst_from: calendarDay(M.invalidGstDay).nullish(),
});
export type DrugBody = z.output<typeof DrugBody>;

export const BatchBody = z.object({
  /** Null leaves it as it is. */
  expiry_date: EnteredDay.nullable(),
  /** The price on its packs, per unit. Absent leaves it; null: the drug's. */
  mrp: rupees({ min: 0, message: M.invalidMrp })
    .nullish()
    .transform((value) => (value ? paise(value) : value === undefined ? undefined : null)),
});

/** Reasons of a manual stock adjustment. */
export const ADJUSTMENT_REASONS = ['purchase', 'correction', 'damage', 'expiry'] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];
export const ADJUSTMENT_REASON_LABELS = {
  purchase: 'Purchase',
  correction: 'Correction',
  damage: 'Damage',
  expiry: 'Expiry',
} as const satisfies Record<AdjustmentReason, string>;

/**
 * Positive adds, negative removes. Stock with a different expiry date, buying price or MRP becomes a
 * new batch.
 */
export const AdjustStockBody = z
  .object({
    quantityChange: z
      .int({ error: M.nothingToAdjust })
      .min(-STOCK_MAX, { error: M.nothingToAdjust })
      .max(STOCK_MAX, { error: M.nothingToAdjust })
      .refine((change) => change !== 0, { error: M.nothingToAdjust }),
    /** The free ones of the pieces that a purchase adds: 2 of the 22 of `20+2`. They cost nothing. */
    free_quantity: z
      .int({ error: M.freeOfPurchase })
      .min(0, { error: M.freeOfPurchase })
      .max(STOCK_MAX, { error: M.freeOfPurchase })
      .default(0),
    reason: z.enum(ADJUSTMENT_REASONS, { error: M.unknownReason }).default('correction'),
    /** Kept with the change, not with the drug. */
    remark: optionalText({ label: 'Remark', max: 200 }),
    batch_no: optionalText({ label: 'Batch', max: 60 }),
    expiry_date: expiry,
    buying_price: buyingPrice,
    /** The price on the packs, per unit; null: the drug's. */
    mrp: packPrice,
  })
  .refine(
    ({ quantityChange, reason }) =>
      reason === 'correction' || (reason === 'purchase') === quantityChange > 0,
    { error: M.wrongDirection, path: ['reason'] },
  )
  .refine(
    ({ quantityChange, free_quantity: free, reason }) =>
      free === 0 || (reason === 'purchase' && free <= quantityChange),
    { error: M.freeOfPurchase, path: ['quantityChange'] },
  );
