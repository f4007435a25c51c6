import type { TestProject } from 'vitest/node';
import { createMigrated, makeLogins, onCluster, openCluster } from './cluster.ts';

/**
 * One cluster for the run. The migrations run once, into a template that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await openCluster();
  const template = `openopd_template_${process.pid}`;
  await makeLogins(connection);
  await createMigrated(connection, template);
  project.provide('cluster', JSON.stringify(connection));
  project.provide('template', template);
  return async () => {
    await onCluster(connection, `DROP DATABASE ${template} WITH (FORCE)`);
    await stop();
  };
}
