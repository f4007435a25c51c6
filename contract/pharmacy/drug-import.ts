import { z } from 'zod';
import { ImportBody, ImportRow } from '../kernel/import.ts';
import { Money } from '../kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';

/** What the quantities of a file are: what arrived, or what was counted on the shelf. */
export const IMPORT_MODES = ['delivery', 'count'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];
export const IMPORT_MODE_LABELS = {
  delivery: 'A delivery: its quantities are added',
  count: 'A stock count: its quantities are the stock',
} as const satisfies Record<ImportMode, string>;

/** A file that does not say what it is sets the stock, as it always did. */
export const ImportDrugsBody = ImportBody.extend({
  mode: z.enum(IMPORT_MODES, { error: M.unknownMode }).default('count'),
});

/** A row of a stock list, and what becomes of it. */
export const DrugImportRow = ImportRow.extend({
  quantity_in_stock: z.int().nullable(),
  expiry_date: z.iso.date().nullable(),
  /** Of a drug that is there: its stock and price until now, and its stock with this row. */
  stock_before: z.int().nullable().optional(),
  stock_after: z.int().nullable().optional(),
  price_before: Money.nullable().optional(),
});
export type DrugImportRow = z.output<typeof DrugImportRow>;
