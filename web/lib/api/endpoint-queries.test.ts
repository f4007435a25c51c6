import { afterEach, expect, it, vi } from 'vitest';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { endSession, startSession } from '../session/session.ts';
import { endpointQuery, prefetch } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';

afterEach(() => endSession());

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

it('reads nothing ahead for a page whose code arrives after the sign-out', async () => {
  const api = apiDouble();
  api.on(listQueue, []);
  startSession('token', aUser('receptionist'));
  prefetch(listQueue, {});
  await vi.waitFor(() => expect(api.requests(listQueue)).toHaveLength(1));

  endSession();
  prefetch(listQueue, {});
  expect(queryClient.isFetching()).toBe(0);
  expect(api.requests(listQueue)).toHaveLength(1);
});
