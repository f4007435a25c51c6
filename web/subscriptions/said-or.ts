import { ApiError, serverMessage } from '#web/lib/api-error.ts';

/** What the server said of a failure, else the catalogue's words (specification 2, section 8). */
export function saidOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? fallback);
}
