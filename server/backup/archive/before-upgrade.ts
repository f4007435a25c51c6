import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import { BackupError } from './backup-error.ts';
import type { BackupKey } from './key.ts';
import { writeBackup } from './write-backup.ts';

/** Kept besides the nightly ones, as a way back from the last few upgrades. */
const KEPT = 3;
const NAME = /^openopd-before-upgrade-[\dTZ-]+\.backup$/;

/**
 * Backs up the database before an upgrade and returns the file. Throws a `BackupError` with advice,
 * in which case nothing may be upgraded.
 */
export async function backUpBeforeUpgrade(options: {
  connection: ConnectionOptions;
  folder: string;
  key: BackupKey;
  now: Date;
}): Promise<string> {
  const { connection, folder, key, now } = options;
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `openopd-before-upgrade-${moment}Z.backup`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeBackup(connection, { file, madeAt: now, key });
    const made = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
    for (const old of made.slice(0, -KEPT)) await rm(join(folder, old));
    return file;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `nothing was upgraded, because the backup before it failed: ${why} Mend that, or start once with BACKUP_BEFORE_UPGRADE=false.`,
    );
  }
}
