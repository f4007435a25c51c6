import { expect, it, vi } from 'vitest';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { endpointQuery } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';

it('begins each query in a task of its own where the browser can yield', async () => {
  const api = apiDouble();
  api.on(listQueue, []);
  const yielded = Promise.withResolvers<void>();
  vi.stubGlobal('scheduler', { yield: () => yielded.promise });

  const reply = queryClient.fetchQuery(endpointQuery(listQueue, {}));
  await Promise.resolve();
  expect(api.requests(listQueue)).toEqual([]);
  yielded.resolve();
  await expect(reply).resolves.toEqual([]);
  expect(api.requests(listQueue)).toHaveLength(1);
  vi.unstubAllGlobals();
});
