import { type Paise, paise } from '#contract/kernel/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugBody } from '#contract/pharmacy/drug.ts';
import type { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import type { TableRow } from '../platform/spreadsheet/table.ts';
import { type DrugField, readDrugRow } from './import-columns.ts';

/** What an import is going to do, row by row. */
export type ImportPlan = {
  readonly additions: readonly DrugBody[];
  readonly updates: readonly { readonly id: string; readonly values: Partial<DrugBody> }[];
  readonly rows: readonly DrugImportRow[];
};

const NOTHING: Omit<DrugBody, 'name' | 'price'> = {
  description: null,
  quantity_in_stock: 0,
  unit: null,
  supplier: null,
  expiry_date: null,
  buying_price: null,
  box_number: null,
};

/** Names are compared without case and without regard to spaces. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Decides about each row: added, updated (the name is there already), or skipped with the reason. */
export function planImport(
  table: readonly TableRow<DrugField>[],
  known: ReadonlyMap<string, string>,
): ImportPlan {
  const additions: DrugBody[] = [];
  const updates: { id: string; values: Partial<DrugBody> }[] = [];
  const seen = new Set<string>();

  const rows = table.map((line): DrugImportRow => {
    const reading = readDrugRow(line);
    const values = 'values' in reading ? reading.values : {};
    const { name = String(line.cells.name ?? ''), price } = values;
    const shown = shownRow(line.row, name, values);
    const problem = 'problem' in reading ? reading.problem : null;
    const key = nameKey(name);
    const id = known.get(key);
    const reason = problem ?? (seen.has(key) ? M.namedTwice : null) ?? missing(id, price);
    if (reason !== null) return { ...shown, becomes: 'skipped', reason };
    seen.add(key);
    // The name by which it was found stays as the clinic writes it.
    const { name: _, ...changes } = values;
    if (id !== undefined) updates.push({ id, values: changes });
    else additions.push({ ...NOTHING, price: paise(0), ...values, name });
    return { ...shown, becomes: id === undefined ? 'added' : 'updated', reason: null };
  });
  return { additions, updates, rows };
}

function missing(id: string | undefined, price: Paise | undefined): string | null {
  return id === undefined && price === undefined ? M.required : null;
}

function shownRow(row: number, name: string, values: Partial<DrugBody>) {
  const { price = null, quantity_in_stock = null, expiry_date = null } = values;
  return { row, name, price, quantity_in_stock, expiry_date };
}
