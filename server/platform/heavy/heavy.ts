import type { HeavyWork } from '#contract/heavy/heavy-work.ts';
import { type ConnectionOptions, connect } from '../db/connect.ts';
import type { Pulse } from '../db/pulse.ts';
import { scopedDatabase } from '../db/scoped-database.ts';
import { createTaskThreads } from './threads.ts';
import { type Turn, takeTurn, waitForTurn } from './turn.ts';
import { type Asker, Line, type LineLimits } from './waiting-line.ts';

/** Two jobs keep two processors busy. A clinic runs one at most. */
const LIMITS: LineLimits = { running: 2, perPerson: 4, perClinic: 6, waiting: 100 };
/** One connection for each running job, and one spare for a second step. */
const CONNECTIONS = 3;

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

/** This server's queue. Other servers on the database have their own queue and connections. */
export function createHeavy(options: {
  connection: ConnectionOptions;
  onDatabaseError: (error: Error) => void;
  pulse?: Pulse;
  limits?: Partial<LineLimits>;
}): Heavy {
  const { connection, onDatabaseError } = options;
  const line = new Line({ ...LIMITS, ...options.limits });
  const pool = connect(connection, onDatabaseError, { size: CONNECTIONS });
  const database = scopedDatabase(pool, {
    prepares: false,
    picture: true,
    ...(options.pulse && { pulse: options.pulse }),
  });
  const threads = createTaskThreads(connection);
  const controllers = new Set<AbortController>();
  const works = { line, database, threads, controllers };

  return {
    async inTurn(asker, work) {
      return takeTurn(await waitForTurn(asker, works), work, works);
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
