import {
  backUpBeforeUpgrade,
  ensureKeys,
  keyText,
  putBackupPlan,
  startNightlyBackup,
} from './backup/index.ts';
import type { Config } from './config.ts';
import type { Clock } from './platform/clock.ts';
import type { ConnectionOptions } from './platform/db/connect.ts';
import type { Services } from './platform/services.ts';

export type BackupPlan = {
  /** Backs up the existing data before a migration. */
  beforeMigration(names: readonly string[]): Promise<void>;
  /** Starts the nightly backups if configured, and stores for the owner's page whether they run. */
  begin(
    services: Pick<Services, 'database' | 'clock'>,
    onError: (error: unknown) => void,
  ): Promise<{ stop(): void } | undefined>;
  /** The start-up lines about backups, each a label and a text. */
  lines(): [label: string, text: string][];
};

/** Finds or creates the backup key and decides what happens before an upgrade. */
export async function planBackups(
  config: Pick<Config, 'backups' | 'backupKey' | 'backsUpBeforeUpgrade' | 'dataDir'>,
  { connection, clock }: { connection: ConnectionOptions; clock: Clock },
): Promise<BackupPlan> {
  const { backups, backupKey, backsUpBeforeUpgrade, dataDir } = config;
  const found = backups && !backupKey ? await ensureKeys(dataDir) : undefined;
  const key = backupKey ?? found?.keys[0];
  const said: [string, string][] = [];
  if (found?.made) {
    said.push(
      ['Backup key', `${keyText(found.made)}   (key ${found.made.id})`],
      ['', 'Write it down and keep it away from this computer: without it nobody can read'],
      ['', 'the backups. It is shown this once; npm run backup -- --key prints it again.'],
    );
  }
  return {
    async beforeMigration(names) {
      const steps = names.length === 1 ? 'one step' : `${names.length} steps`;
      if (!backups || !key || !backsUpBeforeUpgrade) {
        const why = backsUpBeforeUpgrade ? 'no BACKUP_DIR' : 'BACKUP_BEFORE_UPGRADE=false';
        said.push(['Upgraded', `the database, in ${steps}, without a backup before it (${why})`]);
        return;
      }
      const { folder } = backups;
      const file = await backUpBeforeUpgrade({ connection, folder, key, now: clock.now() });
      said.push([
        'Upgraded',
        `the database, in ${steps}; the backup of the previous state is ${file}`,
      ]);
    },
    async begin({ database, clock: time }, onError) {
      const isNightly = backups !== undefined && backups.kept > 0 && key !== undefined;
      await database.inSystem((tx) =>
        putBackupPlan(tx, {
          now: time.now(),
          nightly: isNightly,
          second_folder: backups?.copyFolder !== undefined,
          key_id: key?.id ?? null,
        }),
      );
      if (!isNightly) return undefined;
      return startNightlyBackup({ connection, database, clock: time, key, onError, ...backups });
    },
    lines() {
      if (!backups || !key) return [['Backups', 'none (set BACKUP_DIR and BACKUP_KEY)'], ...said];
      const { folder, kept, copyFolder } = backups;
      const nightly = kept === 0 ? 'none at night (BACKUPS_KEPT=0)' : `every night in ${folder}`;
      const copies = copyFolder === undefined ? '' : `, copied to ${copyFolder}`;
      return [['Backups', `${nightly}${copies}, encrypted with key ${key.id}`], ...said];
    },
  };
}
