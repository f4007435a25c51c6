import { v7 as newId } from 'uuid';
import { HEAVY_MESSAGES as M } from '#contract/heavy/heavy.messages.ts';
import type { Database } from '../db/scoped-database.ts';
import { Refusal } from '../errors.ts';
import type { Task } from './task.ts';
import type { TaskThreads } from './threads.ts';
import type { Asker, Entry, Line, NoPlace } from './waiting-line.ts';

const LONGEST_WAIT_MS = 5 * 60_000;
const LONGEST_WORK_MS = 10 * 60_000;
const RETRY_SECONDS = 15;

/** The context of a job when its turn comes. */
export type Turn = {
  /** Aborted when the caller disconnects, on timeout, or when the server stops. */
  readonly signal: AbortSignal;
  /** A read-only snapshot of the clinic's rows, with a long query timeout. */
  readonly database: Database;
  /** Reports progress: rows done, and the total. */
  tell(rows: number, total?: number | null): void;
  /** Runs a module's task in a worker thread. */
  run(task: Task): Promise<void>;
  /**
   * Keeps the place in the list, and in the clinic's count, until the returned function is called:
   * for a file still being sent.
   */
  keepPlace(): () => void;
};

/** The state that the turns of a server share. */
export type Works = {
  readonly line: Line;
  readonly database: Database;
  readonly threads: TaskThreads;
  /** Aborts the waiting and running jobs when the server stops. */
  readonly controllers: Set<AbortController>;
};

function refusalOf({ full, inLine }: NoPlace): Refusal {
  const message = full === 'server' ? M.serverFull : M.lineFull(inLine, full);
  return new Refusal('too_many', message, { retryAfter: RETRY_SECONDS });
}

const tookTooLong = () => new Refusal('unavailable', M.tookTooLong, { retryAfter: RETRY_SECONDS });

/** Aborts with the caller's signal, on timeout, or on request. */
function bounded(signal: AbortSignal, milliseconds: number) {
  const controller = new AbortController();
  const gone = () => controller.abort(signal.reason);
  signal.addEventListener('abort', gone, { once: true });
  if (signal.aborted) gone();
  const timer = setTimeout(() => controller.abort(tookTooLong()), milliseconds);
  timer.unref();
  return {
    controller,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', gone);
    },
  };
}

/** Enters the line; resolves when the turn comes. */
export async function waitForTurn(asker: Asker, { line, controllers }: Works): Promise<Entry> {
  asker.signal.throwIfAborted();
  const noPlace = line.refuses(asker);
  if (noPlace) throw refusalOf(noPlace);
  const { controller, end } = bounded(asker.signal, LONGEST_WAIT_MS);
  const { signal } = controller;
  controllers.add(controller);
  const waits = Promise.withResolvers<void>();
  const entry: Entry = {
    id: newId(),
    asker,
    state: 'waiting',
    rows: 0,
    total: null,
    begin: waits.resolve,
  };
  signal.addEventListener('abort', () => waits.reject(signal.reason), { once: true });
  line.enter(entry);
  try {
    await waits.promise;
    return entry;
  } catch (error) {
    line.leave(entry);
    throw error;
  } finally {
    controllers.delete(controller);
    end();
  }
}

/** Runs the job of an entry, which then leaves the line unless it keeps its place. */
export async function takeTurn<T>(
  entry: Entry,
  work: (turn: Turn) => Promise<T>,
  { line, database, threads, controllers }: Works,
): Promise<T> {
  const { controller, end } = bounded(entry.asker.signal, LONGEST_WORK_MS);
  const { signal } = controller;
  controllers.add(controller);
  let keeps = false;
  const tell: Turn['tell'] = (rows, total) => {
    entry.rows = rows;
    if (total !== undefined) entry.total = total;
  };
  try {
    signal.throwIfAborted();
    const result = await work({
      signal,
      database,
      tell,
      run: (task) => threads.run(task, { signal, tell }),
      keepPlace() {
        keeps = true;
        return () => line.leave(entry);
      },
    });
    if (keeps) line.done(entry);
    return result;
  } catch (error) {
    keeps = false;
    throw error;
  } finally {
    if (!keeps) line.leave(entry);
    controllers.delete(controller);
    end();
  }
}
