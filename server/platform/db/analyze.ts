import pg from 'pg';
import type { ConnectionOptions } from './connect.ts';

/**
 * Updates the planner's statistics of every table. Needed after filling many tables at once: until
 * autovacuum has run, PostgreSQL plans for empty tables, and a list can take minutes. Connects as
 * the tables' owner, because other roles may not analyze them.
 */
export async function analyze(owner: ConnectionOptions): Promise<void> {
  const client = new pg.Client({ ...owner, application_name: 'openopd analyze' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
