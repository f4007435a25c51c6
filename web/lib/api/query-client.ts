import { QueryClient } from '@tanstack/react-query';
import { storedToken, watchSession } from '../session/session.ts';
import { ApiError } from './api-error.ts';

/** Live events name what has changed, so what was read a moment ago is shown again without asking. */
const FRESH_FOR_MS = 30_000;
const MAX_RETRIES = 2;

/** Asking again helps only when no answer came, or one from something in front of the server. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      // Offline a call fails at once and says so, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// What one person has read is not there for the next one at the same desk.
let readWith = storedToken();
watchSession(() => {
  if (readWith === storedToken()) return;
  readWith = storedToken();
  void queryClient.cancelQueries();
  queryClient.clear();
});
