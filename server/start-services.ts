import type pg from 'pg';
import { type AssistantSettings, OFFLINE } from './platform/assistant-settings.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type ConnectionOptions, connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { type Patience, startPulse } from './platform/db/pulse.ts';
import { scopedDatabase } from './platform/db/scoped-database.ts';
import { describeWall, type Wall } from './platform/db/wall.ts';
import { type Doors, OPEN_DOORS } from './platform/doors.ts';
import { createEventHub } from './platform/events/hub.ts';
import { listen } from './platform/events/listen.ts';
import { createHeavy } from './platform/heavy/index.ts';
import { createCallCounts } from './platform/http/call-counts.ts';
import { createSessions } from './platform/http/sessions.ts';
import { createKeptLists } from './platform/kept/kept-lists.ts';
import { CallPermits } from './platform/load/call-permits.ts';
import type { PaymentProvider } from './platform/payment-provider.ts';
import { createReadLog } from './platform/reads/read-log.ts';
import type { Services } from './platform/services.ts';

/** Sign-ins, session look-ups and jobs are short. */
const SYSTEM_POOL_SIZE = 10;

export type StartedServices = {
  services: Services;
  /** Connects with the login of requests. */
  pool: pg.Pool;
  /** The rights of the requests' login beyond its clinic. */
  wall: Wall;
  /** The names of the migrations applied at this start. */
  migrated: string[];
  close(): Promise<void>;
};

/** Migrations hold a session-level lock, which a pooler in transaction mode would break. */
async function migrateThrough(
  direct: ConnectionOptions,
  onDatabaseError: (error: Error) => void,
  beforeMigration?: (names: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const pool = connect(direct, onDatabaseError);
  try {
    return await migrate(pool, undefined, beforeMigration);
  } finally {
    await pool.end();
  }
}

/** Connects to a database, migrates it and starts listening to its events. */
export async function startServices(options: {
  connection: ConnectionOptions;
  /** The same database with the login for work across clinics. Default: `connection`. */
  system?: ConnectionOptions;
  /** The same database with a session of its own. Default: `connection`. */
  direct?: ConnectionOptions;
  preparesStatements?: boolean;
  onDatabaseError: (error: Error) => void;
  clock?: Clock;
  /** How long to wait for a database that does not answer, if not the default. */
  patience?: Patience;
  /** Called before migrations change a database in use. Throwing stops them. */
  beforeMigration?: (names: readonly string[]) => Promise<void>;
  /** Unknown by default. */
  diskTrouble?: Services['diskTrouble'];
  /** The sandbox by default. */
  payment?: PaymentProvider;
  /** The offline assistant by default. */
  assistant?: AssistantSettings;
  /** Open by default. */
  doors?: Doors;
}): Promise<StartedServices> {
  const { connection, direct = connection, onDatabaseError, clock = systemClock } = options;
  const { payment = { name: 'sandbox' }, assistant = OFFLINE, preparesStatements } = options;
  const { diskTrouble = async () => undefined, doors = OPEN_DOORS } = options;
  const migrated = await migrateThrough(direct, onDatabaseError, options.beforeMigration);
  const pool = connect(connection, onDatabaseError, { limited: true });
  const system = options.system
    ? connect(options.system, onDatabaseError, { size: SYSTEM_POOL_SIZE, limited: true })
    : pool;
  const pulse = startPulse(
    direct,
    (isSilent) =>
      onDatabaseError(new Error(`The database ${isSilent ? 'does not answer' : 'answers again'}.`)),
    options.patience,
  );
  const endPools = () => Promise.all([...new Set([pool, system])].map((each) => each.end()));
  try {
    const wall = await describeWall(pool);
    const hub = createEventHub();
    const calls = createCallCounts();
    const listener = await listen(direct, { hub, calls }, onDatabaseError);
    const database = scopedDatabase(pool, {
      system,
      pulse,
      ...(preparesStatements !== undefined && { prepares: preparesStatements }),
    });
    const heavy = createHeavy({ connection, onDatabaseError, pulse });
    const permits = new CallPermits();
    const reads = createReadLog({ database, clock, onError: onDatabaseError });
    return {
      services: {
        database,
        heavy,
        permits,
        lists: createKeptLists({ database, clock, permits, hub }),
        clock,
        diskTrouble,
        hub,
        sessions: createSessions(database, hub, doors.superadminFactor),
        calls,
        reads,
        payment,
        assistant,
        doors,
      },
      pool,
      wall,
      migrated,
      async close() {
        await heavy.close();
        await reads.close();
        await listener.close();
        await pulse.close();
        await endPools();
      },
    };
  } catch (error) {
    await pulse.close();
    await endPools();
    throw error;
  }
}
