import { type FetchQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import type { EventTopic } from '#contract/kernel/topics.ts';
import { storedToken } from '../session/session.ts';
import { callApi } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { ApiInput } from './api-input.ts';
import { queryClient } from './query-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { topics: readonly EventTopic[] };
  }
}

/** The only source of query keys: the endpoint and its input. */
function endpointKey<E extends Endpoint>(endpoint: E, input?: ApiInput<E>) {
  const call = `${endpoint.method} ${endpoint.path}`;
  return input === undefined ? [call] : [call, input];
}

/**
 * Resolves in a task of its own. A page that opens begins a dozen queries in one effect, which would block a phone's
 * processor for 100 ms. A browser without `scheduler.yield` begins them at once.
 */
const ownTask = (): Promise<void> | undefined => window.scheduler?.yield?.();

/** The TanStack Query options of an endpoint. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: ApiInput<E>) {
  return queryOptions<EndpointReply<E>, ApiError>({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => {
      const call = () => callApi(endpoint, input, { signal });
      return ownTask()?.then(call) ?? call();
    },
    meta: { topics: endpoint.topics ?? [] },
  });
}

/** Marks the cached results of these endpoints as stale; those on screen are refetched. */
export async function invalidate(...endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })),
  );
}

/** Marks all cached results of these topics as stale. */
export function invalidateTopics(...topics: readonly EventTopic[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.topics?.some((topic) => topics.includes(topic)) ?? false,
  });
}

/**
 * Prefetches what the next click needs, for `onMouseEnter` and `onFocus`. Errors are ignored until the click. Without a
 * session it sends nothing: the code of a page may arrive after the sign-out.
 */
export function prefetch<E extends Endpoint>(endpoint: E, input: ApiInput<E>): void {
  if (storedToken() === null) return;
  const query: FetchQueryOptions<EndpointReply<E>, ApiError> = endpointQuery(endpoint, input);
  void queryClient.prefetchQuery(query);
}

/** Replaces a cached result with the reply of a write. */
export function putReply<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  reply: EndpointReply<E>,
): void {
  queryClient.setQueryData(endpointKey(endpoint, input), reply);
}

/** The cached result of a call, if there is one. */
export function knownReply<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
): EndpointReply<E> | undefined {
  return queryClient.getQueryData<EndpointReply<E>>(endpointKey(endpoint, input));
}
