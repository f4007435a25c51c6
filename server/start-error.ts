import { FirstSuperadminError } from './auth/index.ts';
import { BackupError } from './backup/index.ts';
import { ConfigError } from './config.ts';
import { DemoError } from './demo/index.ts';
import { diskProblemIn, EmbeddedPostgresError } from './platform/db/embedded/index.ts';
import { MigrationError } from './platform/db/migrate.ts';

function listenProblem(code: unknown, address: { host: string; port: number }): string | undefined {
  const place = `port ${address.port} on ${address.host}`;
  if (code === 'EADDRINUSE') return `${place} is taken. Set PORT to another one.`;
  if (code === 'EACCES')
    return `${place} is not allowed for this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${address.host} is no address of this machine. Set HOST to one that is.`;
  }
  return undefined;
}

/** The database of DATABASE_URL is unreachable or unusable. */
export class DatabaseStartError extends Error {
  constructor(cause: unknown) {
    const { code, message } =
      cause instanceof Error ? (cause as NodeJS.ErrnoException) : { code: '', message: '' };
    const reason = diskProblemIn(message) ?? (message || code || String(cause));
    super(`the database cannot be used: ${reason}.`);
  }
}

const SPOKEN = [
  BackupError,
  ConfigError,
  DatabaseStartError,
  FirstSuperadminError,
  MigrationError,
  EmbeddedPostgresError,
  DemoError,
];

/**
 * The line that explains why the server cannot start. Undefined for a bug of ours, which needs its
 * stack trace.
 */
export function startErrorLine(
  error: unknown,
  address: { host: string; port: number },
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (SPOKEN.some((kind) => error instanceof kind)) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const listening = syscall === 'listen' || syscall === 'getaddrinfo';
  return listening ? listenProblem(code, address) : undefined;
}
