import { performance } from 'node:perf_hooks';
import { type Percentiles, percentiles } from './percentiles.ts';
import type { Query } from './terms.ts';

/** A server and its sessions, used in rotation. */
export type Api = { readonly url: string; readonly tokens: string[] };

/** The next session of the rotation. */
export function nextToken({ tokens }: Api): string {
  const [token = ''] = tokens;
  tokens.push(...tokens.splice(0, 1));
  return token;
}

export type Measured = { kind: string; found: number; times: Percentiles };

/** Runs searches with one client, sequentially, and returns the durations by kind. */
export async function measure(
  api: Api,
  options: { terms: Record<string, readonly Query[]>; rounds: number },
): Promise<{ kinds: Measured[]; all: Percentiles }> {
  const times = new Map<string, number[]>();
  const found = new Map<string, number>();
  // Alternates between kinds, so that all see the same load; the first round is a warm-up.
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const [kind, queries] of Object.entries(options.terms)) {
      for (const query of queries) {
        const address = `${api.url}/api/patients?${new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
        )}`;
        const begun = performance.now();
        const headers = { authorization: `Bearer ${nextToken(api)}` };
        const reply = await fetch(address, { headers });
        const body = (await reply.json()) as { totalCount: number };
        const took = performance.now() - begun;
        if (reply.status !== 200) throw new Error(`${address}: ${reply.status}`);
        found.set(kind, Math.max(found.get(kind) ?? 0, body.totalCount));
        if (round > 0) times.set(kind, [...(times.get(kind) ?? []), took]);
      }
    }
  }
  return {
    kinds: [...times].map(([kind, each]) => ({
      kind,
      found: found.get(kind) ?? 0,
      times: percentiles(each),
    })),
    all: percentiles([...times.values()].flat()),
  };
}
