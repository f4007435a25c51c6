import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

const KEY = 7_219;
const LONGEST_WAIT_MS = 120_000;

/**
 * To be called first in a file whose tests lock thousands of objects in one transaction, such as a
 * restore: with its default settings, a PostgreSQL server has room for one of them at a time.
 */
export function oneAtATime(): void {
  let client: pg.Client | undefined;
  beforeAll(async () => {
    client = new pg.Client(JSON.parse(inject('cluster')));
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [KEY]);
  }, LONGEST_WAIT_MS);
  afterAll(() => client?.end());
}
