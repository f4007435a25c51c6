import { nameKey } from '#contract/kernel/name-key.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { type Drug, DrugBody } from '#contract/pharmacy/drug.ts';
import type { DrugImportRow, ImportMode } from '#contract/pharmacy/drug-import.ts';
import { idOfName, planImport, type Reading } from '../../platform/spreadsheet/import.ts';
import type { Table } from '../../platform/spreadsheet/table.ts';
import { type DrugField, type DrugValues, readDrugRow } from './import-columns.ts';
import { guardRows } from './import-guards.ts';

const NOTHING: Omit<DrugBody, 'name'> = {
  description: null,
  price: paise(0),
  quantity_in_stock: 0,
  unit: null,
  supplier: null,
  expiry_date: null,
  buying_price: null,
  box_number: null,
};

/** A new drug from the fields that the file has. */
export function newDrug(values: DrugValues): DrugBody & { readonly batch_no?: string | null } {
  return { ...NOTHING, ...values };
}

/** The fields of an existing drug that a file is compared with. */
export type KnownDrug = Pick<
  Drug,
  'id' | 'name' | 'description' | 'price' | 'quantity_in_stock' | 'unit' | 'supplier' | 'box_number'
>;

type Shelf = {
  readonly mode: ImportMode;
  /** The ids of the drugs, from `idsByName`. */
  readonly known: ReadonlyMap<string, string>;
  readonly drugs: ReadonlyMap<string, KnownDrug>;
};

/** Plans each row of a stock list or a delivery, and the stock of its drug. */
export function planDrugs({ rows, headings }: Table<DrugField>, { mode, known, drugs }: Shelf) {
  const hasStock = headings.some(({ field }) => field === 'quantity_in_stock');
  const isKnown = (name: string) => idOfName(known, name) !== undefined;
  const plan = planImport<DrugValues, DrugImportRow>(
    guardRows(rows, mode, isKnown).map(({ line, problem }) => {
      const name = String(line.cells.name ?? '');
      const drug = drugs.get(idOfName(known, name) ?? '');
      const reading = problem === null ? readDrugRow(line) : { problem };
      return { row: line.row, name, reading: withoutZeroPrice(reading, drug) };
    }),
    {
      known,
      namedTwice: null,
      lacking: (values, isThere) => {
        if (mode === 'delivery' && !values.quantity_in_stock) return M.nothingDelivered;
        return isThere || (values.price !== undefined && hasStock) ? null : M.required;
      },
    },
    ({ quantity_in_stock = null, expiry_date = null }) => ({ quantity_in_stock, expiry_date }),
  );
  return { ...plan, rows: withStock(plan.rows, { mode, known, drugs }) };
}

/** A price of 0 in a file means unknown, so a drug with a price keeps it. */
function withoutZeroPrice(reading: Reading<DrugValues>, drug: KnownDrug | undefined) {
  if ('problem' in reading || reading.values.price !== 0 || !drug?.price) return reading;
  const { price: _, ...values } = reading.values;
  return { values };
}

/** The rows with their drug's stock and price before, and its stock after them. */
function withStock(rows: readonly DrugImportRow[], { mode, known, drugs }: Shelf): DrugImportRow[] {
  const now = new Map<string, number>();
  return rows.map((row) => {
    const id = idOfName(known, row.name);
    const drug = id === undefined ? undefined : drugs.get(id);
    const key = id ?? nameKey(row.name);
    const before = now.get(key) ?? drug?.quantity_in_stock ?? null;
    const price_before = drug?.price ?? null;
    const { quantity_in_stock: quantity } = row;
    if (row.becomes === 'skipped') {
      return { ...row, stock_before: before, stock_after: before, price_before };
    }
    const counted = quantity ?? before ?? 0;
    const after = mode === 'delivery' ? (before ?? 0) + (quantity ?? 0) : counted;
    now.set(key, after);
    return { ...row, stock_before: before, stock_after: after, price_before };
  });
}

/**
 * Whether a row changes anything. A weekly stock list repeats most values, which then need no
 * statement.
 */
export function saysOther(values: Partial<DrugValues>, drug: KnownDrug | undefined): boolean {
  return DrugBody.omit({ expiry_date: true, buying_price: true })
    .keyof()
    .options.some((field) => values[field] !== undefined && values[field] !== drug?.[field]);
}
