import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import type { ClinicActor } from '../actor.ts';
import { noting } from '../reads/noting.ts';
import type { ClinicScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { clinicActorOf, gatekeeper } from './authenticate.ts';
import { type BoundRoute, inputOf, wireSchema } from './bound.ts';
import { errorReply, loggableError } from './replies/error-reply.ts';
import { sendReply } from './replies/send-reply.ts';

/** The context of a handler that streams its reply, without an open transaction. */
export type StreamedCall = {
  readonly actor: ClinicActor;
  readonly services: Services;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Runs `work` in a transaction of the actor's clinic. */
  transact<T>(work: (scope: ClinicScope) => Promise<T>): Promise<T>;
  /** Sends an event to a client that asked for a stream. Other clients get only the final reply. */
  send(event: string, data: object): void;
};

/**
 * Binds an endpoint that replies with JSON, or with `Accept: text/event-stream` as a stream: the
 * handler's events, then `done` with the reply, or `error` with the content of an error reply.
 */
export function streamedRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: StreamedCall, input: EndpointRequest<E>) => Promise<EndpointReply<E>>,
): BoundRoute {
  return {
    endpoint,
    bind(app, services) {
      const noted = noting(endpoint, services);
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        sse: 'dual',
        schema: wireSchema(endpoint),
        onRequest: gatekeeper(endpoint, services),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const actor = clinicActorOf(request);
          const gone = new AbortController();
          reply.raw.once('close', () => {
            if (!reply.raw.writableFinished) gone.abort();
          });
          const input = await inputOf(endpoint, request);
          const send = (event: string, data: object) => {
            // Events for a disconnected client are dropped.
            if (!gone.signal.aborted) reply.sse?.send({ event, data }).catch(() => {});
          };
          const call: StreamedCall = {
            actor,
            services,
            signal: gone.signal,
            transact: (work) => transact(services, actor, work),
            send,
          };
          if (!reply.sse) {
            const result = await noted(request, input, () => handler(call, input));
            return sendReply(reply.code(successStatus(endpoint)), endpoint, result);
          }
          try {
            send(
              'done',
              endpoint.replies[successStatus(endpoint)]?.encode(
                await noted(request, input, () => handler(call, input)),
              ) as object,
            );
          } catch (error) {
            const failure = error instanceof Error ? error : new Error('not an error');
            const { status, body } = errorReply(failure);
            if (status >= 500) request.log.error({ err: loggableError(error) }, 'request failed');
            send('error', body);
          }
          reply.sse.close();
          return reply;
        },
      });
    },
  };
}
