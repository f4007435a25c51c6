import { z } from 'zod';
import { Money } from './money.ts';
import { SPREADSHEET_LIMITS, SPREADSHEET_MESSAGES } from './spreadsheet.messages.ts';

/** The Excel file of an import, in the form's field of this name. */
export function excelFile<const Field extends string>(field: Field) {
  return {
    field,
    maxBytes: SPREADSHEET_LIMITS.bytes,
    tooLarge: SPREADSHEET_MESSAGES.tooLarge,
    missing: SPREADSHEET_MESSAGES.noFile,
  };
}

/** With `preview` nothing is written. */
export const ImportBody = z.object({
  preview: z.enum(['true', 'false'], { error: 'Preview must be true or false.' }).default('false'),
});

/** A row of an import as it was read, and what becomes of it. */
export const ImportRow = z.object({
  /** As the spreadsheet numbers it. */
  row: z.int(),
  name: z.string(),
  price: Money.nullable(),
  becomes: z.enum(['added', 'updated', 'skipped']),
  /** Why it is skipped. */
  reason: z.string().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** What an import did, or with `preview` would do: the good rows in one go, the others with the reason. */
export const ImportResult = z.object({
  message: z.string(),
  /** Each heading of the file, and what it was read as; null is not read. */
  columns: z.array(z.object({ heading: z.string(), read_as: z.string().nullable() })).optional(),
  details: z.object({
    added: z.int(),
    updated: z.int(),
    skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
  }),
});
export type ImportResult = z.output<typeof ImportResult>;

/** `3 added, 1 updated, 2 skipped.` */
export function importMessage({ added, updated, skipped }: ImportResult['details']): string {
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${added} added, ${updated} updated${left}.`;
}
