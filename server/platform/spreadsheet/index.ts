import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { Refusal } from '../errors.ts';
import type { Rows } from './parse-sheet.ts';
import type { Reading } from './reader.child.ts';

export type { Cell, Rows } from './parse-sheet.ts';

const READER = fileURLToPath(new URL('./reader.child.ts', import.meta.url));
const MEMORY_MB = 512;
const TIMEOUT_MS = 20_000;

const CODES: Partial<Record<keyof typeof SPREADSHEET_MESSAGES, ErrorCode>> = {
  wrongType: 'unsupported_type',
  tooLarge: 'too_large',
  unpacksTooLarge: 'too_large',
  tooManyRows: 'too_large',
  tooManyColumns: 'too_large',
  tooHard: 'too_large',
};

let line: Promise<unknown> = Promise.resolve();

/**
 * The rows of the first sheet of an Excel file that holds anything (.xlsx, .xls, also HTML saved as
 * .xls), read in a process of its own with limits of time and memory, one file after the other.
 * Throws a `Refusal` with one of `SPREADSHEET_MESSAGES`.
 */
export async function readSpreadsheet(file: Uint8Array): Promise<Rows> {
  const turn = line.then(() => read(file));
  line = turn.catch(() => undefined);
  const reading = await turn;
  if ('rows' in reading) return reading.rows;
  const { refused } = reading;
  throw new Refusal(CODES[refused] ?? 'invalid_input', SPREADSHEET_MESSAGES[refused]);
}

function read(file: Uint8Array): Promise<Reading> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, READER], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of the server's secrets.
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    const told: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => told.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      // It has reached a limit: neither its memory nor its time was enough.
      if (code !== 0) resolve({ refused: 'tooHard' });
      // It is our own program that has written this.
      else resolve(JSON.parse(Buffer.concat(told).toString()) as Reading);
    });
    // A reader that has ended early does not want the rest.
    child.stdin.on('error', () => undefined);
    child.stdin.end(file);
  });
}
