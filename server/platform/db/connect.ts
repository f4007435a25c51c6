import pg from 'pg';

const { Pool, types } = pg;
const { builtins } = types;

// A day stays `YYYY-MM-DD`; a 64-bit number must be one that JavaScript can hold exactly.
const typeOverrides = new pg.TypeOverrides();
typeOverrides.setTypeParser(builtins.DATE, (text) => text);
typeOverrides.setTypeParser(builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A number of the database is too large.');
  return value;
});

/** Connections of one server process for requests; PostgreSQL’s default allows 100 in all. */
const POOL_SIZE = 20;

/** How to reach a database: a URL, or the socket of the embedded one. */
export type ConnectionOptions = pg.ClientConfig;

/** A pool whose connections may die (a restart of PostgreSQL) without ending the process. */
export function connect(
  connection: ConnectionOptions,
  onError: (error: Error) => void,
  size = POOL_SIZE,
): pg.Pool {
  const pool = new Pool({
    ...connection,
    types: typeOverrides,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'openopd',
  });
  pool.on('error', onError);
  // The pool listens to the idle ones only; one that dies between two statements of a transaction
  // tells nobody else, and an error that nobody hears ends Node.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
