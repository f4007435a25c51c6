import type { FastifyRequest } from 'fastify';
import type { Endpoint, EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Services } from '../services.ts';
import { type BoundRoute, bound } from './bound.ts';

/** The context of a call without a session. */
export type PublicCall = {
  readonly address: string;
  /** The caller's user agent. */
  readonly userAgent: string;
  /** Adds fields to the request's log line. User input must not be logged. */
  note(facts: object): void;
  /** Runs work whose duration must not show in the response time. Failures are logged. */
  afterReply(work: () => Promise<void>): void;
};
/** Binds an endpoint without a session. The handler opens its own transactions. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    services: Services,
    input: EndpointRequest<E>,
    call: PublicCall,
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, ({ request, input, services }) =>
    handler(services, input, {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      note: (facts) => {
        request.noted = facts;
      },
      afterReply: (work) => {
        request.afterReply = work;
      },
    }),
  );
}

/**
 * Binds a public endpoint whose caller signs the raw bytes of the body. The handler gets these
 * bytes unparsed.
 */
export function signedRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    services: Services,
    message: { body: Buffer; headers: FastifyRequest['headers'] },
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(
    endpoint,
    ({ request: { body, headers }, services }) =>
      handler(services, { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers }),
    { body: 'raw' },
  );
}
