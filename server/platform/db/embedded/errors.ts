/** The embedded PostgreSQL cannot be used; the message is the one line that the operator reads. */
export class EmbeddedPostgresError extends Error {}

/** Another living process serves this data folder; it was left alone. */
export class DataFolderInUseError extends EmbeddedPostgresError {}

/** What to do where the embedded PostgreSQL cannot run. */
export const USE_ANOTHER = 'set DATABASE_URL to a PostgreSQL 15 or newer.';

/** The code of an operating system's or PostgreSQL's error, if it has one. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The code of an error, else its text. */
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

/** What is wrong with the disk, when that is why something could not be written. */
export function diskProblem(error: unknown): string | undefined {
  const code = errnoOf(error) ?? '';
  return Object.values(OF_A_DISK).includes(code) ? FOLDER_PROBLEMS[code] : undefined;
}

/** The same, of what a program has said. */
export function diskProblemIn(text: string): string | undefined {
  const [, code] = Object.entries(OF_A_DISK).find(([words]) => text.includes(words)) ?? [];
  return code && FOLDER_PROBLEMS[code];
}

/** The line about a data folder that cannot be used. */
export function folderError(dataDir: string, error: unknown): EmbeddedPostgresError {
  const reason = reasonOf(error);
  return notWritable(dataDir, FOLDER_PROBLEMS[reason] ?? reason);
}

export function notWritable(dataDir: string, problem: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`the data folder ${dataDir} cannot be written: ${problem}.`);
}
