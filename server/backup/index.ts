export { BackupError } from './archive/backup-error.ts';
export { backUpBeforeUpgrade } from './archive/before-upgrade.ts';
export { checkBackup } from './archive/check-backup.ts';
export { type BackupKey, keyText, newKey, readKey } from './archive/key.ts';
export { ensureKeys, keysIn, readKeyFile, replaceKey } from './archive/key-file.ts';
export { moveHouse } from './archive/move-house.ts';
export { type OnProgress, progressText } from './archive/progress.ts';
export {
  countBackup,
  linesOfFile,
  type Opening,
  openBackup,
  unsealedFile,
} from './archive/read-backup.ts';
export { type Restored, restoreBackup } from './archive/restore-backup.ts';
export { writeBackup } from './archive/write-backup.ts';
export { backupRoutes } from './backup.routes.ts';
export { clockWarning } from './health/clock-line.ts';
export { putBackupPlan } from './health/status.store.ts';
export { startNightlyBackup } from './nightly/nightly.ts';
