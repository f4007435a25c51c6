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
import { isFactorDue } from '../factor-demand.ts';
import { endStalled } from '../load/stalled.ts';
import { noting } from '../reads/noting.ts';
import type { ClinicScope, Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { type Rights, transact, transactForOwner, transactOnAccount } from '../transact.ts';
import { logMisfits } from './fitting-reply.ts';
import { idempotencyKey, once } from './idempotency.ts';
import { hasLongList, slicedReply } from './sliced-reply.ts';
import { readUpload } from './upload.ts';

/** An endpoint of the contract with its handler. */
export type BoundRoute = {
  readonly endpoint: Endpoint;
  bind(app: FastifyInstance, services: Services): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; undefined on public endpoints. */
    actor: Actor | undefined;
    /** Extra fields for the request's log line. */
    noted: object | undefined;
    /** Work to run after the reply. */
    afterReply: (() => Promise<void>) | undefined;
  }
}

/**
 * Finds the live session of a request. Throws 401 when there is none, 423 when it is locked, and
 * 403 when its person must first set up a required second factor.
 */
export async function authenticate(
  request: FastifyRequest,
  services: Services,
  { whileLocked, withoutFactor }: Pick<Endpoint, 'whileLocked' | 'withoutFactor'> = {},
): Promise<Actor> {
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? [];
  const now = services.clock.now();
  const actor = token && (await services.sessions.find(token, now));
  if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
  if (actor.isLocked && !whileLocked) throw new Refusal('locked', MESSAGES.screenLocked);
  if (isFactorDue(actor.missingFactorFrom, now) && !withoutFactor) {
    throw new Refusal('second_factor_demanded', MESSAGES.secondFactorDemanded);
  }
  return actor;
}

/** Checks session and role before the request is parsed. */
export function gatekeeper(endpoint: Endpoint, services: Services) {
  return async (request: FastifyRequest) => {
    if (endpoint.access === 'public') return;
    const actor = await authenticate(request, services, endpoint);
    // The log also names the users who were refused.
    request.actor = actor;
    if (!mayCall(endpoint, actor.role, actor.isOwner)) throw forbidden();
  };
}

/** The schemas that parse a request and strip its reply to the contract. */
export function wireSchema(endpoint: Endpoint): Record<string, unknown> {
  const response: Record<string, ZodType> = { '4xx': ErrorBody, '5xx': ErrorBody };
  const replies = endpoint.download ? {} : endpoint.replies;
  for (const [status, schema] of Object.entries(replies)) response[status] = schema;
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    // The fields of a form are parsed together with its file.
    ...(endpoint.body && !endpoint.file && { body: endpoint.body }),
    response,
  };
}

type Answer<E extends Endpoint> = (
  request: FastifyRequest,
  input: EndpointRequest<E>,
  services: Services,
  call: {
    /** Aborted when the caller disconnects before the reply. */
    readonly gone: AbortSignal;
    /**
     * Waits for one of the places of a clinic and a person; it is kept until the call is answered.
     */
    takePlace(actor: ClinicActor): Promise<void>;
  },
) => Promise<EndpointReply<E>>;

/** Each part of a request as parsed by its schema. */
export async function inputOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<EndpointRequest<E>> {
  const { params, query, body } = request;
  const { file } = endpoint;
  const sent = file ? await readUpload(request, { ...endpoint, file }) : { body };
  return { params, query, ...sent } as EndpointRequest<E>;
}

/** Aborted when the connection closes before the reply was sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('conflict', 'Whoever asked has gone.'));
  });
  return gone.signal;
}

/**
 * Binds an endpoint to a handler. The other functions of this file provide the handler's context.
 */
export function bound<E extends Endpoint>(endpoint: E, answer: Answer<E>): BoundRoute {
  return {
    endpoint,
    bind(app, services) {
      const noted = noting(endpoint, services);
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: wireSchema(endpoint),
        onRequest: gatekeeper(endpoint, services),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const gone = signalOf(reply);
          const input = await inputOf(endpoint, request);
          let leave = () => {};
          const takePlace = async ({ clinicId, id: userId }: ClinicActor) => {
            leave = await services.places.enter({ clinicId, userId }, gone);
          };
          try {
            const work = () => answer(request, input, services, { gone, takePlace });
            const result = await noted(request, input, work);
            reply.code(successStatus(endpoint));
            if (!endpoint.download) return sendReply(reply, endpoint, result, leave);
            leave();
            // The contract allows only a file as the reply of such an endpoint.
            return await sendFile(reply, endpoint.download, result as unknown as DownloadedFile);
          } catch (error) {
            leave();
            throw error;
          }
        },
      });
    },
  };
}

/**
 * Sends a reply by its schema; one with a long list in pieces, so that others are served meanwhile.
 * `written` is called once the reply needs no memory any more.
 */
export function sendReply(
  reply: FastifyReply,
  endpoint: Endpoint,
  result: unknown,
  written: () => void = () => {},
) {
  const schema = endpoint.replies[successStatus(endpoint)];
  const pieces = schema && hasLongList(schema, result) && piecesOf(reply, endpoint, result);
  if (!pieces) {
    written();
    return reply.send(result);
  }
  let given = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      given += 1;
      yield piece;
    }
  };
  const stream = Readable.from(counted());
  stream.once('close', written);
  endStalled(stream, () => given);
  return reply.type('application/json; charset=utf-8').send(stream);
}

