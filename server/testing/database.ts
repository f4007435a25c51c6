import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { ConnectionOptions } from '../platform/db/connect.ts';
import { onCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test cluster as JSON of `pg` options, and the migrated template database. */
    cluster: string;
    template: string;
  }
}

/** Without waits for the disk, copying files is faster than logging them. */
const STRATEGY = process.env.TEST_DATABASE_URL ? 'WAL_LOG' : 'FILE_COPY';

/** Creates a fresh database from the migrated template, and a function to drop it. */
export async function createTestDatabase(): Promise<{
  connection: ConnectionOptions;
  drop(): Promise<void>;
}> {
  const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
  const name = `openopd_test_${randomBytes(6).toString('hex')}`;
  await onCluster(
    cluster,
    `CREATE DATABASE ${name} TEMPLATE ${inject('template')} STRATEGY ${STRATEGY}`,
    // A cluster of our own has this setting already. Locks and visibility do not depend on it.
    `ALTER DATABASE ${name} SET synchronous_commit = off`,
  );
  return {
    connection: { ...cluster, database: name },
    drop: () => onCluster(cluster, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
