/**
 * A process of its own that reads one spreadsheet from its input and writes its rows, or why not, to
 * its output. What a hostile file does to it ends with it.
 */
import { buffer } from 'node:stream/consumers';
import {
  SPREADSHEET_LIMITS,
  type SPREADSHEET_MESSAGES,
} from '#contract/kernel/spreadsheet.messages.ts';
import { kindOfFile } from './kind-of-file.ts';
import { parseSheet, type Rows, SheetRefused } from './parse-sheet.ts';
import { scanZip, ZipTooLarge } from './scan-zip.ts';

export type Reading = { rows: Rows } | { refused: keyof typeof SPREADSHEET_MESSAGES };

const MOST_ENTRIES = 2_000;

async function readSheet(file: Buffer): Promise<Reading> {
  const { unpackedBytes } = SPREADSHEET_LIMITS;
  const kind = kindOfFile(file);
  if (kind === 'unknown') return { refused: 'wrongType' };
  try {
    if (kind === 'zip') await scanZip(file, { unpackedBytes, entries: MOST_ENTRIES });
    return { rows: parseSheet(file, SPREADSHEET_LIMITS) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

function reasonOf(error: unknown): keyof typeof SPREADSHEET_MESSAGES {
  if (error instanceof ZipTooLarge) return 'unpacksTooLarge';
  if (error instanceof SheetRefused) return error.reason;
  // SheetJS tells of a password only in words.
  return /password|encrypt/i.test(String(error)) ? 'protected' : 'damaged';
}

process.stdout.write(JSON.stringify(await readSheet(await buffer(process.stdin))));
