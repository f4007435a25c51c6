import { rm } from 'node:fs/promises';
import pg from 'pg';
import { type ConnectionOptions, connect } from '../platform/db/connect.ts';
import { createLogins, LOGINS } from '../platform/db/database-roles.ts';
import { migrate } from '../platform/db/migrate.ts';
import { scratchFolder } from './scratch-folder.ts';

/** The PostgreSQL server that tests use. */
export type Cluster = { connection: ConnectionOptions; stop(): Promise<void> };

function external(url: string): Cluster {
  const { hostname, port, username, password, pathname } = new URL(url);
  const connection = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username) || 'postgres',
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  };
  return { connection, stop: async () => {} };
}

async function embedded(): Promise<Cluster> {
  const { openEmbeddedPostgres } = await import('../platform/db/embedded/index.ts');
  const dataDir = await scratchFolder('openopd-test-');
  const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} });
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Uses the PostgreSQL of TEST_DATABASE_URL, or starts an embedded one for this run. */
export function openCluster(): Promise<Cluster> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? Promise.resolve(external(url)) : embedded();
}

/** Runs statements outside any test database. */
export async function onCluster(cluster: ConnectionOptions, ...statements: string[]) {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the logins that a server uses besides the owner. */
export async function makeLogins(cluster: ConnectionOptions): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    await createLogins(client, typeof cluster.password === 'string' ? cluster.password : '');
  } finally {
    await client.end();
  }
}

/** The connections of requests, and of work across clinics, to a database of the test cluster. */
export function loginsOf(connection: ConnectionOptions) {
  return {
    connection: { ...connection, user: LOGINS.requests },
    system: { ...connection, user: LOGINS.system },
    direct: connection,
  };
}

const MANY_LOCKS_KEY = 7_219;

/**
 * Waits until no other file or run locks thousands of objects in one transaction: with the default
 * settings, a PostgreSQL server has room for one restore (9,000) or a few new schemas (2,400). The
 * embedded one has room for all workers. Returns a function that lets the next one go on.
 */
export async function takeManyLocks(cluster: ConnectionOptions): Promise<() => Promise<void>> {
  const client = new pg.Client(cluster);
  await client.connect();
  await client.query(
    `SELECT pg_advisory_lock($1) WHERE current_setting('max_locks_per_transaction')::int < 256`,
    [MANY_LOCKS_KEY],
  );
  return () => client.end();
}

/** Creates a database with all migrations applied. */
export async function createMigrated(cluster: ConnectionOptions, name: string): Promise<void> {
  await onCluster(cluster, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const pool = connect({ ...cluster, database: name }, () => {});
  const release = await takeManyLocks(cluster);
  try {
    await migrate(pool);
  } finally {
    await release();
    await pool.end();
  }
}

/** Runs `work` with a migrated database of its own and drops it afterwards. */
export async function withMigratedDatabase(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const cluster = await openCluster();
  const name = `openopd_scratch_${process.pid}`;
  try {
    await createMigrated(cluster.connection, name);
    const pool = connect({ ...cluster.connection, database: name }, () => {});
    try {
      await work(pool);
    } finally {
      await pool.end();
      await onCluster(cluster.connection, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await cluster.stop();
  }
}

/**
 * Drops the databases whose name begins with that of their template. A file may be dropping its own
 * at the same time.
 */
export async function dropThoseOf(cluster: ConnectionOptions, template: string): Promise<void> {
  const client = new pg.Client(cluster);
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`${template}_`],
    );
    for (const { datname } of rows) {
      await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
}
