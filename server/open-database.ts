import type { Config } from './config.ts';
import type { ConnectionOptions } from './platform/db/connect.ts';
import { type DiskTrouble, openEmbeddedPostgres } from './platform/db/embedded/index.ts';

export type OpenDatabase = {
  /** How requests sign in. */
  connection: ConnectionOptions;
  /** How what works across clinics, or changes who works there, signs in. */
  system: ConnectionOptions;
  /** As the owner of the tables, with a session of its own: migrations, live events, backups. */
  direct: ConnectionOptions;
  /** Where the data lies, as the start-up lines say it. */
  place: string;
  /** What is wrong with the disk of the data folder now; of another database nobody knows. */
  diskTrouble(): Promise<DiskTrouble | undefined>;
  stop(): Promise<void>;
};

/** The address of a database without its password. */
function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '***';
  return url.href;
}

/** Opens the database that the configuration names: a PostgreSQL of its own, or the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'systemDatabaseUrl' | 'directDatabaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    return {
      connection: { connectionString: config.databaseUrl },
      system: { connectionString: config.systemDatabaseUrl ?? config.databaseUrl },
      direct: { connectionString: config.directDatabaseUrl ?? config.databaseUrl },
      place: withoutPassword(config.databaseUrl),
      diskTrouble: async () => undefined,
      stop: async () => {},
    };
  }
  const postgres = await openEmbeddedPostgres({ dataDir: config.dataDir, log });
  return {
    connection: postgres.logins.requests,
    system: postgres.logins.system,
    direct: postgres.connection,
    place: `${config.dataDir} (embedded PostgreSQL ${postgres.version})`,
    diskTrouble: () => postgres.diskTrouble(),
    stop: () => postgres.stop(),
  };
}
