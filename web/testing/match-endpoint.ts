import type { Endpoint } from '#contract/kernel/endpoint.ts';

/** The number of path parameters; `/queue/doctor` precedes `/queue/:id`. */
function parameterCount({ path }: Endpoint): number {
  return path.split('/:').length - 1;
}

/** The endpoint of a request, with its unparsed parameters and query. */
export function matchEndpoint(endpoints: readonly Endpoint[], method: string, address: string) {
  const url = new URL(address, 'http://double');
  const candidates = endpoints
    .filter((endpoint) => endpoint.method === method)
    .sort((a, b) => parameterCount(a) - parameterCount(b));
  for (const endpoint of candidates) {
    const pattern = endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {});
    return {
      endpoint,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
      query: Object.fromEntries(url.searchParams),
    };
  }
  return null;
}
