import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { Refusal } from '../errors.ts';
import { type Piece, type Said, Told } from './reader-messages.ts';

const MEMORY_MB = 512;
/** By the clock, so that a busy PC with a slow disk can still read an honest file. */
const TIMEOUT_MS = 60_000;
/** Half of the server’s share of a busy core, roughly. At 10, it starved beside two busy programs. */
const PRIORITY = 5;
const { NODE_COMPILE_CACHE: COMPILE_CACHE } = process.env;

const CODES: Partial<Record<keyof typeof SPREADSHEET_MESSAGES, ErrorCode>> = {
  wrongType: 'unsupported_type',
  wrongOtherType: 'unsupported_type',
  tooLarge: 'too_large',
  unpacksTooLarge: 'too_large',
  tooManyRows: 'too_large',
  tooManyColumns: 'too_large',
  tooHard: 'too_large',
};

function refusalOf(reason: keyof typeof SPREADSHEET_MESSAGES): Refusal {
  return new Refusal(CODES[reason] ?? 'invalid_input', SPREADSHEET_MESSAGES[reason]);
}

type Opening = {
  /** The program of the reader process, which calls `serveReader`. */
  readonly program: URL;
  readonly file: Uint8Array;
  readonly options: Record<string, unknown>;
  /** Aborted when the caller disconnects, which ends the process. */
  readonly signal?: AbortSignal;
};

/** A file that a separate process has read. */
export type Reader = {
  /** Sends rows of the clinic to the process; `forget` drops them again. */
  know(pieces: readonly Piece[]): Promise<void>;
  forget(): Promise<void>;
  /** The ids of the known rows that the file refers to, as a JSON array. */
  wanted(): Promise<string>;
  /** Yields the planned rows. The next piece is requested once the last one is processed. */
  plan(options: Record<string, unknown>): AsyncGenerator<Piece>;
};

/** The dialogue with a reader: one question at a time. */
export type Talk = { sent(said: Said): Promise<void>; ask(said: Said): Promise<Told> };

/** The dialogue with a process, in which each question has a timeout. */
function talkWith(child: ChildProcess): Talk {
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    // It exceeded its memory or time limit.
    child.once('exit', () => reject(refusalOf('tooHard')));
  });
  ended.catch(() => undefined);
  const send = (said: Said) =>
    new Promise<void>((resolve, reject) => {
      child.send(said, (error) => (error ? reject(error) : resolve()));
    });
  const sent = (said: Said) => Promise.race([send(said).catch(() => ended), ended]);
  return {
    sent,
    async ask(said: Said): Promise<Told> {
      const answer = new Promise<unknown>((resolve) => child.once('message', resolve));
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      try {
        await sent(said);
        return Told.parse(await Promise.race([answer, ended]));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The dialogue, in which a refusal of the other side is thrown. */
const accepted = ({ sent, ask }: Talk): Talk => ({
  sent,
  async ask(said) {
    const told = await ask(said);
    if ('refused' in told) throw refusalOf(told.refused);
    if ('told' in told) throw new Refusal('invalid_input', told.told);
    return told;
  },
});

function readerOf({ ask, sent }: Talk): Reader {
  return {
    async know(pieces) {
      for (const know of pieces) await sent({ know });
    },
    forget: () => sent({ forget: true }),
    async wanted() {
      const told = await ask({ wanted: true });
      return 'wanted' in told ? told.wanted : '[]';
    },
    async *plan(options) {
      let told = await ask({ plan: options });
      while ('piece' in told && told.piece) {
        yield told.piece;
        told = await ask({ next: true });
      }
    },
  };
}

/** Has the file read by the other side of a dialogue, and works with it. Throws a `Refusal`. */
export async function readOver<T>(
  talk: Talk,
  options: Opening['options'],
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const asked = accepted(talk);
  await asked.ask({ read: options });
  return await work(readerOf(asked));
}

/**
 * Reads a file in a separate process with limits of time and memory, and keeps the process until
 * `work` ends. Throws a `Refusal` with one of `SPREADSHEET_MESSAGES`, or with the program's own
 * message.
 */
export async function withReader<T>(
  { program, file, options, signal }: Opening,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const path = fileURLToPath(program);
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, path], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // The server's secrets are not passed on. Node's compile cache halves the start-up time.
    env: COMPILE_CACHE ? { NODE_COMPILE_CACHE: COMPILE_CACHE } : {},
  });
  // The process yields to the server and the database. Setting its priority fails only after it has
  // ended.
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {}
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  // A reader that ended early does not read the rest.
  child.stdin?.on('error', () => undefined);
  try {
    const talk = talkWith(child);
    child.stdin?.end(file);
    return await readOver(talk, options, work);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}
