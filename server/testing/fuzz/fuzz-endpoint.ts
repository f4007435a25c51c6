import { performance } from 'node:perf_hooks';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { TestApp } from '../build-app.ts';
import { faultOf } from './fault-of-reply.ts';
import { type FuzzRequest, fuzzRequests } from './requests.ts';
import { knownTo, type Target } from './target.ts';

/** The results of an endpoint's requests. */
export type Outcome = {
  readonly name: string;
  readonly statuses: ReadonlyMap<number, number>;
  readonly slowestMs: number;
  /** The faults found, each with its request. */
  readonly faults: readonly string[];
};

/** Above what a thread's first job takes to load its modules on a machine with a few busy cores. */
const HANGS_MS = 60_000;

/** One address per call, because other tests cover the limits per address. */
const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

function describe({ url, headers, payload }: FuzzRequest): string {
  const body = payload === undefined ? '' : ` ${String(payload).slice(0, 300)}`;
  return `${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}${body}`;
}

let calls = 0;

async function sendTo(app: TestApp, endpoint: Endpoint, request: FuzzRequest, token?: string) {
  calls += 1;
  const { url, payload, headers } = request;
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('hung')), HANGS_MS);
  });
  const reply = app.app.inject({
    method: endpoint.method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    remoteAddress: addressOf(calls),
    ...(payload !== undefined && { payload }),
  });
  try {
    return await Promise.race([reply, hang]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends an endpoint valid and invalid requests and checks every reply. */
export async function fuzzEndpoint(
  app: TestApp,
  endpoint: Endpoint,
  options: { target: Target; count: number; seed: number },
): Promise<Outcome> {
  const { target, count, seed } = options;
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowestMs = 0;
  const requests = await fuzzRequests(endpoint, knownTo(endpoint, target), { count, seed });
  for (const [nth, request] of requests.entries()) {
    const token = await target.tokenFor(endpoint, nth);
    const start = performance.now();
    const reply = await sendTo(app, endpoint, request, token);
    slowestMs = Math.max(slowestMs, performance.now() - start);
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
    if (reply.statusCode === 401) target.forgetSessions();
    const fault = faultOf(endpoint, reply);
    if (fault) faults.push(`${fault}: ${describe(request)} → ${reply.body.slice(0, 300)}`);
  }
  return { name: `${endpoint.method} ${endpoint.path}`, statuses, slowestMs, faults };
}
