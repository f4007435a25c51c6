import { z } from 'zod';
import { ImportBody, ImportRow } from '../kernel/import.ts';
import { Money } from '../kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';

/** Meaning of the quantities of a file: a delivery, or a count of the shelf. */
export const IMPORT_MODES = ['delivery', 'count'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];
export const IMPORT_MODE_LABELS = {
  delivery: 'A delivery: its quantities are added',
  count: 'A stock count: its quantities are the stock',
} as const satisfies Record<ImportMode, string>;

/** Without a type, a file sets the stock. */
export const ImportDrugsBody = ImportBody.extend({
  mode: z.enum(IMPORT_MODES, { error: M.unknownMode }).default('count'),
});

/** A row of a stock list and its outcome. */
export const DrugImportRow = ImportRow.extend({
  quantity_in_stock: z.int().nullable(),
  expiry_date: z.iso.date().nullable(),
  /** For an existing drug: its stock and price before, and its stock after this row. */
  stock_before: z.int().nullable().optional(),
  stock_after: z.int().nullable().optional(),
  price_before: Money.nullable().optional(),
});
export type DrugImportRow = z.output<typeof DrugImportRow>;
