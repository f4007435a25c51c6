import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import {
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
  mayCall,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { isClinicRole } from '#contract/kernel/roles.ts';
import type { Actor, ClinicActor } from '../actor.ts';
import type { Tx } from '../db/scope.ts';
import { forbidden, Refusal } from '../errors.ts';
import { emptyOutbox, isEmpty, notify } from '../events/outbox.ts';
import { type ClinicScope, Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { idempotencyKey, once } from './idempotency.ts';
import { readUpload } from './upload.ts';

/** An endpoint of the contract with what answers it. */
export type BoundRoute = {
  readonly endpoint: Endpoint;
  bind(app: FastifyInstance, services: Services): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; undefined on public endpoints. */
    actor: Actor | undefined;
  }
}

/** Finds the live session of a request. Throws 401 when there is none. */
export async function authenticate(request: FastifyRequest, services: Services): Promise<Actor> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const actor = token && (await services.sessions.find(token, services.clock.now()));
  if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
  return actor;
}

/** Checks session and role before anything of the request is read. */
function gatekeeper(endpoint: Endpoint, services: Services) {
  return async (request: FastifyRequest) => {
    if (endpoint.roles === 'public') return;
    const actor = await authenticate(request, services);
    if (!mayCall(endpoint, actor.role)) throw forbidden();
    request.actor = actor;
  };
}

/** The schemas by which a request is read and its reply stripped to what the contract names. */
export function wireSchema(endpoint: Endpoint): Record<string, unknown> {
  const response: Record<string, ZodType> = { '4xx': ErrorBody, '5xx': ErrorBody };
  for (const [status, schema] of Object.entries(endpoint.replies)) response[status] = schema;
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    // The fields of a form are read with its file.
    ...(endpoint.body && !endpoint.file && { body: endpoint.body }),
    response,
  };
}

type Answer<E extends Endpoint> = (
  request: FastifyRequest,
  input: EndpointRequest<E>,
  services: Services,
) => Promise<EndpointReply<E>>;

function bound<E extends Endpoint>(endpoint: E, answer: Answer<E>): BoundRoute {
  return {
    endpoint,
    bind(app, services) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: wireSchema(endpoint),
        onRequest: gatekeeper(endpoint, services),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const { params, query } = request;
          const { file } = endpoint;
          const sent = file
            ? await readUpload(request, { ...endpoint, file })
            : { body: request.body };
          // Each part has been replaced by what its schema made of it.
          const input = { params, query, ...sent } as EndpointRequest<E>;
          const result = await answer(request, input, services);
          return reply.code(successStatus(endpoint)).send(result);
        },
      });
    },
  };
}

/** Runs `work` in the actor's transaction and tells what it changed when it stands. */
async function inScope<A extends Actor, T>(
  services: Services,
  actor: A,
  work: (scope: Scope<A>) => Promise<T>,
): Promise<T> {
  const { database, clock, hub } = services;
  let outbox = emptyOutbox(actor.clinicId);
  const run = async (tx: Tx) => {
    outbox = emptyOutbox(actor.clinicId);
    const result = await work(new Scope({ tx, actor, now: clock.now(), outbox }));
    if (!isEmpty(outbox)) await notify(tx, outbox, hub.id);
    return result;
  };
  const clinicId = actor.role === 'superadmin' ? null : actor.clinicId;
  const result = await (clinicId === null
    ? database.inSystem(run)
    : database.inClinic(clinicId, run));
  // The screens of this server need not wait for the notice to come back.
  if (!isEmpty(outbox)) hub.deliver(outbox);
  return result;
}

function isClinicActor(actor: Actor): actor is ClinicActor {
  return actor.clinicId !== null && isClinicRole(actor.role);
}

/** Binds an endpoint of a clinic's staff: the handler works in a transaction of their clinic. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (scope: ClinicScope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return preparedRoute(endpoint, async () => undefined, handler);
}

/**
 * As `route`, for a call with work to do before its transaction is opened (reading a file): the
 * handler gets what `prepare` has made of the input.
 */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>) => Promise<Prepared>,
  handler: (
    scope: ClinicScope,
    input: EndpointRequest<E>,
    prepared: Prepared,
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, async (request, input, services) => {
    const { actor } = request;
    if (!actor || !isClinicActor(actor)) throw forbidden();
    const key = endpoint.idempotent && idempotencyKey(request.headers['idempotency-key']);
    const prepared = await prepare(input);
    return inScope(services, actor, (scope) => {
      if (!key) return handler(scope, input, prepared);
      const name = `${endpoint.method} ${endpoint.path}`;
      return once(scope, { key, endpoint: name, input }, () => handler(scope, input, prepared));
    });
  });
}

/** Binds an endpoint for any live session, a superadmin's too. */
export function personRoute<E extends Endpoint>(
  endpoint: E,
  handler: (scope: Scope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (request, input, services) => {
    if (!request.actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
    return inScope(services, request.actor, (scope) => handler(scope, input));
  });
}

/** Binds an endpoint that needs no session; the handler opens what it needs itself. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    services: Services,
    input: EndpointRequest<E>,
    request: { address: string },
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (request, input, services) =>
    handler(services, input, { address: request.ip }),
  );
}
