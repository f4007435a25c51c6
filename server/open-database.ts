import type { Config } from './config.ts';
import type { ConnectionOptions } from './platform/db/connect.ts';
import { type DiskTrouble, openEmbeddedPostgres } from './platform/db/embedded/index.ts';

export type OpenDatabase = {
  /** The login of requests. */
  connection: ConnectionOptions;
  /** The login for work across clinics, and for changing accounts. */
  system: ConnectionOptions;
  /**
   * The login of the tables' owner, with a session of its own: migrations, live events, backups.
   */
  direct: ConnectionOptions;
  /** The location of the data, for the start-up output. */
  location: string;
  /** The current problem of the data folder's disk, if any. Unknown for an external database. */
  diskTrouble(): Promise<DiskTrouble | undefined>;
  stop(): Promise<void>;
};

/** Removes the password from a database URL. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '***';
  return url.href;
}

/** Opens the configured database: an external PostgreSQL, or the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'systemDatabaseUrl' | 'directDatabaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    return {
      connection: { connectionString: config.databaseUrl },
      system: { connectionString: config.systemDatabaseUrl ?? config.databaseUrl },
      direct: { connectionString: config.directDatabaseUrl ?? config.databaseUrl },
      location: withoutPassword(config.databaseUrl),
      diskTrouble: async () => undefined,
      stop: async () => {},
    };
  }
  const postgres = await openEmbeddedPostgres({ dataDir: config.dataDir, log });
  return {
    connection: postgres.logins.requests,
    system: postgres.logins.system,
    direct: postgres.connection,
    location: `${config.dataDir} (embedded PostgreSQL ${postgres.version})`,
    diskTrouble: () => postgres.diskTrouble(),
    stop: () => postgres.stop(),
  };
}
