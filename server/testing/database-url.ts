import type { ConnectionOptions } from '../platform/db/connect.ts';

/** Converts a connection to a URL. */
export function databaseUrl(connection: ConnectionOptions): string {
  const { host = '127.0.0.1', port = 5432, user = '', password = '', database = '' } = connection;
  const part = (text: unknown) => encodeURIComponent(String(text));
  const who = password === '' ? part(user) : `${part(user)}:${part(password)}`;
  return `postgres://${who}@${part(host)}:${port}/${part(database)}`;
}
