import { z } from 'zod';
import { ImportRow } from '../kernel/import.ts';

/** A row of a stock list, and what becomes of it. */
export const DrugImportRow = ImportRow.extend({
  quantity_in_stock: z.int().nullable(),
  expiry_date: z.iso.date().nullable(),
});
export type DrugImportRow = z.output<typeof DrugImportRow>;
