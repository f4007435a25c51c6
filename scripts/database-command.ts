import { resolve } from 'node:path';
import { BackupError } from '../server/backup/index.ts';
import { type Config, readConfig } from '../server/config.ts';
import type { ConnectionOptions } from '../server/platform/db/connect.ts';
import { joinEmbeddedPostgres } from '../server/platform/db/embedded/index.ts';
import { DatabaseStartError, startErrorLine } from '../server/start-error.ts';

export type Work = {
  /** The command's one argument: an absolute path, or an address as it stands. */
  argument: string;
  connection: ConnectionOptions;
  config: Config;
};

async function reach({ directDatabaseUrl, dataDir }: Config) {
  if (directDatabaseUrl === undefined) return joinEmbeddedPostgres({ dataDir, log: () => {} });
  return { connection: { connectionString: directDatabaseUrl }, stop: async () => {} };
}

function lineOf(error: unknown, config: Config | undefined): string {
  if (error instanceof BackupError) return error.message;
  const address = { host: config?.host ?? '', port: config?.port ?? 0 };
  // Whatever the database itself says is told as at the start.
  return startErrorLine(error, address) ?? new DatabaseStartError(error).message;
}

/**
 * Runs a command on the clinic's database, whether a server works with it or not, and ends the
 * process: 0 with what `work` says, 1 with one line that says why not.
 */
export async function databaseCommand(
  usage: string,
  work: (given: Work) => Promise<string[]>,
): Promise<never> {
  const [, , argument] = process.argv;
  let config: Config | undefined;
  let stop = async () => {};
  try {
    if (!argument) throw new BackupError(`usage: ${usage}`);
    config = readConfig(process.env);
    const database = await reach(config);
    stop = database.stop;
    const path = /^postgres(ql)?:/.test(argument) ? argument : resolve(argument);
    const lines = await work({ argument: path, connection: database.connection, config });
    await stop();
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exit(0);
  } catch (error) {
    await stop().catch(() => {});
    process.stderr.write(`Not done: ${lineOf(error, config)}\n`);
    process.exit(1);
  }
}
