import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createMigrated, makeLogins, onCluster, openCluster } from './cluster.ts';

/** The cluster is deleted after the run, so its commits need not wait for the disk. */
const FORGETFUL = [
  'ALTER SYSTEM SET fsync = off',
  'ALTER SYSTEM SET full_page_writes = off',
  'ALTER SYSTEM SET synchronous_commit = off',
  'SELECT pg_reload_conf()',
];

/**
 * Starts one cluster for the run. Migrations run once, into a template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await openCluster();
  // Several projects of one run set up in one process, and may do so on one cluster.
  const template = `openopd_template_${randomBytes(6).toString('hex')}`;
  if (!process.env.TEST_DATABASE_URL) await onCluster(connection, ...FORGETFUL);
  await makeLogins(connection);
  await createMigrated(connection, template);
  project.provide('cluster', JSON.stringify(connection));
  project.provide('template', template);
  return async () => {
    await onCluster(connection, `DROP DATABASE ${template} WITH (FORCE)`);
    await stop();
  };
}
