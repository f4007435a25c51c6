import { withReader } from '../platform/spreadsheet/open-reader.ts';
import { Rows } from '../platform/spreadsheet/parse-sheet.ts';

const PROGRAM = new URL('./read-spreadsheet.child.ts', import.meta.url);

/**
 * Reads the rows of the first non-empty sheet of an Excel file (.xlsx, .xls, or HTML saved as
 * .xls). Throws a `Refusal` with one of `SPREADSHEET_MESSAGES`.
 */
export function readSpreadsheet(file: Uint8Array): Promise<Rows> {
  return withReader({ program: PROGRAM, file, options: {} }, async (reader) => {
    const { value } = await reader.plan({}).next();
    return Rows.parse(JSON.parse(value?.json ?? '[]'));
  });
}
