import type { FastifyReply } from 'fastify';
import {
  type Endpoint,
  type EndpointReply,
  type EndpointRequest,
  successStatus,
} from '#contract/kernel/endpoint.ts';
import type { ClinicActor } from '../actor.ts';
import type { ClinicScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { transact } from '../transact.ts';
import { clinicActorOf } from './authenticate.ts';
import { type BoundRoute, bound } from './bound.ts';
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
  return bound(
    endpoint,
    ({ request, reply, input, services, gone }) => {
      const actor = clinicActorOf(request);
      return handler(
        {
          actor,
          services,
          signal: gone,
          transact: (work) => transact(services, actor, work),
          send: (event, data) => sendEvent(reply, gone, { event, data }),
        },
        input,
      );
    },
    {
      sse: 'dual',
      send({ reply, gone }, result) {
        const status = successStatus(endpoint);
        if (!reply.sse) return sendReply(reply.code(status), endpoint, result);
        const data = endpoint.replies[status]?.encode(result) as object;
        sendEvent(reply, gone, { event: 'done', data });
        return closed(reply);
      },
      fail({ request, reply, gone }, error) {
        if (!reply.sse) throw error;
        const failure = error instanceof Error ? error : new Error('not an error');
        const { status, body } = errorReply(failure);
        if (status >= 500) request.log.error({ err: loggableError(error) }, 'request failed');
        sendEvent(reply, gone, { event: 'error', data: body });
        return closed(reply);
      },
    },
  );
}

/** Sends one event; those for a disconnected client are dropped. */
function sendEvent(
  { sse }: FastifyReply,
  gone: AbortSignal,
  message: { event: string; data: object },
): void {
  if (!gone.aborted) sse?.send(message).catch(() => {});
}

function closed(reply: FastifyReply): FastifyReply {
  reply.sse.close();
  return reply;
}
