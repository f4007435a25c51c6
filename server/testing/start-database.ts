import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import { type Database, scopedDatabase } from '../platform/db/scoped-database.ts';
import { loginsOf } from './cluster.ts';
import { createTestDatabase } from './database.ts';

/** Creates a fresh database for the tests of one file, without a server. */
export function startTestDatabase(): {
  /** Connects as the owner, without row security. */
  readonly pool: pg.Pool;
  /** Connects with the login of requests. */
  readonly requests: pg.Pool;
  readonly database: Database;
} {
  let pool: pg.Pool | undefined;
  let requests: pg.Pool | undefined;
  let drop: (() => Promise<void>) | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    const fresh = await createTestDatabase();
    drop = fresh.drop;
    pool = connect(fresh.connection, () => {});
    requests = connect(loginsOf(fresh.connection).connection, () => {});
    database = scopedDatabase(requests, { system: pool });
  });
  afterAll(async () => {
    await requests?.end();
    await pool?.end();
    await drop?.();
  });
  return {
    get pool() {
      return pool!;
    },
    get requests() {
      return requests!;
    },
    get database() {
      return database!;
    },
  };
}
