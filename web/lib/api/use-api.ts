import {
  keepPreviousData,
  type QueryObserverOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import { liveStatus, watchLiveStatus } from '../live/live-status.ts';
import { callApi } from './api-client.ts';
import type { ApiError } from './api-error.ts';
import type { ApiInput } from './api-input.ts';
import { createAttempts } from './attempts.ts';
import { endpointQuery, invalidate } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';
import { tellReplay } from './replies/replays.ts';

export {
  invalidate,
  invalidateTopics,
  knownReply,
  prefetch,
  putReply,
} from './endpoint-queries.ts';

const POLL_MS = 10_000;

/** For data that is read again whenever it is opened, but not after `prefetch` has just read it. */
export const JUST_READ_MS = 2_000;

export type ApiQueryOptions<Reply, Shown> = {
  enabled?: boolean;
  /** Polled every 10 s while the live stream is down. */
  live?: boolean;
  /** Shows the previous page or search until the new one has loaded. */
  keepPrevious?: boolean;
  select?: (reply: Reply) => Shown;
  staleTime?: number;
  refetchOnMount?: boolean;
};

const pollInterval = (): number | false => (liveStatus() === 'live' ? false : POLL_MS);

// The observers compute their interval again when the stream connects or breaks. A state of the components would render
// every page again in one piece, just after the page was first shown.
watchLiveStatus(() => {
  for (const { observers } of queryClient.getQueryCache().getAll()) {
    for (const observer of observers) observer.setOptions(observer.options);
  }
});

/** Reads an endpoint: `useApi(listStaff, { query: { active: 'true' } })`. A call without input takes `{}`. */
export function useApi<E extends Endpoint, Shown = EndpointReply<E>>(
  endpoint: E,
  input: ApiInput<E>,
  options: ApiQueryOptions<EndpointReply<E>, Shown> = {},
): UseQueryResult<Shown, ApiError> {
  return useQuery(useQueryOptions(endpoint, input, options));
}

/** The library's options for reading an endpoint. */
export function useQueryOptions<E extends Endpoint, Shown>(
  endpoint: E,
  input: ApiInput<E>,
  options: ApiQueryOptions<EndpointReply<E>, Shown>,
) {
  const { live = false, keepPrevious = false, select, ...rest } = options;
  const query = endpointQuery(endpoint, input);
  return {
    queryKey: query.queryKey,
    ...(query.queryFn && { queryFn: query.queryFn }),
    ...(query.meta && { meta: query.meta }),
    ...rest,
    ...(select && { select }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: live && pollInterval,
  } satisfies QueryObserverOptions<EndpointReply<E>, ApiError, Shown>;
}

type ApiMutationOptions<E extends Endpoint> = {
  /** The endpoints that a successful write makes stale. */
  invalidates?: readonly Endpoint[];
  onSuccess?: (reply: EndpointReply<E>, input: ApiInput<E>) => void;
  onError?: (error: ApiError, input: ApiInput<E>) => void;
};

/**
 * Writes to an endpoint. The same input sent during a pending call shares its response; sent after a failure, also
 * after a reload, it carries the same idempotency key.
 */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], onSuccess, onError }: ApiMutationOptions<E> = {},
): UseMutationResult<EndpointReply<E>, ApiError, ApiInput<E>> {
  const attempts = useRef(
    createAttempts<EndpointReply<E>>(
      endpoint.idempotent && !endpoint.hasPassword
        ? `${endpoint.method} ${endpoint.path}`
        : undefined,
    ),
  );
  return useMutation({
    mutationFn: (input: ApiInput<E>) =>
      attempts.current.run(input, (idempotencyKey) =>
        // No mutation is retried by itself, so a replay always answers another press.
        callApi(endpoint, input, { idempotencyKey, onReplayed: tellReplay }),
      ),
    onSuccess: (reply, input) => {
      void invalidate(...invalidates);
      onSuccess?.(reply, input);
    },
    ...(onError && { onError }),
  });
}
