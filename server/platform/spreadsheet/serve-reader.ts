import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Sheet } from './parse-sheet.ts';
import { sheetsOfFile } from './read-file.ts';
import { type Piece, Said, type Told } from './reader-messages.ts';

/** The clinic's rows sent by the server, by name, parsed by their schema. */
export type Known = { of<Row>(name: string, row: z.ZodType<Row>): Row[] };

/** The purpose for which a file is read. Each part runs in the reader process, without I/O. */
export type ReaderJob<Table> = {
  /** The table of the file, or a message about why there is none. */
  read(
    sheets: readonly Sheet[],
    options: object,
  ): { readonly table: Table } | { readonly told: string };
  /** The ids of the known rows that this table refers to. */
  wanted(table: Table, known: Known): string[];
  /** Yields the outcome of each row, in pieces. */
  plan(table: Table, known: Known, options: object): Iterable<Piece>;
};

const FileOptions = z.object({ sort: z.enum(['excel', 'other']).default('excel') });

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

/** Answers the questions about one file. */
export function answersOf<Table>(
  job: ReaderJob<Table>,
  file: () => Promise<Buffer>,
): (said: Said) => Promise<Told | undefined> {
  const { known, add, clear } = createKnown();
  let table: Table | undefined;
  let pieces: Iterator<Piece> = [][Symbol.iterator]();

  async function read(options: object): Promise<Told> {
    const { sort } = FileOptions.parse(options);
    const sheets = await sheetsOfFile(await file(), sort);
    if (typeof sheets === 'string') return { refused: sheets };
    const found = job.read(sheets, options);
    if ('told' in found) return found;
    table = found.table;
    return { ready: true };
  }

  return async function answer(said) {
    if ('read' in said) return read(said.read);
    if ('know' in said) return void add(said.know);
    if ('forget' in said) return void clear();
    if (table === undefined) throw new Error('Nothing has been read.');
    if ('wanted' in said) return { wanted: JSON.stringify(job.wanted(table, known)) };
    if ('plan' in said) pieces = job.plan(table, known, said.plan)[Symbol.iterator]();
    const { done, value } = pieces.next();
    return { piece: done ? null : value };
  };
}

/** Serves one file: its bytes come on standard input, the questions over the IPC channel. */
export function serveReader<Table>(job: ReaderJob<Table>): void {
  const answer = answersOf(job, () => buffer(process.stdin));
  process.on('message', async (message: unknown) => {
    const said = Said.parse(message);
    const told = await answer(said);
    // A reader is killed when done, before Node.js would write its compile cache. No-op without one.
    if ('read' in said) flushCompileCache();
    if (told) process.send?.(told);
  });
  process.once('disconnect', () => process.exit());
}
