import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ConnectionOptions } from '../../platform/db/connect.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { onCluster } from '../../testing/cluster.ts';
import { contentOf } from '../../testing/content-of.ts';
import { oneAtATime } from '../../testing/database.ts';
import { databaseUrl } from '../../testing/database-url.ts';
import { newWorld } from '../../testing/world.ts';

oneAtATime();
const run = promisify(execFile);
const MOVE = join(import.meta.dirname, '../../../scripts/backup/move.ts');
const app = startTestApp();
const cluster: ConnectionOptions = JSON.parse(inject('cluster'));
const to: ConnectionOptions = {
  ...cluster,
  database: `openopd_new_house_${randomBytes(4).toString('hex')}`,
};

/** Runs `npm run move -- TO` as the operator. */
const move = (address: string) =>
  run(process.execPath, [MOVE, address], {
    env: { ...process.env, DATABASE_URL: databaseUrl(app.connection) },
  });

beforeAll(async () => {
  await newWorld(app, 'The Old House');
  await app.started.services.reads.flush();
  await onCluster(cluster, `CREATE DATABASE ${to.database} TEMPLATE template0 ENCODING 'UTF8'`);
});
afterAll(() => onCluster(cluster, `DROP DATABASE ${to.database} WITH (FORCE)`));

it('copies a clinic to another database, reports each table, and refuses a second time', async () => {
  const before = await contentOf(app.connection);
  const { stdout } = await move(databaseUrl(to));
  const told = stdout.split('\n').filter((line) => line.endsWith('  same'));
  expect(told.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(before).sort());
  expect(stdout).toMatch(/^patients +4 {2}same$/m);
  expect(stdout).toContain('start it with DATABASE_URL set to the new one.');
  expect(await contentOf(to)).toEqual(before);
  expect(await contentOf(app.connection)).toEqual(before);

  await expect(move(databaseUrl(to))).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Not done: the new database already has clinics; choose an empty one.\n',
  });
  expect(await contentOf(to)).toEqual(before);
});

it('refuses to run without a database URL', async () => {
  for (const address of ['somewhere.gz', 'mysql://root@127.0.0.1/clinic']) {
    await expect(move(address)).rejects.toMatchObject({
      code: 1,
      stderr: 'Not done: name the new database as postgres://user:password@host:5432/name.\n',
    });
  }
});
