import type { ConnectionOptions } from '../platform/db/connect.ts';

/** A connection as an address, which is how an operator names a database. */
export function databaseUrl(connection: ConnectionOptions): string {
  const { host = '127.0.0.1', port = 5432, user = '', password = '', database = '' } = connection;
  const part = (text: unknown) => encodeURIComponent(String(text));
  const who = password === '' ? part(user) : `${part(user)}:${part(password)}`;
  return `postgres://${who}@${part(host)}:${port}/${part(database)}`;
}
