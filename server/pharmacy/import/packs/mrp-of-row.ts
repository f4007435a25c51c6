import type { DrugField } from '#contract/pharmacy/drug-import.ts';
import type { Table } from '../../../platform/spreadsheet/table.ts';
import { priceUnder } from '../../sales/mrp.rules.ts';
import type { KnownDrug } from '../drug-changes.ts';
import type { DrugValues } from '../drug-values.ts';

const MRP =
  /(?<!\p{L})m[. ]{0,2}r[. ]{0,2}p(?!\p{L})|max(?:imum)?\.? retail|printed price|एमआरपी|एम[. ]*आर[. ]*पी|अधिकतम खुदरा/iu;

/** Whether the column of prices is the one of the MRP. */
export const isPriceTheMrp = ({ headings }: Pick<Table<DrugField>, 'headings'>): boolean =>
  headings.some(({ field, heading }) => field === 'price' && MRP.test(heading));

/**
 * A row with the MRP of its pieces. Where the drug has an MRP of its own, the MRP of the row changes
 * that one, and the price only where it would exceed it.
 */
export function withMrp(
  values: DrugValues,
  drug: Pick<KnownDrug, 'price' | 'mrp'> | undefined,
  isMrp: boolean,
): DrugValues {
  const printed = values.mrp ?? (isMrp ? values.price : null);
  if (!printed) return values;
  const said = { ...values, batch_mrp: printed };
  if (!isMrp || values.mrp || drug?.mrp == null) return said;
  return { ...said, mrp: printed, price: priceUnder(drug.price, printed) };
}
