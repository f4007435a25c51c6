import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { DrugBody } from '#contract/pharmacy/drug.ts';
import { dayOf, numberOf, textOf } from '../platform/spreadsheet/cells.ts';
import type { Reading } from '../platform/spreadsheet/import.ts';
import type { ColumnNames, TableRow } from '../platform/spreadsheet/table.ts';

/** Under which names clinics and wholesalers keep what a drug has. */
export const DRUG_COLUMNS = {
  name: [
    'name',
    'drug',
    'drug name',
    'medicine',
    'medicine name',
    'medication',
    'item',
    'item name',
    'product',
    'product name',
    'particulars',
    'composition',
  ],
  description: ['description', 'details', 'remarks', 'notes', 'category', 'use'],
  price: [
    'price',
    'mrp',
    'rate',
    'selling price',
    'sale price',
    'sales price',
    'unit price',
    'retail price',
    'price per unit',
  ],
  quantity_in_stock: [
    'quantity in stock',
    'quantity',
    'qty',
    'stock',
    'stock quantity',
    'stock qty',
    'in stock',
    'current stock',
    'closing stock',
    'balance',
    'available',
  ],
  unit: ['unit', 'units', 'uom', 'form', 'packing', 'pack'],
  supplier: ['supplier', 'vendor', 'distributor', 'manufacturer', 'mfg', 'company', 'brand'],
  expiry_date: [
    'expiry date',
    'expiry',
    'exp',
    'exp date',
    'expires',
    'expiration',
    'expiration date',
    'best before',
  ],
  buying_price: [
    'buying price',
    'cost',
    'cost price',
    'purchase price',
    'purchase rate',
    'buy price',
    'ptr',
    'landing cost',
  ],
  box_number: ['box number', 'box no', 'box', 'rack', 'rack no', 'shelf', 'location', 'bin'],
} as const satisfies ColumnNames<keyof DrugBody>;

export type DrugField = keyof typeof DRUG_COLUMNS;
/** The fields of a drug that a file tells. */
export type DrugValues = Pick<DrugBody, 'name'> & Partial<DrugBody>;

/** The fields that a row brings, checked as the form checks them. A column that is not there is left out. */
export function readDrugRow({ cells }: TableRow<DrugField>): Reading<DrugValues> {
  const expiry = dayOf(cells.expiry_date);
  if (expiry === undefined) return { problem: M.invalidExpiry };
  const given = {
    name: textOf(cells.name) ?? '',
    ...('description' in cells && { description: textOf(cells.description) }),
    ...('price' in cells && { price: numberOf(cells.price) ?? undefined }),
    ...('quantity_in_stock' in cells && {
      quantity_in_stock: numberOf(cells.quantity_in_stock) ?? undefined,
    }),
    ...('unit' in cells && { unit: textOf(cells.unit) }),
    ...('supplier' in cells && { supplier: textOf(cells.supplier) }),
    ...('expiry_date' in cells && { expiry_date: expiry }),
    ...('buying_price' in cells && { buying_price: numberOf(cells.buying_price) }),
    ...('box_number' in cells && { box_number: textOf(cells.box_number) }),
  };
  const { data, error } = DrugBody.partial().required({ name: true }).safeParse(given);
  if (!data) return { problem: error.issues[0]?.message ?? M.importFailed };
  // What the file has no column for is not there, rather than empty.
  const told = Object.entries(data).filter(([field]) => field in given);
  return { values: { ...Object.fromEntries(told), name: data.name } };
}
