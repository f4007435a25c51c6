import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { DownloadedFile } from '#contract/kernel/download.ts';
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
import { forbidden, Refusal } from '../errors.ts';
import type { ClinicScope, Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
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
export function gatekeeper(endpoint: Endpoint, services: Services) {
  return async (request: FastifyRequest) => {
    if (endpoint.roles === 'public') return;
    const actor = await authenticate(request, services);
    // The log names also who was refused.
    request.actor = actor;
    if (!mayCall(endpoint, actor.role)) throw forbidden();
  };
}

/** The schemas by which a request is read and its reply stripped to what the contract names. */
export function wireSchema(endpoint: Endpoint): Record<string, unknown> {
  const response: Record<string, ZodType> = { '4xx': ErrorBody, '5xx': ErrorBody };
  const replies = endpoint.download ? {} : endpoint.replies;
  for (const [status, schema] of Object.entries(replies)) response[status] = schema;
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

/** Each part of a request as its schema made it. */
export async function inputOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<EndpointRequest<E>> {
  const { params, query, body } = request;
  const { file } = endpoint;
  const sent = file ? await readUpload(request, { ...endpoint, file }) : { body };
  return { params, query, ...sent } as EndpointRequest<E>;
}

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
          const result = await answer(request, await inputOf(endpoint, request), services);
          reply.code(successStatus(endpoint));
          if (!endpoint.download) return reply.send(result);
          // The one thing that an endpoint can answer that says so.
          return sendFile(reply, endpoint.download, result as unknown as DownloadedFile);
        },
      });
    },
  };
}

/** Sends a file under its name; the plain one is for what does not know the other. */
async function sendFile(reply: FastifyReply, type: string, { name, bytes }: DownloadedFile) {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.header('content-type', type).header('content-disposition', disposition);
  const content = await bytes();
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content));
}

/** The person of a clinic behind a request. Throws 403 when it is nobody of a clinic. */
export function clinicActorOf({ actor }: FastifyRequest): ClinicActor {
  if (!actor || !isClinicActor(actor)) throw forbidden();
  return actor;
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

/** What work before the transaction may use: it opens short transactions of its own, if any. */
export type Preparing<A extends Actor = Actor> = {
  readonly services: Services;
  readonly actor: A;
  readonly address: string;
};

/**
 * As `route`, for a call with work to do before its transaction is opened (reading a file, hashing
 * a password): the handler gets what `prepare` has made of the input.
 */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>, by: Preparing<ClinicActor>) => Promise<Prepared>,
  handler: (
    scope: ClinicScope,
    input: EndpointRequest<E>,
    prepared: Prepared,
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, async (request, input, services) => {
    const actor = clinicActorOf(request);
    const key = endpoint.idempotent && idempotencyKey(request.headers['idempotency-key']);
    const prepared = await prepare(input, { services, actor, address: request.ip });
    return transact(services, actor, (scope) => {
      if (!key) return handler(scope, input, prepared);
      const name = `${endpoint.method} ${endpoint.path}`;
      return once(scope, { key, endpoint: name, input }, () => handler(scope, input, prepared));
    });
  });
}

/** What a handler has that speaks with an outside service between its transactions. */
export type Steps = {
  readonly actor: ClinicActor;
  readonly services: Services;
  /** Opens one transaction of the actor's clinic. */
  transact<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
};

/**
 * As `route`, for a call that asks an outside service: no transaction is open while it is asked.
 * The handler opens one for each of its own steps.
 */
export function steppedRoute<E extends Endpoint>(
  endpoint: E,
  handler: (steps: Steps, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (request, input, services) => {
    const actor = clinicActorOf(request);
    const steps: Steps = {
      actor,
      services,
      transact: (work) => transact(services, actor, work),
    };
    return handler(steps, input);
  });
}

/** Binds an endpoint for any live session, a superadmin's too. */
export function personRoute<E extends Endpoint>(
  endpoint: E,
  handler: (scope: Scope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return preparedPersonRoute(endpoint, async () => undefined, handler);
}

/** As `personRoute`, with work to do before its transaction is opened. */
export function preparedPersonRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>, by: Preparing) => Promise<Prepared>,
  handler: (
    scope: Scope,
    input: EndpointRequest<E>,
    prepared: Prepared,
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, async (request, input, services) => {
    const { actor } = request;
    if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
    const prepared = await prepare(input, { services, actor, address: request.ip });
    return transact(services, actor, (scope) => handler(scope, input, prepared));
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

/**
 * Binds a public endpoint whose caller signs the very bytes of the body: they arrive as they were
 * sent, whatever they are.
 */
export function signedRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    services: Services,
    message: { body: Buffer; headers: FastifyRequest['headers'] },
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return {
    endpoint,
    bind(app, services) {
      app.register(async (raw) => {
        raw.removeAllContentTypeParsers();
        raw.addContentTypeParser(
          '*',
          { parseAs: 'buffer' },
          async (_request: unknown, body: unknown) => body,
        );
        raw.route({
          method: endpoint.method,
          url: endpoint.path,
          schema: wireSchema(endpoint),
          handler: async ({ body, headers }, reply) => {
            const sent = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
            return reply.send(await handler(services, { body: sent, headers }));
          },
        });
      });
    },
  };
}
