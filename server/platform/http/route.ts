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
import { noting } from '../reads/noting.ts';
import type { ClinicScope, Scope } from '../scope.ts';
import type { Services } from '../services.ts';
import { type Rights, transact, transactForOwner, transactOnAccount } from '../transact.ts';
import { logMisfits } from './fitting-reply.ts';
import { idempotencyKey, once } from './idempotency.ts';
import { hasLongList, slicedReply } from './sliced-reply.ts';
import { endStalled } from './stalled.ts';
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
    /** What the request's line in the log says besides. */
    noted: object | undefined;
    /** What is done once the request is answered. */
    afterReply: (() => Promise<void>) | undefined;
  }
}

/**
 * Finds the live session of a request. Throws 401 when there is none, 423 when it is locked, and 403 when its
 * person has yet to set up a second factor that is demanded.
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

/** Checks session and role before anything of the request is read. */
export function gatekeeper(endpoint: Endpoint, services: Services) {
  return async (request: FastifyRequest) => {
    if (endpoint.access === 'public') return;
    const actor = await authenticate(request, services, endpoint);
    // The log names also who was refused.
    request.actor = actor;
    if (!mayCall(endpoint, actor.role, actor.isOwner)) throw forbidden();
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
  call: {
    /** Aborted when the caller disconnects before the answer. */
    readonly gone: AbortSignal;
    /** Waits for one of the places of a clinic and a person; it is kept until the call is answered. */
    takePlace(actor: ClinicActor): Promise<void>;
  },
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

/** Aborted when the connection closes before the answer was sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('conflict', 'Whoever asked has gone.'));
  });
  return gone.signal;
}

/** Binds an endpoint with what answers it; the others of this file give its handler what it needs. */
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
            // The one thing that an endpoint can answer that says so.
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

/** Sends a file under its name; the plain one is for what does not know the other. */
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
  rights?: Rights,
): BoundRoute {
  return preparedRoute(endpoint, async () => undefined, handler, rights);
}

/**
 * Binds an endpoint of a clinic's owner: the handler works in a transaction of the whole system, so each
 * of its queries names the clinic.
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
  rights?: Rights,
): BoundRoute {
  return preparedPersonRoute(endpoint, async () => undefined, handler, rights);
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
  rights?: Rights,
): BoundRoute {
  return bound(endpoint, async (request, input, services) => {
    const { actor } = request;
    if (!actor) throw new Refusal('unauthorized', MESSAGES.unauthorized);
    const prepared = await prepare(input, { services, actor, address: request.ip });
    return transact(services, actor, (scope) => handler(scope, input, prepared), rights);
  });
}

/** What a handler knows of a call by nobody who is signed in. */
export type PublicCall = {
  readonly address: string;
  /** What the caller's browser says it is. */
  readonly userAgent: string;
  /** Adds to the line that the log has of the request. Nothing that was typed belongs there. */
  note(facts: object): void;
  /** Does something whose time must not show in the answer. What fails is logged. */
  afterReply(work: () => Promise<void>): void;
};
/** As `personRoute`, for what belongs to the account and no clinic's transaction may read. */
export function accountRoute<E extends Endpoint>(
  endpoint: E,
  handler: (scope: Scope, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return preparedAccountRoute(endpoint, async () => undefined, handler);
}

/** As `accountRoute`, with work to do before its transaction is opened. */
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

/** Binds an endpoint that needs no session; the handler opens what it needs itself. */
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
