import { z } from 'zod';
import { Instant } from './dates.ts';
import { Id } from './fields.ts';
import { Money } from './numbers/money.ts';
import { pageQuery } from './paging.ts';
import { SPREADSHEET_LIMITS, SPREADSHEET_MESSAGES } from './spreadsheet.messages.ts';

/** The Excel file of an import, in the form field of this name. */
export function excelFile<const Field extends string>(field: Field) {
  return {
    field,
    maxBytes: SPREADSHEET_LIMITS.bytes,
    tooLarge: SPREADSHEET_MESSAGES.tooLarge,
    missing: SPREADSHEET_MESSAGES.noFile,
  };
}

/** With `preview`, nothing is written. */
export const ImportBody = z.object({
  preview: z.enum(['true', 'false'], { error: 'Preview must be true or false.' }).default('false'),
});

/** A parsed row of an import and its outcome. */
export const ImportRow = z.object({
  /** The row number of the spreadsheet. */
  row: z.int(),
  name: z.string(),
  price: Money.nullable(),
  becomes: z.enum(['added', 'updated', 'skipped']),
  /** Why it was skipped. */
  reason: z.string().nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** Maximum rows in one import reply; the rest of a longer file is requested in pages. */
export const IMPORT_ROWS_AT_ONCE = 200;
/** How long the sender can still request the rows of a longer file. */
export const IMPORT_ROWS_KEPT_MINUTES = 30;

/**
 * The result of an import, or with `preview` its expected result: the valid rows together, the
 * others each with a reason. For a file of more than `IMPORT_ROWS_AT_ONCE` rows the reply contains
 * only that many, skipped rows first.
 */
export const ImportResult = z.object({
  message: z.string(),
  /** Each heading of the file and the field that it maps to; null is ignored. */
  columns: z.array(z.object({ heading: z.string(), read_as: z.string().nullable() })).optional(),
  details: z.object({
    added: z.int(),
    updated: z.int(),
    skipped: z.array(z.object({ row: z.int(), reason: z.string() })),
    /** The number of skipped rows, when not all of them are listed. */
    skipped_count: z.int().optional(),
  }),
  /** The id for requesting all rows of a longer file, and its expiry. */
  kept: z.object({ id: Id, total_rows: z.int(), until: Instant }).optional(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** A page of the rows of a longer file: skipped rows first, then in file order. */
export const ImportRowsQuery = z.object(pageQuery(10));
export const ImportRowsParams = z.object({ id: Id });

/** The error when the rows have expired or belong to another user. */
export const IMPORT_ROWS_GONE = 'These rows have expired. Please choose the file again.';

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
