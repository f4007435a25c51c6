import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createMigrated, onCluster } from '../../server/testing/cluster.ts';
import { loadWorld } from './load-world.ts';
import type { World } from './world.ts';

export type LoadedDatabase = pg.ClientConfig & { readonly database: string };

/** Creates a database with a loaded world for `work` and drops it afterwards. */
export function withWorld<T>(
  cluster: pg.ClientConfig,
  world: World,
  work: (connection: LoadedDatabase) => Promise<T>,
): Promise<T> {
  return withEmptyDatabase(cluster, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    try {
      await loadWorld(client, world);
    } finally {
      await client.end();
    }
    return await work(connection);
  });
}

/** Creates a migrated database for `work` and drops it afterwards. */
export async function withEmptyDatabase<T>(
  cluster: pg.ClientConfig,
  work: (connection: LoadedDatabase) => Promise<T>,
): Promise<T> {
  const database = `openopd_bench_${randomBytes(4).toString('hex')}`;
  await createMigrated(cluster, database);
  try {
    return await work({ ...cluster, database });
  } finally {
    await onCluster(cluster, `DROP DATABASE ${database} WITH (FORCE)`);
  }
}
