import type { TaskWork } from '../../platform/heavy/index.ts';
import type { ExportContext } from '../../platform/http/export-route.ts';
import {
  type Column,
  countedBy,
  sheet,
  writeWorkbook,
} from '../../platform/spreadsheet/workbook.ts';
import { type BatchRow, batchesByName, type DrugRow, drugsByName } from './drug.store.ts';
import { percentOf } from './gst-rates.store.ts';

/** Column names that the import reads, so that the file can be edited and imported. */
const DRUGS: readonly Column<DrugRow>[] = [
  { title: 'Name', kind: 'text', of: ({ name }) => name },
  { title: 'Description', kind: 'text', of: ({ description }) => description },
  { title: 'Price', kind: 'money', of: ({ price_paise }) => price_paise },
  { title: 'Stock Quantity', kind: 'number', of: ({ quantity }) => quantity },
  { title: 'Unit', kind: 'text', of: ({ unit }) => unit },
  { title: 'Supplier', kind: 'text', of: ({ supplier }) => supplier },
  { title: 'Expiry Date', kind: 'day', of: ({ expiry_date }) => expiry_date },
  { title: 'Buying Price', kind: 'money', of: ({ buying_price_paise }) => buying_price_paise },
  { title: 'Box Number', kind: 'text', of: ({ box_number }) => box_number },
  { title: 'Generic Name', kind: 'text', of: ({ generic_name }) => generic_name },
  { title: 'Manufacturer', kind: 'text', of: ({ manufacturer }) => manufacturer },
  { title: 'Form', kind: 'text', of: ({ form }) => form },
  { title: 'Strength', kind: 'text', of: ({ strength }) => strength },
  { title: 'Pack', kind: 'text', of: ({ pack }) => pack },
  { title: 'Schedule', kind: 'text', of: ({ schedule }) => schedule },
  { title: 'HSN', kind: 'text', of: ({ hsn }) => hsn },
  { title: 'GST %', kind: 'number', of: ({ gst_basis_points: gst }) => percentOf(gst) },
  { title: 'Highest Price (MRP)', kind: 'money', of: ({ mrp_paise }) => mrp_paise },
  { title: 'Last Updated', kind: 'moment', of: ({ updated_at }) => updated_at },
];

const costOf = ({ quantity, buying_price_paise: price }: BatchRow) =>
  price === null ? null : quantity * price;

const BATCHES: readonly Column<BatchRow>[] = [
  { title: 'Drug', kind: 'text', of: ({ name }) => name },
  { title: 'Batch', kind: 'text', of: ({ batch_no }) => batch_no },
  { title: 'Expiry date', kind: 'day', of: ({ expiry_date }) => expiry_date },
  { title: 'Quantity', kind: 'number', of: ({ quantity }) => quantity },
  { title: 'Buying price', kind: 'money', of: ({ buying_price_paise }) => buying_price_paise },
  { title: 'Cost', kind: 'money', of: costOf },
  { title: 'Received', kind: 'moment', of: ({ created_at }) => created_at },
];

/** Writes the inventory as an Excel file: the drugs, and the batches in stock. */
export const work: TaskWork<ExportContext> = ({ tx, input: { today, timeZone }, file, tell }) =>
  writeWorkbook(file, {
    timeZone,
    told: countedBy(tell),
    sheets: [
      sheet({ name: 'Inventory', columns: DRUGS, rows: drugsByName(tx, today, null).stream() }),
      sheet({ name: 'Batches', columns: BATCHES, rows: batchesByName(tx).stream() }),
    ],
  });
