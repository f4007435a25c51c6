import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import type { ConnectionOptions } from '../platform/db/connect.ts';
import { onCluster, takeManyLocks } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test cluster as JSON of `pg` options, and the migrated template database. */
    cluster: string;
    template: string;
  }
}

/** Without waits for the disk, copying files is faster than logging them. */
const STRATEGY = process.env.TEST_DATABASE_URL ? 'WAL_LOG' : 'FILE_COPY';

/** The databases of one run begin with the name of its template, so that its end finds those left. */
async function create(cluster: ConnectionOptions): Promise<string> {
  const template = inject('template');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onCluster(
    cluster,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${STRATEGY}`,
    // A cluster of our own has this setting already. Locks and visibility do not depend on it.
    `ALTER DATABASE ${name} SET synchronous_commit = off`,
  );
  return name;
}

/** The next database, which PostgreSQL copies while the tests of this one run. */
let spare: Promise<string> | undefined;

/** Creates a fresh database from the migrated template, and a function to drop it. */
export async function createTestDatabase(): Promise<{
  connection: ConnectionOptions;
  drop(): Promise<void>;
}> {
  const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
  const name = await (spare ?? create(cluster));
  spare = create(cluster);
  // An error belongs to the file that needs the database.
  spare.catch(() => {});
  return {
    connection: { ...cluster, database: name },
    // Not awaited, as it waits for the disk. The end of the run drops those that are left.
    drop: async () => {
      onCluster(cluster, `DROP DATABASE ${name} WITH (FORCE)`).catch(() => {});
    },
  };
}

const LONGEST_WAIT_MS = 120_000;

/**
 * To be called first in a file that migrates an empty database, restores or distributes one, here or
 * in another process. A test looks for files on the second database that do so without it.
 */
export function oneAtATime(): void {
  let release: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    release = await takeManyLocks(JSON.parse(inject('cluster')));
  }, LONGEST_WAIT_MS);
  afterAll(() => release?.());
}
