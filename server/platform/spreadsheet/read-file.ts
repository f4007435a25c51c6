import { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';
import { kindOfFile } from './kind-of-file.ts';
import { parseSheets, type Sheet, SheetRefused } from './parse-sheet.ts';
import { isTabbed, isText, parseText } from './parse-text.ts';
import type { Reason } from './reader-messages.ts';
import { scanZip, ZipTooLarge } from './scan-zip.ts';

/** The files that a call accepts: of Excel, or of other programs. */
export type FileSort = 'excel' | 'other';

const MOST_ENTRIES = 2_000;

function reasonOf(error: unknown): Reason {
  if (error instanceof ZipTooLarge) return 'unpacksTooLarge';
  if (error instanceof SheetRefused) return error.reason;
  // SheetJS reports a password only in its message.
  return /password|encrypt/i.test(String(error)) ? 'protected' : 'damaged';
}

/**
 * The sheets of a file, or why it is refused. Excel's files include a page or a text with tabs that
 * a program has named .xls; the `other` sort adds texts with any delimiter.
 */
export async function sheetsOfFile(
  file: Buffer,
  sort: FileSort = 'excel',
): Promise<readonly Sheet[] | Reason> {
  const kind = kindOfFile(file);
  try {
    if (kind === 'unknown') {
      const isTable = sort === 'other' ? isText(file) : isTabbed(file);
      if (!isTable) return sort === 'other' ? 'wrongOtherType' : 'wrongType';
      return [{ name: 'Sheet1', rows: parseText(file, SPREADSHEET_LIMITS) }];
    }
    const { unpackedBytes } = SPREADSHEET_LIMITS;
    if (kind === 'zip') await scanZip(file, { unpackedBytes, entries: MOST_ENTRIES });
    return parseSheets(file, SPREADSHEET_LIMITS);
  } catch (error) {
    return reasonOf(error);
  }
}
