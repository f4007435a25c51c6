import { QueryClient } from '@tanstack/react-query';
import { storedToken, watchSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** Live events invalidate changed data, so recent results need no refetch. */
const FRESH_FOR_MS = 30_000;
const MAX_RETRIES = 2;

/** A retry helps only without a response, or after an error of a proxy in front of the server. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      // Offline, a call fails at once with a message, instead of pausing silently.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// Clears the cache for the next person at the same computer.
let readWith = storedToken();
watchSession(() => {
  if (readWith === storedToken()) return;
  readWith = storedToken();
  void queryClient.cancelQueries();
  queryClient.clear();
});
