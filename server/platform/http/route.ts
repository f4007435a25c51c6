import type { FastifyRequest } from 'fastify';
import type { Endpoint, EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Actor, ClinicActor } from '../actor.ts';
import { followingMerges } from '../merged-ids.ts';
import type { ClinicScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { clinicActorOf } from './authenticate.ts';
import { type BoundRoute, bound, type Call } from './bound.ts';
import { type CallOf, CLINIC, type Context } from './contexts.ts';
import { idempotencyKey, once } from './idempotency.ts';

/** The context of work before the transaction. It may open short transactions of its own. */
export type Preparing<A extends Actor = Actor> = {
  readonly services: Services;
  readonly actor: A;
  readonly address: string;
};

type Handler<E extends Endpoint, S, Prepared> = (
  scope: S,
  input: EndpointRequest<E>,
  prepared: Prepared,
) => Promise<EndpointReply<E>>;

type Prepare<E extends Endpoint, A extends Actor, Prepared> = (
  input: EndpointRequest<E>,
  by: Preparing<A>,
) => Promise<Prepared>;

/** Binds an endpoint for a clinic's staff. The handler runs in a transaction of their clinic. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, ClinicScope, undefined>,
): BoundRoute {
  return routeAs(CLINIC, endpoint, handler);
}

/**
 * Binds an endpoint whose handler runs in the transaction of a context: `CLINIC`, `OWNER`,
 * `PERSON`, `ACCOUNT`. `prepare` works before the transaction opens (hashing a password, reading a
 * file), and the handler gets its result.
 */
export function routeAs<E extends Endpoint, A extends Actor, S>(
  context: Context<A, S>,
  endpoint: E,
  handler: Handler<E, S, undefined>,
): BoundRoute;
export function routeAs<E extends Endpoint, A extends Actor, S, Prepared>(
  context: Context<A, S>,
  endpoint: E,
  handler: Handler<E, S, Prepared>,
  prepare: Prepare<E, A, Prepared>,
): BoundRoute;
export function routeAs<E extends Endpoint, A extends Actor, S, Prepared>(
  context: Context<A, S>,
  endpoint: E,
  handler: Handler<E, S, Prepared | undefined>,
  prepare?: Prepare<E, A, Prepared>,
): BoundRoute {
  return bound(endpoint, async ({ request, input, services, takePermit, repeated }) => {
    const actor = context.actorOf(request);
    const repeat = repeatOf(endpoint, request, { input, onRepeat: repeated });
    const prepared = await prepare?.(input, { services, actor, address: request.ip });
    const reads = endpoint.method === 'GET';
    return followingMerges(input, { services, clinicId: actor.clinicId }, (given, nth) => {
      // In a second run the call still has its permit.
      const call = { takePermit: nth === 'first' ? takePermit : async () => {} };
      return context.transact(actor, { services, repeat, reads, ...call }, (scope) =>
        handler(scope, given, prepared),
      );
    });
  });
}

/** The context of a handler that calls an outside service between its transactions. */
export type Steps = {
  readonly actor: ClinicActor;
  readonly services: Services;
  /** Runs `work` in a transaction of the actor's clinic. */
  transact<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
  /** Like `transact`, once per `Idempotency-Key`. */
  transactOnce<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
};

/** The steps of a call. Throws 400 for a malformed `Idempotency-Key`. */
export function stepsOf<E extends Endpoint>(endpoint: E, call: Call<E>): Steps {
  const { request, input, services, repeated } = call;
  const actor = clinicActorOf(request);
  const repeat = repeatOf(endpoint, request, { input, onRepeat: repeated });
  return {
    actor,
    services,
    transact: (work) => transact(services, actor, work),
    transactOnce: (work) =>
      transact(services, actor, (scope) =>
        repeat ? once(scope, repeat, () => work(scope)) : work(scope),
      ),
  };
}

/** The idempotency key of a call and what it is for. */
function repeatOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  of: { input: unknown; onRepeat: () => void },
): CallOf['repeat'] {
  const key = endpoint.idempotent && idempotencyKey(request.headers['idempotency-key']);
  return key ? { key, endpoint: `${endpoint.method} ${endpoint.path}`, ...of } : undefined;
}

/**
 * Like `route`, for a handler that calls an outside service. No transaction is open during the
 * call; the handler opens one for each step.
 */
export function steppedRoute<E extends Endpoint>(
  endpoint: E,
  handler: (steps: Steps, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (call) => handler(stepsOf(endpoint, call), call.input));
}
