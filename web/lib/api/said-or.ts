import { ApiError, serverMessage } from './api-error.ts';

/** The server's error message, otherwise the catalogue's text (specification 2, section 8). */
export function saidOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? fallback);
}

/** The server's own message, otherwise the catalogue's text, also when the server is unreachable. */
export function serverSaidOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && serverMessage(error.body)) || fallback;
}

/** The catalogue's text with the reason: the server's own message, or that the server is unreachable. */
export function failedBecause(failed: string, error: unknown): string {
  const reason = saidOr(error, '');
  return reason ? `${failed}: ${reason}` : failed;
}
