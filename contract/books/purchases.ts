import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { stateCodeOf } from '../kernel/numbers/gst-states.ts';
import { Money, type Paise, paise } from '../kernel/numbers/money.ts';

/** The goods of one rate of GST; null where the rate is not known. */
export const PurchaseTax = z.object({
  gst_percent: z.number().nullable(),
  taxable: Money,
  gst: Money,
});
export type PurchaseTax = z.output<typeof PurchaseTax>;

/** The GST of a purchase by whom it goes to. */
export const DividedGst = z.object({ igst: Money, cgst: Money, sgst: Money });
export type DividedGst = z.output<typeof DividedGst>;

type Gstins = { readonly clinic: string | null; readonly supplier: string | null };

/**
 * Divides GST: half and half for a supplier of the clinic's state, else integrated tax; the odd paisa
 * goes to the state. Null where a GSTIN is not known.
 */
function dividedGst(gst: Paise, { clinic, supplier }: Gstins): DividedGst | null {
  if (clinic === null || supplier === null) return null;
  if (stateCodeOf(clinic) !== stateCodeOf(supplier)) {
    return { igst: gst, cgst: paise(0), sgst: paise(0) };
  }
  const half = paise(Math.trunc(gst / 2));
  return { igst: paise(0), cgst: half, sgst: paise(gst - half) };
}

/** The goods of one rate with its divided GST; null where a GSTIN is not known. */
export const DividedTax = PurchaseTax.extend({ divided: DividedGst.nullable() });
export type DividedTax = z.output<typeof DividedTax>;

/** An invoice of a supplier, or a return to one with negative amounts. */
export const PurchaseRow = z.object({
  id: Id,
  kind: z.enum(['invoice', 'return']),
  day: z.iso.date(),
  supplier: z.string(),
  gstin: z.string().nullable(),
  /** That of the invoice or the debit note. */
  number: z.string().nullable(),
  /** By rate. */
  taxes: z.array(PurchaseTax),
  taxable: Money,
  gst: Money,
  /** Null where the GSTIN of the clinic or of the supplier is not known. */
  divided: DividedGst.nullish(),
  /** The total on the paper, if it was told; it can differ from the lines. */
  total: Money,
  /** A line has no cost, so that the taxable value lacks it. */
  lacks_cost: z.boolean(),
});
export type PurchaseRow = z.output<typeof PurchaseRow>;

/** The register of purchases of some days, oldest first, with the sums of its rows. */
export const Purchases = z.object({
  rows: z.array(PurchaseRow),
  taxes: z.array(PurchaseTax),
  taxable: Money,
  gst: Money,
  /** The sum of the rows that could be divided. */
  divided: DividedGst.optional(),
  /** Invoices, and returns as a negative amount. */
  invoiced: Money,
  returned: Money,
  total: Money,
});
export type Purchases = z.output<typeof Purchases>;

const sum = (amounts: readonly number[]): Paise =>
  paise(amounts.reduce((before, one) => before + one, 0));

/** Taxes of the same rate as one; unknown rates last. */
export function taxesByRate(taxes: readonly PurchaseTax[]): PurchaseTax[] {
  return [...Map.groupBy(taxes, ({ gst_percent }) => gst_percent)]
    .sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map(([gst_percent, of]) => ({
      gst_percent,
      taxable: sum(of.map(({ taxable }) => taxable)),
      gst: sum(of.map(({ gst }) => gst)),
    }));
}

/** The GST of each rate, divided; the one rule of the debit note and of the register. */
export function dividedTaxes(taxes: readonly PurchaseTax[], gstins: Gstins): DividedTax[] {
  return taxesByRate(taxes).map((tax) => ({ ...tax, divided: dividedGst(tax.gst, gstins) }));
}

/** The sum of the divided rates, or null where a GSTIN is not known. */
export function dividedSum(taxes: readonly DividedTax[]): DividedGst | null {
  const divided = taxes.map((tax) => tax.divided).filter((one) => one !== null);
  if (divided.length < taxes.length) return null;
  const of = (part: keyof DividedGst) => sum(divided.map((one) => one[part]));
  return { igst: of('igst'), cgst: of('cgst'), sgst: of('sgst') };
}

/** The register with the sums of its rows. */
export function purchasesOf(rows: readonly PurchaseRow[]): Purchases {
  const totalOf = (kind: PurchaseRow['kind']) =>
    sum(rows.filter((row) => row.kind === kind).map(({ total }) => total));
  return {
    rows: [...rows],
    taxes: taxesByRate(rows.flatMap(({ taxes }) => taxes)),
    taxable: sum(rows.map(({ taxable }) => taxable)),
    gst: sum(rows.map(({ gst }) => gst)),
    divided: {
      igst: sum(rows.map(({ divided }) => divided?.igst ?? 0)),
      cgst: sum(rows.map(({ divided }) => divided?.cgst ?? 0)),
      sgst: sum(rows.map(({ divided }) => divided?.sgst ?? 0)),
    },
    invoiced: totalOf('invoice'),
    returned: totalOf('return'),
    total: sum(rows.map(({ total }) => total)),
  };
}

/** `12 %`, or the text for a rate that is not known. */
export function rateText(percent: number | null): string {
  return percent === null ? 'rate not known' : `${percent} %`;
}

export const PURCHASE_HEADINGS = {
  day: 'Date',
  supplier: 'Supplier',
  gstin: 'GSTIN',
  number: 'Number',
  taxable: 'Taxable value',
  gst: 'GST',
  igst: 'Integrated tax',
  cgst: 'Central tax',
  sgst: 'State tax',
  total: 'Total',
} as const;
