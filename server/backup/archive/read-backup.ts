import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { FORMAT, Head, isMark, Mark } from './format.ts';
import type { BackupKey } from './key.ts';
import type { OnProgress } from './progress.ts';
import type { TableSum } from './read-rows.ts';
import { isSealed, unsealWith } from './seal.ts';

/** The parts of a backup, in order. The rows of a table come in batches. */
export type Piece =
  | { readonly kind: 'table'; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  | { readonly kind: 'end'; readonly name: string; readonly sum: TableSum };

const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** The means to open a backup. */
export type Opening = {
  keys: readonly BackupKey[];
  /** Whether to accept an unencrypted file, as created before there were keys. */
  unencrypted?: boolean;
};

async function beginOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function checkPlain(file: string, begin: Buffer, isTaken: boolean): void {
  const isGzip = begin[0] === 0x1f && begin[1] === 0x8b;
  if (!isGzip) throw new BackupError(`${file} is not an OpenOPD backup.`);
  if (isTaken) return;
  throw new BackupError(
    `${file} is not encrypted: an older OpenOPD made it, or somebody else, and nothing shows whether it was changed. If you know where it comes from, add --unencrypted.`,
  );
}

/** The bytes of a backup after unsealing: gzipped text. */
export async function* unsealedFile(
  file: string,
  { keys, unencrypted = false }: Opening,
): AsyncGenerator<Buffer> {
  const begin = await beginOf(file);
  const sealed = isSealed(begin);
  if (!sealed) checkPlain(file, begin, unencrypted);
  const source = createReadStream(file);
  try {
    yield* sealed ? unsealWith(keys, source) : source;
  } finally {
    source.destroy();
  }
}

/** The lines of a backup file. Damage of any kind becomes a `BackupError`. */
export async function* linesOfFile(file: string, opening: Opening): AsyncGenerator<string> {
  const source = Readable.from(unsealedFile(file, opening), { objectMode: false });
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    // readline ends without an error when its source fails.
    if (text.errored) throw text.errored;
  } catch (error) {
    if (error instanceof BackupError) throw error;
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

const NEWER = z.object({ openopd_backup: z.int().gt(FORMAT) });

function whyNoHead(line: unknown): string {
  const isNewer = typeof line === 'string' && isMark(line) && parsed(NEWER, line) !== undefined;
  return isNewer
    ? 'this backup was made by a newer OpenOPD; update this one first.'
    : 'the file is not an OpenOPD backup.';
}

/**
 * Reads a backup: its head, then its parts. Throws a `BackupError` when it is not a backup, when
 * rows were changed or are missing, and when it is truncated. The caller must then discard what it
 * has read.
 */
export async function openBackup(
  lines: AsyncIterable<string>,
): Promise<{ head: Head; pieces: AsyncGenerator<Piece> }> {
  const reading = lines[Symbol.asyncIterator]();
  const { value: first } = await reading.next();
  const head = typeof first === 'string' && isMark(first) ? parsed<Head>(Head, first) : undefined;
  if (!head) throw new BackupError(whyNoHead(first));
  return { head, pieces: piecesOf({ [Symbol.asyncIterator]: () => reading }) };
}

/** Reads a whole backup, as `openBackup` does, and returns the number of its rows. */
export async function countBackup(
  lines: AsyncIterable<string>,
  onProgress?: OnProgress,
): Promise<number> {
  const { pieces } = await openBackup(lines);
  let rows = 0;
  for await (const piece of pieces) {
    if (piece.kind !== 'rows') continue;
    rows += piece.lines.length;
    onProgress?.({ step: 'read', rows });
  }
  return rows;
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
    if (!mark) throw new BackupError('the file is damaged: a line has an unknown format.');
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
      throw new BackupError(
        `the file is damaged: the rows of ${mark.end} do not match their checksum.`,
      );
    }
    tables += 1;
    yield { kind: 'end', name: mark.end, sum };
  }
  throw new BackupError('the file is damaged: its end is missing.');
}
