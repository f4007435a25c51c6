import type { BackupStatus, InstallationHealth } from '#contract/backup/health.ts';

/** A healthy installation, with changes. */
export function aHealth(
  changes: Partial<Omit<InstallationHealth, 'backups'>> & { backups?: Partial<BackupStatus> } = {},
): InstallationHealth {
  const { backups, ...rest } = changes;
  return {
    now: '2026-11-22T04:30:00.000Z',
    clock: { state: 'right', last_write_at: '2026-11-22T04:29:00.000Z' },
    alerts: [],
    may_confirm_key: true,
    ...rest,
    backups: {
      nightly: true,
      second_folder: true,
      key_id: 'K7QX-9M3T',
      key_kept_at: '2026-11-01T05:00:00.000Z',
      since: '2026-11-01T04:30:00.000Z',
      backed_up_at: '2026-11-21T20:37:00.000Z',
      copied_at: '2026-11-21T20:37:05.000Z',
      backup_failure: null,
      copy_failure: null,
      ...backups,
    },
  };
}
