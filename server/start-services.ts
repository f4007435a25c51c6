import type pg from 'pg';
import type { PaymentProvider } from './config.ts';
import { type AssistantSettings, OFFLINE } from './platform/assistant-settings.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type ConnectionOptions, connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { scopedDatabase } from './platform/db/scope.ts';
import { createEventHub } from './platform/events/hub.ts';
import { listen } from './platform/events/listen.ts';
import { createSessions } from './platform/http/sessions.ts';
import type { Services } from './platform/services.ts';

export type StartedServices = {
  services: Services;
  pool: pg.Pool;
  /** The names of the migrations that were applied now. */
  migrated: string[];
  close(): Promise<void>;
};

/** Connects to a database, brings its tables up to date and starts listening to its events. */
export async function startServices(options: {
  connection: ConnectionOptions;
  onDatabaseError: (error: Error) => void;
  clock?: Clock;
  /** The sandbox, when nothing else is said. */
  payment?: PaymentProvider;
  /** The offline assistant, when nothing else is said. */
  assistant?: AssistantSettings;
}): Promise<StartedServices> {
  const { connection, onDatabaseError, clock = systemClock } = options;
  const { payment = { name: 'sandbox' }, assistant = OFFLINE } = options;
  const pool = connect(connection, onDatabaseError);
  try {
    const migrated = await migrate(pool);
    const hub = createEventHub();
    const listener = await listen(connection, hub, onDatabaseError);
    const database = scopedDatabase(pool);
    return {
      services: {
        database,
        clock,
        hub,
        sessions: createSessions(database, hub),
        payment,
        assistant,
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
