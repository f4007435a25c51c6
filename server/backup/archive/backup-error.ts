import type { BackupFailure } from '#contract/backup/health.ts';

/** A backup cannot be created or used. The operator sees the message as a single line. */
export class BackupError extends Error {}

/** A copy failed for a reason that is not a system error. */
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

/** Why a backup or its copy failed, for the owner. */
export function failureOf(error: unknown): BackupFailure {
  if (error instanceof CopyError) return error.reason;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  const reason = REASONS[String(code)];
  if (reason) return reason;
  return error instanceof Error && error.cause ? failureOf(error.cause) : 'other';
}
