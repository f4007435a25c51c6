import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';

/** What no person at a screen could reach; sign-in has limits of its own. */
const CALLS_A_SECOND_A_SESSION = 200;
/** All screens of a clinic may share one address. */
const CALLS_A_SECOND_AN_ADDRESS = 1_000;

/** Sources by directive, in camel case: `scriptSrc`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Only our own files run; styles may be inline because the component library sets them so. */
const CONTENT_SECURITY_POLICY: Policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Our own policy with what somebody else's part of a page needs. */
function policyWith(extra: Policy): Record<string, string[]> {
  const directives = new Set([...Object.keys(CONTENT_SECURITY_POLICY), ...Object.keys(extra)]);
  const sources = (name: string) => [
    ...(CONTENT_SECURITY_POLICY[name] ?? ["'self'"]),
    ...(extra[name] ?? []),
  ];
  return Object.fromEntries([...directives].map((name) => [name, sources(name)]));
}

/** Security headers on every answer, and a limit of calls per session or address on the API. */
export async function protect(app: FastifyInstance, extra: Policy = {}): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(extra) },
    // A clinic's own network speaks plain HTTP; the proxy that adds TLS adds this header too.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  let closing = false;
  // First of all, so that answers that bypass `onSend` (streams, refusals of the router) have it too.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    // A connection that is kept alive would hold up the stop for as long as its browser likes.
    if (closing) reply.header('connection', 'close');
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  // Hooks of the instance, so that they come before a route looks for the session. A made-up token is
  // a key of its own in the second limit, which is why there is the first.
  const countOfAddress = countsASecond();
  app.addHook('onRequest', async ({ url, ip }) => {
    if (!url.startsWith('/api/') || countOfAddress(ip) <= CALLS_A_SECOND_AN_ADDRESS) return;
    throw new Refusal('too_many', MESSAGES.tooManyTries, { retryAfter: 1 });
  });
  await app.register(rateLimit, { global: false });
  app.addHook(
    'onRequest',
    app.rateLimit({
      max: CALLS_A_SECOND_A_SESSION,
      timeWindow: 1_000,
      allowList: (request) => !request.url.startsWith('/api/'),
      keyGenerator: ({ headers, ip }) =>
        headers.authorization
          ? createHash('sha256').update(headers.authorization).digest('base64')
          : ip,
    }),
  );
}

/** Counts calls by a key, anew each second. */
function countsASecond(): (key: string) => number {
  const counts = new Map<string, number>();
  let second = 0;
  return (key) => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) counts.clear();
    second = now;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
}
