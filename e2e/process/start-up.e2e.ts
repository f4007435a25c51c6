import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isAlive } from '#server/platform/db/embedded/process-alive.ts';
import { postmasterOf } from '../rig/process-tree.ts';
import { type Product, startProduct } from '../rig/product.ts';

const SECOND_START_MS = 3_000;

let folder: string;
let product: Product;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openopd-start-'));
  // Started by `npm start`, so that a stale build is rebuilt now.
  product = await startProduct({ DATA_DIR: join(folder, 'data') }, 'scripts/start.mjs');
});
test.afterEach(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a clean stop leaves no process running, and the next start is fast', async () => {
  const database = await postmasterOf(join(folder, 'data'));
  if (database === undefined) throw new Error('No database runs.');
  await product.stop();
  expect(product.child.exitCode).toBe(0);
  await expect.poll(() => isAlive(database)).toBe(false);

  const begin = performance.now();
  product = await startProduct({ DATA_DIR: join(folder, 'data') }, 'scripts/start.mjs');
  const took = Math.round(performance.now() - begin);
  test.info().annotations.push({ type: 'second start', description: `${took} ms` });
  expect(took).toBeLessThan(SECOND_START_MS);
});
