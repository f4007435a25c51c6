import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { SPREADSHEET_MESSAGES } from '#contract/kernel/spreadsheet.messages.ts';
import { Refusal } from '../errors.ts';
import type { Piece, Said, Told } from './serve-reader.ts';

const MEMORY_MB = 512;
const TIMEOUT_MS = 20_000;
const { NODE_COMPILE_CACHE: COMPILE_CACHE } = process.env;

const CODES: Partial<Record<keyof typeof SPREADSHEET_MESSAGES, ErrorCode>> = {
  wrongType: 'unsupported_type',
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
  /** The program that reads: it calls `serveReader`. */
  readonly program: URL;
  readonly file: Uint8Array;
  readonly options: object;
  /** Aborted when the asker has gone: the process ends with them. */
  readonly signal?: AbortSignal;
};

/** A file that has been read, in the process that has read it. */
export type Reader = {
  /** Tells it rows of the clinic; `forget` takes them all back. */
  know(pieces: readonly Piece[]): Promise<void>;
  forget(): Promise<void>;
  /** The ids of the known rows that the file is about, as a JSON array. */
  wanted(): Promise<string>;
  /** What becomes of the rows, a piece whenever the last one has been dealt with. */
  plan(options: object): AsyncGenerator<Piece>;
};

/** The conversation with the process: one question at a time, each with its time. */
function talkWith(child: ChildProcess) {
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    // It has reached a limit: neither its memory nor its time was enough.
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
      const answer = new Promise<Told>((resolve) => child.once('message', resolve));
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      try {
        await sent(said);
        const told = await Promise.race([answer, ended]);
        if ('refused' in told) throw refusalOf(told.refused);
        if ('told' in told) throw new Refusal('invalid_input', told.told);
        return told;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function readerOf({ ask, sent }: ReturnType<typeof talkWith>): Reader {
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

/**
 * Reads a file in a process of its own, with limits of time and memory, and works with what it read until
 * `work` ends. Throws a `Refusal` with one of `SPREADSHEET_MESSAGES`, or with the program's own words.
 */
export async function withReader<T>(
  { program, file, options, signal }: Opening,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const path = fileURLToPath(program);
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, path], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    // Nothing of the server's secrets; where Node.js keeps compiled code makes it start in half the time.
    env: COMPILE_CACHE ? { NODE_COMPILE_CACHE: COMPILE_CACHE } : {},
  });
  const end = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', end, { once: true });
  // A reader that has ended early does not want the rest.
  child.stdin?.on('error', () => undefined);
  try {
    const talk = talkWith(child);
    child.stdin?.end(file);
    await talk.ask({ read: options });
    return await work(readerOf(talk));
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}
