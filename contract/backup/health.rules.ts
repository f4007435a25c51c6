import type { BackupStatus, ClockState, HealthAlert } from './health.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Two nights without a backup: the computer was off, or the job does not run. */
const OLD_MS = 2 * DAY;
const BEHIND_MS = 10 * MINUTE;
const AHEAD_MS = 365 * DAY;

/** Whether a clock is plausible, compared with the newest record. */
export function clockState(now: Date, lastWriteAt: Date | undefined): ClockState {
  if (lastWriteAt === undefined) return 'right';
  const passed = now.getTime() - lastWriteAt.getTime();
  if (passed < -BEHIND_MS) return 'behind';
  return passed > AHEAD_MS ? 'ahead' : 'right';
}

function isOld(last: string | null, since: string | null, now: Date): boolean {
  const from = last ?? since;
  return from !== null && now.getTime() - Date.parse(from) > OLD_MS;
}

/** The problems with backups and clock; empty when there are none. */
export function healthAlerts(backups: BackupStatus, clock: ClockState, now: Date): HealthAlert[] {
  const { nightly, second_folder, since, backed_up_at, copied_at } = backups;
  const alerts: HealthAlert[] = [];
  if (!nightly) alerts.push('no-backups');
  else {
    if (backups.backup_failure) alerts.push('backup-failed');
    if (isOld(backed_up_at, since, now)) alerts.push('backup-old');
    if (second_folder && backups.copy_failure) alerts.push('copy-failed');
    if (second_folder && isOld(copied_at, since, now)) alerts.push('copy-old');
  }
  if (clock !== 'right') alerts.push(`clock-${clock}`);
  return alerts;
}

/** The pending setup step of a new installation; undefined after the first backup. */
export function stillToCome(backups: BackupStatus): 'backup' | 'copy' | undefined {
  if (!backups.nightly) return undefined;
  if (backups.backed_up_at === null) return 'backup';
  return backups.second_folder && backups.copied_at === null ? 'copy' : undefined;
}
