import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { SPREADSHEET_LIMITS } from '#contract/kernel/spreadsheet.messages.ts';
import { kindOfFile } from './kind-of-file.ts';
import { parseSheet, type Rows, SheetRefused } from './parse-sheet.ts';
import { type Piece, type Reason, Said, type Told } from './reader-messages.ts';
import { scanZip, ZipTooLarge } from './scan-zip.ts';

/** The clinic's rows sent by the server, by name, parsed by their schema. */
export type Known = { of<Row>(name: string, row: z.ZodType<Row>): Row[] };

/** The purpose for which a file is read. Each part runs in the reader process, without I/O. */
export type ReaderJob<Table> = {
  /** The table of the sheet, or a message about why there is none. */
  read(rows: Rows, options: object): { readonly table: Table } | { readonly told: string };
  /** The ids of the known rows that this table refers to. */
  wanted(table: Table, known: Known): string[];
  /** Yields the outcome of each row, in pieces. */
  plan(table: Table, known: Known, options: object): Iterable<Piece>;
};

const MOST_ENTRIES = 2_000;

async function rowsOf(file: Buffer): Promise<Rows | Reason> {
  const { unpackedBytes } = SPREADSHEET_LIMITS;
  const kind = kindOfFile(file);
  if (kind === 'unknown') return 'wrongType';
  try {
    if (kind === 'zip') await scanZip(file, { unpackedBytes, entries: MOST_ENTRIES });
    return parseSheet(file, SPREADSHEET_LIMITS);
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): Reason {
  if (error instanceof ZipTooLarge) return 'unpacksTooLarge';
  if (error instanceof SheetRefused) return error.reason;
  // SheetJS reports a password only in its message.
  return /password|encrypt/i.test(String(error)) ? 'protected' : 'damaged';
}

function createKnown() {
  const pieces = new Map<string, string[]>();
  const known: Known = {
    of(name, row) {
      const rows = z.array(row);
      return (pieces.get(name) ?? []).flatMap((json) => rows.parse(JSON.parse(json)));
    },
  };
  const add = ({ name, json }: Piece) => pieces.set(name, [...(pieces.get(name) ?? []), json]);
  return { known, add, clear: () => pieces.clear() };
}

/** Serves one file: its bytes come on standard input, the questions over the IPC channel. */
export function serveReader<Table>(job: ReaderJob<Table>): void {
  const { known, add, clear } = createKnown();
  let table: Table | undefined;
  let pieces: Iterator<Piece> = [][Symbol.iterator]();

  async function read(options: object): Promise<Told> {
    const rows = await rowsOf(await buffer(process.stdin));
    if (typeof rows === 'string') return { refused: rows };
    const found = job.read(rows, options);
    if ('told' in found) return found;
    table = found.table;
    // A reader is killed when done, before Node.js would write its compile cache. No-op without a cache.
    flushCompileCache();
    return { ready: true };
  }

  async function answer(said: Said): Promise<Told | undefined> {
    if ('read' in said) return read(said.read);
    if ('know' in said) return void add(said.know);
    if ('forget' in said) return void clear();
    if (table === undefined) throw new Error('Nothing has been read.');
    if ('wanted' in said) return { wanted: JSON.stringify(job.wanted(table, known)) };
    if ('plan' in said) pieces = job.plan(table, known, said.plan)[Symbol.iterator]();
    const { done, value } = pieces.next();
    return { piece: done ? null : value };
  }

  process.on('message', async (said: unknown) => {
    const told = await answer(Said.parse(said));
    if (told) process.send?.(told);
  });
  process.once('disconnect', () => process.exit());
}
