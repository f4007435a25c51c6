import { z } from 'zod';
import { Instant } from './dates.ts';
import { Id } from './fields.ts';
import { Money } from './numbers/money.ts';
import { pageQuery } from './paging.ts';
import { SPREADSHEET_LIMITS, SPREADSHEET_MESSAGES } from './spreadsheet.messages.ts';

/** A file of another program (`.csv`, `.ods`), in the form field `file`. */
export const OTHER_FILE = {
  field: 'file',
  maxBytes: SPREADSHEET_LIMITS.bytes,
  tooLarge: SPREADSHEET_MESSAGES.tooLarge,
  missing: SPREADSHEET_MESSAGES.noFile,
} as const;

/** The Excel file of an import, in the form field of this name. */
export function excelFile<const Field extends string>(field: Field) {
  return {
    field,
    maxBytes: SPREADSHEET_LIMITS.bytes,
    tooLarge: SPREADSHEET_MESSAGES.tooLarge,
    missing: SPREADSHEET_MESSAGES.noFile,
  };
}

/**
 * The fields of columns as a person assigned them, by position: `0:name,3:price,4:` imports the first
 * and the fourth, and not the fifth. Empty reads a table even without known headings.
 */
export const ImportColumns = z
  .string()
  .max(10_000)
  .regex(/^(?:\d{1,3}:[a-z_]*(?:,\d{1,3}:[a-z_]*)*)?$/, { error: 'The columns are not readable.' })
  .optional();

/** The assignments of `ImportColumns`; undefined when nothing was assigned. */
export function assignedColumns(
  text: string | undefined,
): ReadonlyMap<number, string | null> | undefined {
  if (text === undefined) return undefined;
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split(':'));
  return new Map(pairs.map(([column, field]) => [Number(column), field || null]));
}

/** A cell that a person mended in the preview: it is read as if the file had this text. */
export const MendedCell = z.object({
  sheet: z.string().max(100).optional(),
  row: z.int().min(1),
  field: z.string().max(60),
  text: z.string().max(500),
});
export type MendedCell = z.output<typeof MendedCell>;
const MendedCellList = z.array(MendedCell).max(1_000);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Mended cells as JSON, since a form with a file has texts only. */
export const MendedCells = z
  .string()
  .max(500_000)
  .refine((text) => MendedCellList.safeParse(jsonOf(text)).success, {
    error: 'The mended cells are not readable.',
  })
  .optional();

/** The cells of `MendedCells`. */
export function mendedCells(text: string | undefined): readonly MendedCell[] {
  return text === undefined ? [] : MendedCellList.parse(jsonOf(text));
}

/** With `preview`, nothing is written. */
export const ImportBody = z.object({
  columns: ImportColumns,
  /** Cells of rows that needed a look, as a person mended them. */
  mended: MendedCells,
  preview: z.enum(['true', 'false'], { error: 'Preview must be true or false.' }).default('false'),
});

/** A parsed row of an import and its outcome. */
export const ImportRow = z.object({
  /** The row number of the spreadsheet. */
  row: z.int(),
  /** The sheet, when the list goes over several. */
  sheet: z.string().optional(),
  name: z.string(),
  price: Money.nullable(),
  /** The price of an existing one until now. */
  price_before: Money.nullable().optional(),
  /** `same` changes nothing; `look` waits for a person to mend it; `skipped` is not a row to import. */
  becomes: z.enum(['added', 'updated', 'same', 'look', 'skipped']),
  /** Why it was not imported. */
  reason: z.string().nullable(),
  /** The field that needs a look, and its cell as the file has it. */
  field: z.string().nullable().optional(),
  cell: z.string().nullable().optional(),
});
export type ImportRow = z.output<typeof ImportRow>;

const JUMP = 3;
/** Whether a price becomes more than three times as high or as low: often one of another pack. */
export const isJump = ({ becomes, price, price_before: before }: ImportRow): boolean =>
  becomes === 'updated' && !!price && !!before && (price > before * JUMP || price * JUMP < before);

const rankOf = (row: ImportRow): number => {
  if (row.reason !== null) return row.becomes === 'look' ? 0 : 1;
  if (row.field) return 2;
  return isJump(row) ? 3 : 4;
};

/**
 * Rows that a person must look at first, then others that are not imported, those with a cell that
 * cannot be read, those whose price jumps, and the others.
 */
export function inImportOrder<Row extends ImportRow>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => rankOf(a) - rankOf(b));
}

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
  columns: z
    .array(
      z.object({
        heading: z.string(),
        read_as: z.string().nullable(),
        /** Its position from 0, its field, whether the heading is known, and its first values. */
        column: z.int().optional(),
        field: z.string().nullable().optional(),
        known: z.boolean().optional(),
        samples: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  details: z.object({
    added: z.int(),
    updated: z.int(),
    /** Rows that change nothing. */
    same: z.int().optional(),
    /** Rows whose price changes more than threefold. */
    jumps: z.int().optional(),
    /** Rows that a person has to mend; they are among the skipped ones. */
    look: z.int().optional(),
    /** The refused rows: with the name as the file has it, and the sheet of a list over several. */
    skipped: z.array(
      z.object({
        row: z.int(),
        reason: z.string(),
        name: z.string().optional(),
        sheet: z.string().optional(),
      }),
    ),
    /** The number of skipped rows, when not all of them are listed. */
    skipped_count: z.int().optional(),
  }),
  /** The id for requesting all rows of a longer file, and its expiry. */
  kept: z.object({ id: Id, total_rows: z.int(), until: Instant }).optional(),
});
export type ImportResult = z.output<typeof ImportResult>;

/** An import that changed something is undone by this id, until this moment. */
export const ImportUndo = z.object({ id: Id, until: Instant }).optional();

/** A page of the rows of a longer file: skipped rows first, then in file order. */
export const ImportRowsQuery = z.object(pageQuery(10));
export const ImportRowsParams = z.object({ id: Id });

/** The error when the rows have expired or belong to another user. */
export const IMPORT_ROWS_GONE = 'These rows have expired. Please choose the file again.';

export function importRowsOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), totalCount: z.int() });
}

/** `3 added, 1 updated, 5 the same, 2 skipped.` */
export function importMessage({
  added,
  updated,
  same = 0,
  skipped,
  skipped_count,
}: ImportResult['details']): string {
  const count = skipped_count ?? skipped.length;
  const unchanged = same > 0 ? `, ${same} the same` : '';
  const left = count > 0 ? `, ${count} skipped` : '';
  return `${added} added, ${updated} updated${unchanged}${left}.`;
}
