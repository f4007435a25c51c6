import type { BackupFailure } from '#contract/backup/health.ts';

/** A backup that cannot be made or used; its message is the one line that the operator reads. */
export class BackupError extends Error {}

/** A copy that cannot be made, for a reason that no error of the system names. */
export class CopyError extends BackupError {
  readonly reason: BackupFailure;
  constructor(reason: BackupFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, BackupFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EIO: 'read-only',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENODEV: 'missing',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
};

/** Why a backup or its copy failed, as the owner is told. */
export function failureOf(error: unknown): BackupFailure {
  if (error instanceof CopyError) return error.reason;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const reason = REASONS[String(code)];
  if (reason) return reason;
  return error instanceof Error && error.cause ? failureOf(error.cause) : 'other';
}