function piecesOf({ log, request }: FastifyReply, endpoint: Endpoint, result: unknown) {
  const { method, path: url, replies } = endpoint;
  const schema = replies[successStatus(endpoint)];
  const owner = request.actor?.clinicId ?? '';
  const onMisfit = (wrong: readonly string[]) => logMisfits(log, { method, url, wrong });
  return schema && slicedReply(schema, result, { owner, onMisfit });
}

/** Sends a file with its name, and an ASCII name for clients that do not support the other. */
export async function sendFile(reply: FastifyReply, type: string, { name, bytes }: DownloadedFile) {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.header('content-type', type).header('content-disposition', disposition);
  const content = await bytes();
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : asStream(content));
}

function asStream(content: AsyncIterable<Uint8Array>): Readable {
  return content instanceof Readable ? content : Readable.from(content);
}

/** The clinic user behind a request. Throws 403 for a user without a clinic. */
export function clinicActorOf({ actor }: FastifyRequest): ClinicActor {
  if (!actor || !isClinicActor(actor)) throw forbidden();
  return actor;
}

function isClinicActor(actor: Actor): actor is ClinicActor {
  return actor.clinicId !== null && isClinicRole(actor.role);
}

/** Binds an endpoint for a clinic's staff. The handler runs in a transaction of their clinic. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (scope: ClinicScope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
  rights?: Rights,
): BoundRoute {
  return preparedRoute(endpoint, async () => undefined, handler, rights);
}

/**
 * Binds an endpoint for a clinic's owner. The handler runs in a system transaction, so each of its
 * queries must name the clinic.
 */
export function ownerRoute<E extends Endpoint & { readonly owner: true }>(
  endpoint: E,
  handler: (scope: ClinicScope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, async (request, input, services, { takePlace }) => {
    const actor = clinicActorOf(request);
    await takePlace(actor);
    return transactForOwner(services, actor, (scope) => handler(scope, input));
  });
}

/** The context of work before the transaction. It may open short transactions of its own. */
export type Preparing<A extends Actor = Actor> = {
  readonly services: Services;
  readonly actor: A;
  readonly address: string;
};

/**
 * Like `route`, with work before the transaction opens (reading a file, hashing a password). The
 * handler gets the result of `prepare`.
 */
export function preparedRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>, by: Preparing<ClinicActor>) => Promise<Prepared>,
  handler: (
    scope: ClinicScope,
    input: EndpointRequest<E>,
    prepared: Prepared,
  ) => Promise<EndpointReply<E>>,
  rights?: Rights,
): BoundRoute {
  return bound(endpoint, async (request, input, services, { takePlace }) => {
    const actor = clinicActorOf(request);
    const key = endpoint.idempotent && idempotencyKey(request.headers['idempotency-key']);
    const prepared = await prepare(input, { services, actor, address: request.ip });
    const work = (scope: ClinicScope) => {
      if (!key) return handler(scope, input, prepared);
      const name = `${endpoint.method} ${endpoint.path}`;
      return once(scope, { key, endpoint: name, input }, () => handler(scope, input, prepared));
    };
    await takePlace(actor);
    return transact(services, actor, work, rights);
  });
}

/** The context of a handler that calls an outside service between its transactions. */
export type Steps = {
  readonly actor: ClinicActor;
  readonly services: Services;
  /** Runs `work` in a transaction of the actor's clinic. */
  transact<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
};

/**
 * Like `route`, for a handler that calls an outside service. No transaction is open during the
 * call; the handler opens one for each step.
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

/** Binds an endpoint for any live session, including a superadmin's. */
export function personRoute<E extends Endpoint>(
  endpoint: E,
  handler: (scope: Scope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
  rights?: Rights,
): BoundRoute {
  return preparedPersonRoute(endpoint, async () => undefined, handler, rights);
}

/** Like `personRoute`, with work before the transaction opens. */
export function preparedPersonRoute<E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (input: EndpointRequest<E>, by: Preparing) => Promise<Prepared>,
  handler: (
    scope: Scope,
    input: EndpointRequest<E>,
    prepared: Prepared,
  ) => Promise<EndpointReply<E>>,
  rights?: Rights,
): BoundRoute {
  return bound(endpoint, async (request, input, services) => {
    const { actor } = request;
    if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
    const prepared = await prepare(input, { services, actor, address: request.ip });
    return transact(services, actor, (scope) => handler(scope, input, prepared), rights);
  });
}

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
/** Like `personRoute`, for account data that no clinic's role may read. */
export function accountRoute<E extends Endpoint>(
  endpoint: E,
  handler: (scope: Scope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return preparedAccountRoute(endpoint, async () => undefined, handler);
}

/** Like `accountRoute`, with work before the transaction opens. */
export function preparedAccountRoute<E extends Endpoint, Prepared>(
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
    return transactOnAccount(services, actor, (scope) => handler(scope, input, prepared));
  });
}

/** Binds an endpoint without a session. The handler opens its own transactions. */
export function publicRoute<E extends Endpoint>(
  endpoint: E,
  handler: (
    services: Services,
    input: EndpointRequest<E>,
    call: PublicCall,
  ) => Promise<EndpointReply<E>>,
): BoundRoute {
  return bound(endpoint, (request, input, services) =>
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
