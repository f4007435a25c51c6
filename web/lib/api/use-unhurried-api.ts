import type { QueryObserverResult } from '@tanstack/react-query';
import type { Endpoint, EndpointReply } from '#contract/kernel/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { ApiInput } from './api-input.ts';
import { type ApiQueryOptions, useQueryOptions } from './use-api.ts';
import { useQueryResult } from './use-query-result.ts';

/**
 * Reads an endpoint, as `useApi` does, for a reply that a large part of the page waits for: its first rendering yields to input (see
 * `useQueryResult`).
 */
export function useUnhurriedApi<E extends Endpoint>(
  endpoint: E,
  input: ApiInput<E>,
  options: ApiQueryOptions<EndpointReply<E>, EndpointReply<E>> = {},
): QueryObserverResult<EndpointReply<E>, ApiError> {
  return useQueryResult(useQueryOptions(endpoint, input, options));
}
