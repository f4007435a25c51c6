import { join } from 'node:path';
import pg from 'pg';

/** Queries the embedded database of a data folder from outside, as its superuser. */
export async function inDatabase<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: 'postgres',
    database: 'openopd',
  });
  // The failing statement reports this error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
