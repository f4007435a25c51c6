import { clockState, healthAlerts } from '#contract/backup/health.rules.ts';
import {
  BACKUP_FAILURES,
  type BackupStatus,
  type InstallationHealth,
} from '#contract/backup/health.ts';
import type { findBackupStatus } from './status.store.ts';

type Row = Awaited<ReturnType<typeof findBackupStatus>>;

const instant = (at: Date | null | undefined) => at?.toISOString() ?? null;

function failure(at: Date | null | undefined, reason: string | null | undefined) {
  if (!at || !reason) return null;
  const known = BACKUP_FAILURES.find((each) => each === reason) ?? 'other';
  return { at: at.toISOString(), reason: known };
}

function presentStatus(row: Row): BackupStatus {
  return {
    nightly: row?.nightly ?? false,
    second_folder: row?.second_folder ?? false,
    key_id: row?.key_id ?? null,
    key_kept_at: row?.key_id && row.key_kept_id === row.key_id ? instant(row.key_kept_at) : null,
    since: instant(row?.since),
    backed_up_at: instant(row?.backed_up_at),
    copied_at: instant(row?.copied_at),
    backup_failure: failure(row?.backup_failed_at, row?.backup_failure),
    copy_failure: failure(row?.copy_failed_at, row?.copy_failure),
  };
}

/** The state of backups and clock, with warnings. */
export function presentHealth(given: {
  row: Row;
  lastWriteAt: Date | undefined;
  now: Date;
  mayConfirmKey: boolean;
}): InstallationHealth {
  const { row, lastWriteAt, now, mayConfirmKey } = given;
  const backups = presentStatus(row);
  const state = clockState(now, lastWriteAt);
  return {
    now: now.toISOString(),
    backups,
    clock: { state, last_write_at: instant(lastWriteAt) },
    alerts: healthAlerts(backups, state, now),
    may_confirm_key: mayConfirmKey,
  };
}
