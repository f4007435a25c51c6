import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { type Drug, DrugBody, type DrugDetail } from '#contract/pharmacy/drug.ts';
import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { DrugValues } from './drug-values.ts';

/** The fields of an existing drug that a file is compared with. */
export type KnownDrug = Pick<Drug, 'id' | 'quantity_in_stock' | 'gst_percent' | DrugDetail>;

/** The changes of a drug by a price list: of its price, and of its MRP where it has one. */
export function pricesOf(
  { price, mrp }: Pick<DrugValues, 'price' | 'mrp'>,
  drug: Pick<KnownDrug, 'mrp'> | undefined,
) {
  return { ...(price !== undefined && { price }), ...(mrp && drug?.mrp != null && { mrp }) };
}

const DETAILS = DrugBody.omit({
  ...{ expiry_date: true, buying_price: true, name: true },
  ...{ gst_percent: true, gst_from: true },
}).keyof();

/**
 * Whether a row changes anything. A weekly stock list repeats most values, which then need no
 * statement.
 */
export function saysOther(
  {
    gst_percent: gst,
    ...values
  }: { readonly [Field in keyof DrugBody]?: DrugBody[Field] | undefined },
  drug: KnownDrug | undefined,
): boolean {
  if (gst != null && gst !== drug?.gst_percent) return true;
  return DETAILS.options.some(
    (field) => values[field] !== undefined && values[field] !== drug?.[field],
  );
}

const textOf = (value: unknown, field: DrugField): string | null => {
  if (value == null) return null;
  return field === 'mrp' ? formatMoney(paise(Number(value))) : String(value);
};

/** The fields of an existing drug that a row changes, besides its price, stock and GST rate. */
export function shownChanges(values: DrugValues, drug: KnownDrug | undefined) {
  if (!drug) return [];
  return DETAILS.options.flatMap((field) => {
    const [own, before] = [values[field], drug[field]];
    if (field === 'price' || field === 'quantity_in_stock' || own == null || own === before)
      return [];
    return [{ field, before: textOf(before, field), after: textOf(own, field) ?? '' }];
  });
}

/** A drug without any further field, as the form sends it. */
const { name: _, ...NOTHING } = DrugBody.parse({ name: '-', price: 0, quantity_in_stock: 0 });

/** A new drug from the fields that the file has. */
export function newDrug(values: DrugValues): DrugBody & Pick<DrugValues, 'batch_no' | 'batch_mrp'> {
  return { ...NOTHING, ...values };
}

/**
 * The fields of the drug itself from its rows. Of several values the one of the batch that expires
 * last counts: its price is the one of the newest pieces.
 */
export function detailsOf(rows: readonly DrugValues[]): DrugValues {
  const ordered = rows.toSorted((a, b) => (a.expiry_date ?? '').localeCompare(b.expiry_date ?? ''));
  const details: DrugValues = Object.assign({}, ...ordered);
  const { remark: _, free_quantity: __, ...ofDrug } = details;
  return { ...ofDrug, name: rows[0]?.name ?? details.name };
}
