import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { Head, isMark, Mark } from './format.ts';
import type { TableSum } from './read-rows.ts';

/** What is found in a backup, in its order. The rows of a table come in handfuls. */
export type Piece =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  | { readonly kind: 'end'; readonly name: string; readonly sum: TableSum };

const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** The lines of a file of ours; damage of any kind is one `BackupError`. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    // The reader of lines ends quietly when its source breaks.
    if (text.errored) throw text.errored;
  } catch (error) {
    throw new BackupError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    source.destroy();
    text.destroy();
  }
}

function parsed<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  line: string,
) {
  let value: unknown;
  try {
    value = JSON.parse(line.slice(1));
  } catch {
    throw new BackupError('the file is damaged: a line cannot be read.');
  }
  const { success, data } = schema.safeParse(value);
  return success ? data : undefined;
}

/**
 * Reads a backup: its head, and its pieces one after the other. Throws a `BackupError` when it is
 * none, when rows were changed or are missing, and when it was cut off; what was read until then
 * must not be kept.
 */
export async function openBackup(
  lines: AsyncIterable<string>,
): Promise<{ head: Head; pieces: AsyncGenerator<Piece> }> {
  const reading = lines[Symbol.asyncIterator]();
  const { value: first } = await reading.next();
  const head = typeof first === 'string' && isMark(first) ? parsed<Head>(Head, first) : undefined;
  if (!head) throw new BackupError('the file is no backup of OpenOPD.');
  return { head, pieces: piecesOf({ [Symbol.asyncIterator]: () => reading }) };
}

async function* piecesOf(lines: AsyncIterable<string>): AsyncGenerator<Piece> {
  let hash = createHash('sha256');
  let count = 0;
  let waiting: string[] = [];
  let size = 0;
  let tables = 0;
  for await (const line of lines) {
    if (!isMark(line)) {
      hash.update(`${line}\n`);
      count += 1;
      size += line.length;
      waiting.push(line);
      if (waiting.length < ROWS_AT_ONCE && size < CHARACTERS_AT_ONCE) continue;
    }
    if (waiting.length > 0) yield { kind: 'rows', lines: waiting };
    waiting = [];
    size = 0;
    if (!isMark(line)) continue;
    const mark = parsed<Mark>(Mark, line);
    if (!mark) throw new BackupError('the file is damaged: a line cannot be understood.');
    if ('complete' in mark) {
      if (mark.tables !== tables) break;
      return;
    }
    if ('table' in mark) {
      hash = createHash('sha256');
      count = 0;
      yield { kind: 'table', name: mark.table, columns: mark.columns };
      continue;
    }
    const sum = { rows: count, sha256: hash.digest('hex') };
    if (sum.rows !== mark.rows || sum.sha256 !== mark.sha256) {
      throw new BackupError(`the file is damaged: the rows of ${mark.end} are not what they were.`);
    }
    tables += 1;
    yield { kind: 'end', name: mark.end, sum };
  }
  throw new BackupError('the file is damaged: its end is missing.');
}
