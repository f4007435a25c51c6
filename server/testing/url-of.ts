import type { Endpoint } from '#contract/kernel/endpoint.ts';

/** What is sent, unchecked: tests send wrong things too. */
export type RawInput = { params?: unknown; query?: unknown; body?: unknown; file?: Blob };

/** The address of a call: its path with parameters and query filled in. */
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
