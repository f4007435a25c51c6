import { v7 as newId } from 'uuid';
import { HEAVY_MESSAGES as M } from '#contract/heavy/heavy.messages.ts';
import type { HeavyWork } from '#contract/heavy/heavy-work.ts';
import { type ConnectionOptions, connect } from '../db/connect.ts';
import type { Pulse } from '../db/pulse.ts';
import { type Database, scopedDatabase } from '../db/scope.ts';
import { Refusal } from '../errors.ts';
import { type Asker, type Entry, Line, type LineLimits, type NoPlace } from './line.ts';
import type { Task } from './task.ts';
import { createTaskThreads } from './threads.ts';

/** Two jobs keep two processors busy. A clinic runs one at most. */
const LIMITS: LineLimits = { running: 2, perPerson: 4, perClinic: 6, waiting: 100 };
/** One connection for each running job, and one spare for a second step. */
const CONNECTIONS = 3;
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

export type Heavy = {
  /**
   * Runs a long job when its turn comes: one at a time per clinic, fair between clinics. Throws 429
   * when the queue of the person, the clinic or the server is full.
   */
  inTurn<T>(asker: Asker, work: (turn: Turn) => Promise<T>): Promise<T>;
  /** A person's jobs in the queue. */
  workOf(clinicId: string, userId: string): HeavyWork[];
  /** Database connections and threads in use, for tests and measurements. */
  readonly inUse: { readonly connections: number; readonly running: number };
  close(): Promise<void>;
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

/** This server's queue. Other servers on the database have their own queue and connections. */
export function createHeavy(options: {
  connection: ConnectionOptions;
  onDatabaseError: (error: Error) => void;
  pulse?: Pulse;
  limits?: Partial<LineLimits>;
}): Heavy {
  const { connection, onDatabaseError } = options;
  const line = new Line({ ...LIMITS, ...options.limits });
  const pool = connect(connection, onDatabaseError, CONNECTIONS);
  const database = scopedDatabase(pool, {
    prepares: false,
    picture: true,
    ...(options.pulse && { pulse: options.pulse }),
  });
  const threads = createTaskThreads(connection);
  const controllers = new Set<AbortController>();

  /** Waits for the turn. */
  async function enter(asker: Asker): Promise<Entry> {
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

  return {
    async inTurn(asker, work) {
      const entry = await enter(asker);
      const { controller, end } = bounded(asker.signal, LONGEST_WORK_MS);
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
    },
    workOf: (clinicId, userId) =>
      line
        .ofClinic(clinicId)
        .filter(({ asker }) => asker.userId === userId)
        .map((entry) => ({
          id: entry.id,
          kind: entry.asker.kind,
          path: entry.asker.path ?? '',
          state: entry.state,
          place: line.placeOf(entry),
          rows: entry.rows,
          total: entry.total,
        })),
    get inUse() {
      return { connections: pool.totalCount - pool.idleCount, running: line.running };
    },
    async close() {
      for (const controller of controllers) controller.abort(new Error('The server stops.'));
      await threads.close();
      await pool.end();
    },
  };
}
