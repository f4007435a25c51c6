import { ApiError, serverMessage } from './api-error.ts';

/** What the server said of a failure, else the catalogue's words (specification 2, section 8). */
export function saidOr(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.status === 0 ? error.message : (serverMessage(error.body) ?? fallback);
}

/** The server's own words, else the catalogue's, which also stand for a server out of reach. */
export function serverSaidOr(error: unknown, fallback: string): string {
  return (error instanceof ApiError && serverMessage(error.body)) || fallback;
}
