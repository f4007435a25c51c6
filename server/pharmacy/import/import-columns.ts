import { optionalText } from '#contract/kernel/fields.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { DrugBody } from '#contract/pharmacy/drug.ts';
import type { ImportMode } from '#contract/pharmacy/drug-import.ts';
import { dayOf, numberOf, textOf } from '../../platform/spreadsheet/cells.ts';
import type { Reading } from '../../platform/spreadsheet/import.ts';
import type { ColumnNames, TableRow } from '../../platform/spreadsheet/table.ts';

/** The display names of a drug's columns. */
export const DRUG_FIELD_LABELS = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  quantity_in_stock: 'Stock',
  unit: 'Unit',
  supplier: 'Supplier',
  batch_no: 'Batch',
  expiry_date: 'Expiry date',
  buying_price: 'Buying price',
  box_number: 'Box Number',
} as const;
export type DrugField = keyof typeof DRUG_FIELD_LABELS;

/** Names of a current-stock column. Purchases or sales of a period are not stock. */
const STOCK = [
  ...['quantity in stock', 'stock quantity', 'stock qty', 'current stock', 'current qty'],
  ...[
    'closing stock',
    'closing stk',
    'closing qty',
    'closing quantity',
    'closing balance',
    'closing',
  ],
  ...['cl stock', 'cl stk', 'cl qty', 'cl bal', 'clstock'],
  ...['balance stock', 'balance qty', 'balance quantity', 'bal stock', 'bal qty', 'balance', 'bal'],
  ...['stock in hand', 'stock on hand', 'qty in hand', 'qty on hand', 'on hand', 'in stock'],
  ...['available stock', 'available qty', 'available quantity', 'available'],
  ...['stock', 'stk', 'quantity', 'qty', 'total qty'],
];
/** Names of a delivered-quantity column. A closing stock is not one. */
const DELIVERED = [
  ...[
    'quantity received',
    'qty received',
    'received quantity',
    'received qty',
    'received',
    'recd qty',
  ],
  ...[
    'delivered quantity',
    'delivered qty',
    'delivered',
    'billed qty',
    'invoice qty',
    'purchase qty',
  ],
  ...['quantity', 'qty', 'total qty', 'stock quantity', 'stock qty', 'stock'],
];

/** The column names that clinics and wholesalers use for each field. */
const COLUMNS = {
  name: [
    ...['name', 'drug name', 'medicine name', 'item name', 'product name', 'drug', 'medicine'],
    ...['medication', 'item', 'product', 'particulars', 'item description', 'composition'],
  ],
  description: ['description', 'details', 'remarks', 'notes', 'category', 'use'],
  // A rate next to an MRP is the purchase price or another rate, never the selling price.
  price: [
    ...['mrp', 'selling price', 'sale price', 'sales price', 'retail price', 'price'],
    ...['mrp unit', 'mrp per unit', 'unit price', 'price per unit', 'sale rate', 'rate'],
  ],
  quantity_in_stock: STOCK,
  unit: ['unit', 'units', 'uom', 'form', 'packing', 'pack'],
  supplier: ['supplier', 'vendor', 'distributor', 'manufacturer', 'mfg', 'company', 'brand'],
  batch_no: ['batch', 'batch no', 'batch number', 'lot', 'lot no', 'lot number'],
  expiry_date: [
    ...['expiry date', 'expiry', 'exp date', 'exp', 'exp dt', 'expires', 'expiration date'],
    ...['expiration', 'best before'],
  ],
  buying_price: [
    ...['buying price', 'buy price', 'purchase price', 'purchase rate', 'pur rate', 'pur price'],
    ...['p rate', 'ptr', 'cost price', 'cost', 'cost rate', 'landing cost', 'net rate'],
  ],
  box_number: ['box number', 'box no', 'box', 'rack', 'rack no', 'shelf', 'location', 'bin'],
} as const satisfies ColumnNames<DrugField>;

/** The column names for a delivery, or for a count. */
export function drugColumns(mode: ImportMode): ColumnNames<DrugField> {
  if (mode === 'count') return COLUMNS;
  return {
    ...COLUMNS,
    quantity_in_stock: DELIVERED,
    price: COLUMNS.price.filter((name) => name !== 'rate'),
    // On an invoice, the rate is the purchase price.
    buying_price: [...COLUMNS.buying_price, 'rate'],
  };
}

/** The reason why a file with these columns cannot be imported, or null. */
export function missingColumns(fields: ReadonlySet<DrugField | null>, mode: ImportMode) {
  if (mode === 'delivery') return fields.has('quantity_in_stock') ? null : M.noDeliveredColumn;
  return fields.has('price') || fields.has('quantity_in_stock') ? null : M.noFiguresColumn;
}

const FileDrug = DrugBody.partial()
  .required({ name: true })
  .extend({ batch_no: optionalText({ label: 'Batch', max: 60 }) });
/** The fields of a drug that a file contains. */
export type DrugValues = Pick<DrugBody, 'name'> &
  Partial<DrugBody> & { readonly batch_no?: string | null };

/**
 * The fields of a row, checked like the form. Fields without a column, and empty cells, are omitted
 * and stay unchanged.
 */
export function readDrugRow({ cells }: TableRow<DrugField>): Reading<DrugValues> {
  const expiry = dayOf(cells.expiry_date);
  if (expiry === undefined) return { problem: M.invalidExpiry };
  const read = {
    description: textOf(cells.description),
    price: numberOf(cells.price),
    quantity_in_stock: numberOf(cells.quantity_in_stock),
    unit: textOf(cells.unit),
    supplier: textOf(cells.supplier),
    batch_no: textOf(cells.batch_no),
    expiry_date: expiry,
    buying_price: numberOf(cells.buying_price),
    box_number: textOf(cells.box_number),
  };
  const said = Object.entries(read).filter(([, value]) => value !== null);
  const given = { ...Object.fromEntries(said), name: textOf(cells.name) ?? '' };
  const { data, error } = FileDrug.safeParse(given);
  if (!data) return { problem: error.issues[0]?.message ?? M.importFailed };
  const told = Object.entries(data).filter(([field]) => field in given);
  return { values: { ...Object.fromEntries(told), name: data.name } };
}
