import { z } from 'zod';
import { rupees } from '../kernel/money.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';

/** A row of an import as it was read, and what becomes of it. */
export const DrugImportRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  name: z.string(),
  price: rupees({ min: 0, message: M.invalidPrice }).nullable(),
  quantity_in_stock: z.int().nullable(),
  expiry_date: z.iso.date().nullable(),
  becomes: z.enum(['added', 'updated', 'skipped']),
  /** Why it is skipped. */
  reason: z.string().nullable(),
});
export type DrugImportRow = z.output<typeof DrugImportRow>;

/** What an import did, or with `preview` would do: the good rows in one go, the others with the reason. */
export const ImportResult = z.object({
  message: z.string(),
  details: z.object({
    added: z.int(),
    updated: z.int(),
    skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
  }),
});
