import type { Endpoint } from '#contract/kernel/endpoint.ts';

/** Unchecked input, because tests send invalid input too. */
export type RawInput = { params?: unknown; query?: unknown; body?: unknown; file?: Blob };

/** The URL of a call: the path with its parameters and query. */
export function urlOf(endpoint: Endpoint, input: RawInput): string {
  const params = Object.entries(input.params ?? {});
  const path = params.reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path as string,
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
