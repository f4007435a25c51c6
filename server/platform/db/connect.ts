import pg from 'pg';
import { keepLimits } from './limits/session-limits.ts';

const { Pool, types } = pg;
const { builtins } = types;

// Dates stay `YYYY-MM-DD`. A 64-bit number must be one that JavaScript represents exactly.
const typeOverrides = new pg.TypeOverrides();
typeOverrides.setTypeParser(builtins.DATE, (text) => text);
typeOverrides.setTypeParser(builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A number of the database is too large.');
  return value;
});

/** Connections of one server process for requests. PostgreSQL’s default limit is 100 in all. */
const POOL_SIZE = 20;

/** The way to connect to a database: a URL, or the embedded one's socket. */
export type ConnectionOptions = pg.ClientConfig;

/**
 * Creates a pool that survives lost connections, such as a restart of PostgreSQL. `limited` connections
 * keep the limits of transactions in their session.
 */
export function connect(
  connection: ConnectionOptions,
  onError: (error: Error) => void,
  { size = POOL_SIZE, limited = false }: { size?: number; limited?: boolean } = {},
): pg.Pool {
  const pool = new Pool({
    ...connection,
    types: typeOverrides,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'openopd',
    ...(limited && { onConnect: keepLimits }),
  });
  pool.on('error', onError);
  // The pool listens for errors of idle clients only. A client that dies between two statements of
  // a transaction emits an error that would end Node if unhandled.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
