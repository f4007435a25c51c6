import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id, optionalText } from '../kernel/fields.ts';
import { ImportBody, ImportResult, ImportRow, ImportUndo } from '../kernel/import.ts';
import { Money } from '../kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';
import { INVOICE_SENT } from './suppliers/supplier-invoice.ts';

/** Meaning of a file: a delivery, a count of the shelf, or a list of prices only. */
export const IMPORT_MODES = ['delivery', 'count', 'prices'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];
export const IMPORT_MODE_LABELS = {
  delivery: 'A delivery: its quantities are added',
  count: 'A stock count: its quantities are the stock',
  prices: 'A price list: only prices are taken',
} as const satisfies Record<ImportMode, string>;

/**
 * Whether the prices of a file with packs are for one piece or a pack; `pack` also counts the quantities
 * in packs.
 */
export const IMPORT_PERS = ['piece', 'price-of-pack', 'pack'] as const;
export type ImportPer = (typeof IMPORT_PERS)[number];

/** The reason of the corrections of a count without one of the user. */
export const COUNT_REASON = 'Stock count from a file';

/** The fields that a column of a file may have, with their display names. */
export const DRUG_FIELD_LABELS = {
  name: 'Name',
  strength: 'Strength',
  generic_name: 'Generic name',
  form: 'Form',
  pack: 'Pack',
  manufacturer: 'Manufacturer',
  schedule: 'Schedule',
  hsn: 'HSN',
  gst_percent: 'GST rate',
  igst_percent: 'IGST rate',
  cgst_percent: 'CGST rate',
  sgst_percent: 'SGST rate',
  mrp: 'Highest price (MRP)',
  description: 'Description',
  price: 'Price',
  quantity_in_stock: 'Stock',
  free_quantity: 'Free quantity',
  loose_quantity: 'Loose pieces beside strips',
  unit: 'Unit',
  supplier: 'Supplier',
  batch_no: 'Batch',
  expiry_date: 'Expiry date',
  buying_price: 'Buying price',
  box_number: 'Box Number',
  /** Only in a count or a delivery. Kept with the moved stock, not with the drug. */
  remark: 'Remark',
} as const;
/** The fields that a price list changes. */
export const PRICE_FIELD_LABELS = {
  name: DRUG_FIELD_LABELS.name,
  price: DRUG_FIELD_LABELS.price,
} as const;
export type DrugField = keyof typeof DRUG_FIELD_LABELS;
export const DRUG_FIELDS = Object.keys(DRUG_FIELD_LABELS) as [DrugField, ...DrugField[]];

/** Without a type, a file sets the stock. */
export const ImportDrugsBody = ImportBody.extend({
  /** Whether drugs that are not in the inventory are added. */
  new_drugs: z.enum(['add', 'leave'], { error: M.unknownMode }).default('add'),
  mode: z.enum(IMPORT_MODES, { error: M.unknownMode }).default('count'),
  /** Why the stock differs; kept with each correction of a count. */
  reason: optionalText({ label: 'Reason', max: 200 }),
  /** Without it, prices and quantities are those of pieces. An answer is kept for the file's headings. */
  per: z.enum(IMPORT_PERS, { error: M.unknownPer }).optional(),
  /** Only in a delivery. */
  ...INVOICE_SENT,
});

const NamedDrug = z.object({ id: Id, name: z.string() });

/** A row of a stock list and its outcome. */
export const DrugImportRow = ImportRow.extend({
  quantity_in_stock: z.int().nullable(),
  expiry_date: z.iso.date().nullable(),
  /** The free ones of these pieces, of a delivery. */
  free_quantity: z.int().optional(),
  batch_no: z.string().nullable().optional(),
  buying_price: Money.nullable().optional(),
  /** The field that needs a look. */
  field: z.enum(DRUG_FIELDS).nullable().optional(),
  /** Remarks on a row that is imported, such as an expiry that could not be read. */
  notes: z.array(z.string()).optional(),
  /** For an existing drug: its stock before and after this row. */
  stock_before: z.int().nullable().optional(),
  stock_after: z.int().nullable().optional(),
  /** The other fields of an existing drug that the row changes. */
  changes: z
    .array(
      z.object({ field: z.enum(DRUG_FIELDS), before: z.string().nullable(), after: z.string() }),
    )
    .optional(),
  /** The GST rate in percent that the row states, and the one that the drug has today. */
  gst_percent: z.number().nullable().optional(),
  gst_before: z.number().nullable().optional(),
  /** The drug of the inventory that a new one probably is another writing of. */
  other_writing_of: NamedDrug.optional(),
  /** The expiry of the batch, where the row corrects it; null: it was not known. */
  expiry_before: z.iso.date().nullable().optional(),
});
export type DrugImportRow = z.output<typeof DrugImportRow>;

/** A batch on the shelf that a count by batch does not name: its stock goes to 0. */
export const GoneBatch = z.object({
  name: z.string(),
  batch_no: z.string().nullable(),
  expiry_date: z.iso.date().nullable(),
  quantity: z.int(),
});
export type GoneBatch = z.output<typeof GoneBatch>;
/** The most batches that a reply names. */
export const GONE_BATCHES_NAMED = 200;

/** A new drug that was imported, and the one that it probably is another writing of. */
export const OtherWriting = z.object({
  row: z.int(),
  sheet: z.string().optional(),
  name: z.string(),
  of: NamedDrug,
});
export type OtherWriting = z.output<typeof OtherWriting>;
/** The most other writings that a reply names. */
export const WRITINGS_NAMED = 200;

/** The rows that name a pack of several pieces, and one of them, as the file has it. */
export const PacksInFile = z.object({
  rows: z.int(),
  /** Whether the drugs cost so far what a piece of the pack would: the prices are those of packs. */
  likely_packs: z.boolean().optional(),
  /** The answer at the last import of a file with these headings. */
  answered: z.enum(IMPORT_PERS).optional(),
  example: z.object({
    name: z.string(),
    pack: z.string(),
    price: Money,
    quantity: z.int().nullable(),
    /** Null where strips and boxes may be meant. */
    pieces: z.int().nullable(),
    /** The cell itself counts packs: `8 strips`. */
    in_packs: z.boolean().optional(),
  }),
});
export type PacksInFile = z.output<typeof PacksInFile>;

/** The reply of an import, or of its preview. */
export const DrugImportReply = ImportResult.extend({
  rows: z.array(DrugImportRow),
  gone: z.array(GoneBatch).optional(),
  /** The number of such batches, when not all of them are named. */
  gone_count: z.int().optional(),
  /** Rows whose prices may be those of a pack. */
  packs: PacksInFile.optional(),
  /** Only in the preview of a delivery: when the same file was imported as one, and by whom. */
  imported_before: z.object({ at: Instant, by: z.string() }).optional(),
  /** Only in the preview of a delivery: the invoice that the lines above its table name. */
  invoice: z
    .object({
      supplier_id: Id.optional(),
      number: z.string().optional(),
      date: z.iso.date().optional(),
    })
    .optional(),
  /** The new drugs that the inventory probably has under another writing; at most `WRITINGS_NAMED`. */
  other_writings: z.array(OtherWriting).optional(),
  undo: ImportUndo,
});
export type DrugImportReply = z.output<typeof DrugImportReply>;
