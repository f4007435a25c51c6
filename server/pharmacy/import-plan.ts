import { paise } from '#contract/kernel/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugBody } from '#contract/pharmacy/drug.ts';
import type { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import { planImport } from '../platform/spreadsheet/import.ts';
import type { TableRow } from '../platform/spreadsheet/table.ts';
import { type DrugField, type DrugValues, readDrugRow } from './import-columns.ts';

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

/** A drug of which the file told only some of the fields. */
export function newDrug(values: DrugValues): DrugBody {
  return { ...NOTHING, ...values };
}

/** What becomes of each row of a stock list. */
export function planDrugs(
  table: readonly TableRow<DrugField>[],
  known: ReadonlyMap<string, string>,
) {
  return planImport<DrugValues, DrugImportRow>(
    table.map((line) => ({
      row: line.row,
      name: String(line.cells.name ?? ''),
      reading: readDrugRow(line),
    })),
    {
      known,
      namedTwice: M.namedTwice,
      lacking: ({ price }) => (price === undefined ? M.required : null),
    },
    ({ quantity_in_stock = null, expiry_date = null }) => ({ quantity_in_stock, expiry_date }),
  );
}
