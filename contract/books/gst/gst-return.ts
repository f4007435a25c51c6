import { z } from 'zod';
import { type DayRange, daysIn } from '../../kernel/day-range.ts';
import { Money } from '../../kernel/numbers/money.ts';

/** The longest period of a return is a quarter. */
const DAYS_MAX = 92;

export function isGstRange(range: DayRange): boolean {
  return daysIn(range) <= DAYS_MAX;
}

/** Tax of the clinic's own state: half central, half of the state. */
const Taxed = { taxable: Money, cgst: Money, sgst: Money };

/** A rate of table 7: taxable supplies to persons without GSTIN, less what came back. */
export const RateRow = z.object({ gst_percent: z.number(), ...Taxed });
export type RateRow = z.output<typeof RateRow>;

/** A row of table 12. */
export const HsnRow = z.object({
  /** Null where the drug has none, or nothing says what was sold. */
  hsn: z.string().nullable(),
  description: z.string(),
  gst_percent: z.number(),
  /** Pieces of goods; 0 for a service. */
  quantity: z.int(),
  value: Money,
  ...Taxed,
});
export type HsnRow = z.output<typeof HsnRow>;

export const DOCUMENT_KINDS = ['bill', 'credit-note'] as const;
/** The nature of each document as table 13 names it. */
export const DOCUMENT_NATURES = {
  bill: 'Invoices for outward supply',
  'credit-note': 'Credit Note',
} as const satisfies Record<(typeof DOCUMENT_KINDS)[number], string>;

/** A series of table 13. */
export const DocumentSeries = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  from: z.string(),
  to: z.string(),
  total: z.int(),
  cancelled: z.int(),
});
export type DocumentSeries = z.output<typeof DocumentSeries>;

/** A return, or another credit in a later month than its bill. */
export const CreditNote = z.object({
  number: z.string(),
  day: z.iso.date(),
  bill_number: z.string(),
  bill_day: z.iso.date(),
  value: Money,
  ...Taxed,
});
export type CreditNote = z.output<typeof CreditNote>;

/** Reasons to check the ledger before the return is filed. */
export const GST_CHECKS = ['no-hsn', 'no-rate', 'other', 'in-patient', 'negative'] as const;
export const GST_CHECK_LABELS = {
  'no-hsn': 'Sold without an HSN',
  'no-rate': 'Medicines at 0 % because no GST rate is entered',
  other: 'Items of the kind Other, counted as exempt where no rate is entered',
  'in-patient': 'Medicines to in-patients that were billed like those to out-patients',
  negative: 'More came back than was sold at a rate; the tool may refuse a negative row',
} as const satisfies Record<(typeof GST_CHECKS)[number], string>;
export const GstCheck = z.object({
  check: z.enum(GST_CHECKS),
  /** The names of the first items. */
  names: z.array(z.string()),
  value: Money,
});
export type GstCheck = z.output<typeof GstCheck>;

/** The tables of GSTR-1 for some days, from the ledger of bills. */
export const GstReturn = z.object({
  gstin: z.string().nullable(),
  /** `29-Karnataka`; null without a GSTIN. */
  place_of_supply: z.string().nullable(),
  rates: z.array(RateRow),
  /** Table 8, to persons of the same state without GSTIN. */
  nil_rated: Money,
  exempt: Money,
  hsn: z.array(HsnRow),
  documents: z.array(DocumentSeries),
  credit_notes: z.array(CreditNote),
  checks: z.array(GstCheck),
  /** All supplies with their tax: the change of what bills and subscriptions come to. */
  total: Money,
});
export type GstReturn = z.output<typeof GstReturn>;
