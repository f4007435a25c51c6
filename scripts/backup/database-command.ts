import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  BackupError,
  type BackupKey,
  ensureKeys,
  keysIn,
  type OnProgress,
  readKeyFile,
} from '../../server/backup/index.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { ConnectionOptions } from '../../server/platform/db/connect.ts';
import { joinEmbeddedPostgres } from '../../server/platform/db/embedded/index.ts';
import { DatabaseStartError, startErrorLine } from '../../server/start-error.ts';
import { progressLine } from './progress-line.ts';

type Switches = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

export type Work = {
  /** The command's argument: an absolute path, or an address unchanged. */
  argument(): string;
  /** Whether a switch is present. */
  has(name: string): boolean;
  /** The file after a switch, if present. */
  fileOf(name: string): string | undefined;
  config: Config;
  /** Shows the progress on standard error. */
  onProgress: OnProgress;
  /** Opens the database that the server would use. */
  connect(): Promise<ConnectionOptions>;
};

async function reach({ directDatabaseUrl, dataDir }: Config) {
  if (directDatabaseUrl === undefined) return joinEmbeddedPostgres({ dataDir, log: () => {} });
  return { connection: { connectionString: directDatabaseUrl }, stop: async () => {} };
}

function lineOf(error: unknown, config: Config | undefined): string {
  if (error instanceof BackupError) return error.message;
  const isUsage = error instanceof TypeError && 'code' in error;
  if (isUsage && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message;
  const address = { host: config?.host ?? '', port: config?.port ?? 0 };
  // Prints messages of the database as the server's start does.
  return startErrorLine(error, address) ?? new DatabaseStartError(error).message;
}

/** The keys for opening backups: from a key file, the environment, and the data folder. */
export async function openingKeys({ config, fileOf }: Work): Promise<BackupKey[]> {
  const file = fileOf('key');
  return [
    ...(file === undefined ? [] : await readKeyFile(file)),
    ...(config.backupKey ? [config.backupKey] : []),
    ...(config.databaseUrl === undefined ? await keysIn(config.dataDir) : []),
  ];
}

/** The key for sealing backups; created in the data folder if missing. */
export async function sealingKey({ config, fileOf }: Work): Promise<BackupKey> {
  if (config.backupKey) return config.backupKey;
  if (config.databaseUrl !== undefined) {
    const file = fileOf('key');
    const [given] = file === undefined ? [] : await readKeyFile(file);
    if (given) return given;
    throw new BackupError(
      'a backup of DATABASE_URL needs BACKUP_KEY: npm run backup -- --new-key prints a new one.',
    );
  }
  const [key] = (await ensureKeys(config.dataDir)).keys;
  if (!key) throw new BackupError('the data folder holds no backup key.');
  return key;
}

/**
 * Runs a command on the clinic's database, with or without a running server, and ends the process:
 * 0 with the output of `work`, or 1 with one line of error.
 */
export async function databaseCommand(
  usage: string,
  work: (given: Work) => Promise<string[]>,
  switches: Switches = {},
): Promise<never> {
  let config: Config | undefined;
  let stop = async () => {};
  const progress = progressLine(process.stderr);
  try {
    const { values, positionals } = parseArgs({ options: switches, allowPositionals: true });
    config = readConfig(process.env);
    const settings = config;
    const lines = await work({
      argument() {
        const [argument] = positionals;
        if (!argument) throw new BackupError(`usage: ${usage}`);
        return /^postgres(ql)?:/.test(argument) ? argument : resolve(argument);
      },
      has: (name) => values[name] === true,
      fileOf(name) {
        const value = values[name];
        return typeof value === 'string' ? resolve(value) : undefined;
      },
      config,
      onProgress: progress.show,
      async connect() {
        const database = await reach(settings);
        stop = database.stop;
        return database.connection;
      },
    });
    await stop();
    progress.end();
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exit(0);
  } catch (error) {
    await stop().catch(() => {});
    progress.end();
    process.stderr.write(`Not done: ${lineOf(error, config)}\n`);
    process.exit(1);
  }
}
