export { backupRoutes } from './backup.routes.ts';
export { BackupError } from './backup-error.ts';
export { moveHouse } from './move-house.ts';
export { startNightlyBackup } from './nightly.ts';
export { linesOfFile } from './read-backup.ts';
export { type Restored, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
