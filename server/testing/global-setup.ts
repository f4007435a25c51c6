import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createMigrated, dropThoseOf, makeLogins, onCluster, openCluster } from './cluster.ts';

/** The cluster is deleted after the run, so its commits need not wait for the disk. */
const FORGETFUL = [
  'ALTER SYSTEM SET fsync = off',
  'ALTER SYSTEM SET full_page_writes = off',
  'ALTER SYSTEM SET synchronous_commit = off',
  'SELECT pg_reload_conf()',
];

/**
 * Starts one cluster for the run, which all its projects share. Migrations run once, into a template
 * that every test file copies.
 */
export default async function setup({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().cluster) return;
  const { connection, stop } = await openCluster();
  const template = `openopd_template_${randomBytes(6).toString('hex')}`;
  if (!process.env.TEST_DATABASE_URL) await onCluster(connection, ...FORGETFUL);
  await makeLogins(connection);
  await createMigrated(connection, template);
  vitest.provide('cluster', JSON.stringify(connection));
  vitest.provide('template', template);
  return async () => {
    // Waits for the copies that are still being made.
    await onCluster(connection, `DROP DATABASE ${template} WITH (FORCE)`);
    await dropThoseOf(connection, template);
    await stop();
  };
}
