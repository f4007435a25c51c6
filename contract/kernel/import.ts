import { z } from 'zod';
import { Instant } from './dates.ts';
import { Id } from './fields.ts';
import { Money } from './numbers/money.ts';
import { pageQuery } from './paging.ts';
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

/** The most rows that an import answers at once; of a longer file the others are asked for in pages. */
export const IMPORT_ROWS_AT_ONCE = 200;
/** How long the rows of a longer file are kept for whoever has sent it. */
export const IMPORT_ROWS_KEPT_MINUTES = 30;

/**
 * What an import did, or with `preview` would do: the good rows in one go, the others with the reason. Of
 * a file of more than `IMPORT_ROWS_AT_ONCE` rows only so many are answered, the skipped ones first.
 */
export const ImportResult = z.object({
  message: z.string(),
  /** Each heading of the file, and what it was read as; null is not read. */
  columns: z.array(z.object({ heading: z.string(), read_as: z.string().nullable() })).optional(),
  details: z.object({
    added: z.int(),
    updated: z.int(),
    skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
    /** How many are skipped, when not all of them are listed. */
    skipped_count: z.int().optional(),
  }),
  /** Under which id all rows of a longer file are asked for, and until when. */
  kept: z.object({ id: Id, total_rows: z.int(), until: Instant }).optional(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** A page of the rows of a longer file: the skipped ones first, then as in the file. */
export const ImportRowsQuery = z.object(pageQuery(10));
export const ImportRowsParams = z.object({ id: Id });

/** What is told whose file's rows are kept no more, or were never theirs. */
export const IMPORT_ROWS_GONE = 'These rows are kept no more. Please choose the file again.';

export function importRowsOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), totalCount: z.int() });
}

/** `3 added, 1 updated, 2 skipped.` */
export function importMessage({
  added,
  updated,
  skipped,
  skipped_count,
}: ImportResult['details']): string {
  const count = skipped_count ?? skipped.length;
  const left = count > 0 ? `, ${count} skipped` : '';
  return `${added} added, ${updated} updated${left}.`;
}
