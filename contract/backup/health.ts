import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';

/** Why a backup or its copy failed, in terms that need no access to the log. */
export const BACKUP_FAILURES = [
  'full',
  'read-only',
  'missing',
  'unplugged',
  'not-allowed',
  'not-the-same',
  'other',
] as const;
export type BackupFailure = (typeof BACKUP_FAILURES)[number];

const Failure = z.object({ at: Instant, reason: z.enum(BACKUP_FAILURES) });

/**
 * The state of this installation's nightly backups. Paths are left out, because they concern only
 * the operator.
 */
export const BackupStatus = z.object({
  nightly: z.boolean(),
  second_folder: z.boolean(),
  /** The name of the encryption key; the key itself is on paper. */
  key_id: z.string().nullable(),
  /** When a user confirmed that the key is on paper. */
  key_kept_at: Instant.nullable(),
  since: Instant.nullable(),
  backed_up_at: Instant.nullable(),
  copied_at: Instant.nullable(),
  backup_failure: Failure.nullable(),
  copy_failure: Failure.nullable(),
});
export type BackupStatus = z.output<typeof BackupStatus>;

export const CLOCK_STATES = ['right', 'behind', 'ahead'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** The backup status for the owner; problems come first. */
export const HEALTH_ALERTS = [
  'no-backups',
  'backup-failed',
  'backup-old',
  'copy-failed',
  'copy-old',
  'clock-behind',
  'clock-ahead',
] as const;
export type HealthAlert = (typeof HEALTH_ALERTS)[number];

export const InstallationHealth = z.object({
  now: Instant,
  backups: BackupStatus,
  /**
   * `last_write_at`: time of the newest record of the clinic, or for a superadmin of any clinic.
   */
  clock: z.object({ state: z.enum(CLOCK_STATES), last_write_at: Instant.nullable() }),
  alerts: z.array(z.enum(HEALTH_ALERTS)),
  /**
   * Whether the user may confirm that the key is on paper: a superadmin, or the owner of the only
   * clinic.
   */
  may_confirm_key: z.boolean(),
});
export type InstallationHealth = z.output<typeof InstallationHealth>;

const KEY_REQUIRED = { error: 'Please say which key is on paper.' };

export const ConfirmKeyBody = z.object({
  key: z.string(KEY_REQUIRED).max(20, KEY_REQUIRED),
});
