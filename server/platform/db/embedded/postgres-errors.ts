/** The embedded PostgreSQL is unusable. The operator sees the message as a single line. */
export class EmbeddedPostgresError extends Error {}

/** Another live process uses this data folder. Nothing was changed. */
export class DataFolderInUseError extends EmbeddedPostgresError {}

/** The advice when the embedded PostgreSQL cannot run. */
export const USE_ANOTHER = 'set DATABASE_URL to a PostgreSQL 15 or newer.';

/** The code of an operating system or PostgreSQL error, if any. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The code of an error, or else its message. */
export function reasonOf(error: unknown): string {
  return errnoOf(error) ?? (error instanceof Error ? error.message : String(error));
}

const FOLDER_PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

const OF_A_DISK: Readonly<Record<string, string>> = {
  'No space left on device': 'ENOSPC',
  'Disk quota exceeded': 'EDQUOT',
  'Read-only file system': 'EROFS',
};

/** The problem with the disk, if that is why a write failed. */
export function diskProblem(error: unknown): string | undefined {
  const code = errnoOf(error) ?? '';
  return Object.values(OF_A_DISK).includes(code) ? FOLDER_PROBLEMS[code] : undefined;
}

/** The same, from a program's output. */
export function diskProblemIn(text: string): string | undefined {
  const [, code] = Object.entries(OF_A_DISK).find(([words]) => text.includes(words)) ?? [];
  return code && FOLDER_PROBLEMS[code];
}

/** The single-line error for an unusable data folder. */
export function folderError(dataDir: string, error: unknown): EmbeddedPostgresError {
  const reason = reasonOf(error);
  return notWritable(dataDir, FOLDER_PROBLEMS[reason] ?? reason);
}

export function notWritable(dataDir: string, problem: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`the data folder ${dataDir} cannot be written: ${problem}.`);
}
