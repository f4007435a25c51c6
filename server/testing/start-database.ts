import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import { type Database, scopedDatabase } from '../platform/db/scope.ts';
import { createTestDatabase } from './database.ts';

/** A fresh database for the tests of one file, without a server on top. */
export function startTestDatabase(): { readonly pool: pg.Pool; readonly database: Database } {
  let pool: pg.Pool | undefined;
  let drop: (() => Promise<void>) | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    const fresh = await createTestDatabase();
    drop = fresh.drop;
    pool = connect(fresh.connection, () => {});
    database = scopedDatabase(pool);
  });
  afterAll(async () => {
    await pool?.end();
    await drop?.();
  });
  return {
    get pool() {
      return pool!;
    },
    get database() {
      return database!;
    },
  };
}
