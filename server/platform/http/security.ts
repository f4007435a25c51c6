import { hash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';
import type { CallCounts } from './call-counts.ts';

const YEAR_SECONDS = 31_536_000;

/** Sources by directive, with camelCase names: `scriptSrc`. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Only our own files run. Inline styles are allowed because the component library sets them. */
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

/** Our policy, extended by the sources that a third-party part of a page needs. */
function policyWith(extra: Policy): Record<string, string[]> {
  const directives = new Set([...Object.keys(CONTENT_SECURITY_POLICY), ...Object.keys(extra)]);
  const sources = (name: string) => [
    ...(CONTENT_SECURITY_POLICY[name] ?? ["'self'"]),
    ...(extra[name] ?? []),
  ];
  return Object.fromEntries([...directives].map((name) => [name, sources(name)]));
}

/**
 * Adds security headers to every reply, and a limit of calls per session and address to the API.
 */
export async function protect(
  app: FastifyInstance,
  { calls, extra = {}, https }: { calls: CallCounts; extra?: Policy | undefined; https: boolean },
): Promise<void> {
  await app.register(helmet, {
    // It would build every header again for each request.
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(extra) },
    // A clinic's own network uses plain HTTP. `PUBLIC_URL` shows when a proxy adds TLS.
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  let headers: [name: string, value: string][] | undefined;
  let closing = false;
  // The first hook, so that replies that bypass `onSend` (streams, refusals of the router) have the
  // headers too. Hooks without a promise cost less, and these run for every request.
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    if (headers) {
      for (const [name, value] of headers) raw.setHeader(name, value);
    } else {
      reply.helmet();
      headers = Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    }
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A keep-alive connection would delay the stop for as long as the browser keeps it open.
    if (closing) reply.header('connection', 'close');
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  // A hook of the instance, so that it runs before a route looks up the session. An invented token
  // gets a key of its own, which is why the address counts too.
  app.addHook('onRequest', ({ url, ip, headers: { authorization } }, _reply, done) => {
    if (!url.startsWith('/api/')) return done();
    const session = authorization ? hash('sha256', authorization, 'base64url').slice(0, 22) : ip;
    if (calls.letThrough('address', ip) && calls.letThrough('session', session)) return done();
    done(new Refusal('too_many', MESSAGES.tooManyTries, { retryAfter: 1 }));
  });
}
