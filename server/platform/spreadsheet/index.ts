import { withReader } from './open-reader.ts';
import type { Rows } from './parse-sheet.ts';

export type { Cell, Rows } from './parse-sheet.ts';

const PROGRAM = new URL('./reader.child.ts', import.meta.url);

/**
 * The rows of the first sheet of an Excel file that holds anything (.xlsx, .xls, also HTML saved as
 * .xls). Throws a `Refusal` with one of `SPREADSHEET_MESSAGES`.
 */
export function readSpreadsheet(file: Uint8Array): Promise<Rows> {
  return withReader({ program: PROGRAM, file, options: {} }, async (reader) => {
    const { value } = await reader.plan({}).next();
    // It is our own program that has written this.
    return JSON.parse(value?.json ?? '[]') as Rows;
  });
}
