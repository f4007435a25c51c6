import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, openModelServer } from '#server/testing/model-server.ts';
import { test as base } from './journey.ts';
import { startProduct } from './product.ts';

/** Journeys on their own product instance, whose model server is run by the test. */
// biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
export const test = base.extend<
  { model: ModelServer },
  { assisted: { url: string; model: ModelServer } }
>({
  assisted: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'openopd-model-'));
      const model = await openModelServer();
      const product = await startProduct({
        DATA_DIR: folder,
        AI_BASE_URL: model.url,
        AI_MODEL: 'test-model',
      });
      await use({ url: product.url, model });
      await product.stop();
      model.close();
      await rm(folder, { recursive: true, force: true });
    },
    // Uses its own database beside the one of the other journeys.
    { scope: 'worker', timeout: 90_000 },
  ],
  url: async ({ assisted }, use) => use(assisted.url),
  model: async ({ assisted }, use) => use(assisted.model),
});
// biome-ignore-end lint/correctness/noEmptyPattern: see above
