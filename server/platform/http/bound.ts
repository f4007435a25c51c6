import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ZodType } from 'zod';
import { DownloadedFile } from '#contract/kernel/downloaded-file.ts';
import {
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';
import type { ClinicActor } from '../actor.ts';
import { Refusal } from '../errors.ts';
import { noting as notingOf } from '../reads/noting.ts';
import type { Services } from '../services.ts';
import { gatekeeper } from './authenticate.ts';
import { sendFile, sendReply } from './replies/send-reply.ts';
import { readUpload } from './upload.ts';

/** An endpoint of the contract with its handler. */
export type BoundRoute = {
  readonly endpoint: Endpoint;
  bind(app: FastifyInstance, services: Services): void;
};

/** The schemas that parse a request and strip its reply to the contract. */
function wireSchema(endpoint: Endpoint): Record<string, unknown> {
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

/** One call of an endpoint, as its handler gets it. */
export type Call<E extends Endpoint> = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly input: EndpointRequest<E>;
  readonly services: Services;
  /** Aborted when the caller disconnects before the reply. */
  readonly gone: AbortSignal;
  /**
   * Waits for one of the permits of a clinic and a person; it is kept until the call is answered.
   */
  takePermit(actor: ClinicActor): Promise<void>;
  /** Marks the reply as the one of an earlier request, which did the work. */
  repeated(): void;
  /** Runs the work and notes whose record it showed; only for `notes: 'itself'`. */
  noted<T>(work: () => Promise<T>): Promise<T>;
};

/** The differences of an endpoint from a parsed request with one reply. */
export type Differences<E extends Endpoint, Result> = {
  /** Also replies with an event stream to a caller who asks for one. */
  readonly sse?: 'dual';
  /** Gives the handler the unparsed bytes, for a signature over them. */
  readonly body?: 'raw';
  /** The handler notes by itself whose record it showed; otherwise its whole work is noted. */
  readonly notes?: 'itself';
  /** Sends the result. By default it is the reply of the contract, or the file of a download. */
  send?(call: Call<E>, result: Result): Promise<FastifyReply> | FastifyReply;
  /** Replies to a call that failed, or throws the error to the server's error handler (default). */
  fail?(call: Call<E>, error: unknown): FastifyReply;
};

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
    if (!raw.writableFinished) gone.abort(new Refusal('conflict', 'The caller has disconnected.'));
  });
  return gone.signal;
}

/** Sends the reply of the contract or the file; `written` is called when a reply needs no memory. */
async function sendResult(
  endpoint: Endpoint,
  reply: FastifyReply,
  { result, written }: { result: unknown; written: () => void },
): Promise<FastifyReply> {
  reply.code(successStatus(endpoint));
  if (!endpoint.download) return sendReply(reply, endpoint, result, written);
  written();
  return sendFile(reply, endpoint.download, DownloadedFile.parse(result));
}

/** Registers a route; one with a raw body in a context of its own without body parsers. */
function register(app: FastifyInstance, options: RouteOptions, body: 'raw' | undefined): void {
  if (!body) {
    app.route(options);
    return;
  }
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    const asBytes = async (_request: unknown, bytes: unknown) => bytes;
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, asBytes);
    raw.route(options);
  });
}

/**
 * Binds an endpoint to a handler that gets the whole call. All routes with a reply are bound here;
 * `route`, `exportRoute` and the others add a transaction, a turn or a way to send the result.
 */
export function bound<E extends Endpoint, Result = EndpointReply<E>>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<Result>,
  { sse, body, notes, send, fail }: Differences<E, Result> = {},
): BoundRoute {
  return {
    endpoint,
    bind(app, services) {
      const noting = notingOf(endpoint, services);
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const gone = signalOf(reply);
        const input = await inputOf(endpoint, request);
        let leave = () => {};
        const call: Call<E> = {
          ...{ request, reply, input, services, gone },
          async takePermit({ clinicId, id: userId }) {
            leave = await services.permits.enter({ clinicId, userId }, gone);
          },
          repeated: () => void reply.header('idempotent-replayed', 'true'),
          noted: (work) => noting(request, input, work),
        };
        try {
          const work = () => answer(call);
          const result = await (notes === 'itself' ? work() : call.noted(work));
          if (!send) return await sendResult(endpoint, reply, { result, written: leave });
          leave();
          return await send(call, result);
        } catch (error) {
          leave();
          if (!fail) throw error;
          return fail(call, error);
        }
      };
      const { method, path: url } = endpoint;
      const onRequest = gatekeeper(endpoint, services);
      const schema = wireSchema(endpoint);
      register(app, { method, url, schema, onRequest, handler, ...(sse && { sse }) }, body);
    },
  };
}
