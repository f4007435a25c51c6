import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
import { noting } from '../reads/noting.ts';
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
    /** Says in the reply that the work was done by an earlier request. */
    repeated(): void;
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
 * Binds an endpoint to a handler that gets the whole call. `route` adds a transaction.
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
            const repeated = () => void reply.header('idempotent-replayed', 'true');
            const work = () => answer(request, input, services, { gone, takePlace, repeated });
            const result = await noted(request, input, work);
            reply.code(successStatus(endpoint));
            if (!endpoint.download) return sendReply(reply, endpoint, result, leave);
            leave();
            return await sendFile(reply, endpoint.download, DownloadedFile.parse(result));
          } catch (error) {
            leave();
            throw error;
          }
        },
      });
    },
  };
}
