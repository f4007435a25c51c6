import type pg from 'pg';
import type { PaymentProvider } from './config.ts';
import { type Doors, OPEN_DOORS } from './doors.ts';
import { type AssistantSettings, OFFLINE } from './platform/assistant-settings.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type ConnectionOptions, connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { scopedDatabase } from './platform/db/scope.ts';
import { createEventHub } from './platform/events/hub.ts';
import { listen } from './platform/events/listen.ts';
import { createCallCounts } from './platform/http/call-counts.ts';
import { createSessions } from './platform/http/sessions.ts';
import type { Services } from './platform/services.ts';

export type StartedServices = {
  services: Services;
  pool: pg.Pool;
  /** The names of the migrations that were applied now. */
  migrated: string[];
  close(): Promise<void>;
};

/** Migrations are locked by a session, which a pooler in transaction mode would hand to others. */
async function migrateThrough(
  direct: ConnectionOptions,
  onDatabaseError: (error: Error) => void,
): Promise<string[]> {
  const pool = connect(direct, onDatabaseError);
  try {
    return await migrate(pool);
  } finally {
    await pool.end();
  }
}

/** Connects to a database, brings its tables up to date and starts listening to its events. */
export async function startServices(options: {
  connection: ConnectionOptions;
  /** To the same database, for what needs a session of its own; `connection` when nothing else is said. */
  direct?: ConnectionOptions;
  preparesStatements?: boolean;
  onDatabaseError: (error: Error) => void;
  clock?: Clock;
  /** Nobody knows, when nothing else is said. */
  diskTrouble?: Services['diskTrouble'];
  /** The sandbox, when nothing else is said. */
  payment?: PaymentProvider;
  /** The offline assistant, when nothing else is said. */
  assistant?: AssistantSettings;
  /** Open, when nothing else is said. */
  doors?: Doors;
}): Promise<StartedServices> {
  const { connection, direct = connection, onDatabaseError, clock = systemClock } = options;
  const { payment = { name: 'sandbox' }, assistant = OFFLINE, preparesStatements } = options;
  const { diskTrouble = async () => undefined, doors = OPEN_DOORS } = options;
  const migrated = await migrateThrough(direct, onDatabaseError);
  const pool = connect(connection, onDatabaseError);
  try {
    const hub = createEventHub();
    const calls = createCallCounts();
    const listener = await listen(direct, { hub, calls }, onDatabaseError);
    const database = scopedDatabase(pool, {
      ...(preparesStatements !== undefined && { prepares: preparesStatements }),
    });
    return {
      services: {
        database,
        clock,
        diskTrouble,
        hub,
        sessions: createSessions(database, hub),
        calls,
        payment,
        assistant,
        doors,
      },
      pool,
      migrated,
      async close() {
        await listener.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
