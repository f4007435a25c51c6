import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { forbidden, Refusal } from '../platform/errors.ts';
import { authenticate } from '../platform/http/authenticate.ts';
import type { Services } from '../platform/services.ts';

/** More than the tabs a person has open. Further tabs poll instead. */
const STREAMS_A_SESSION = 20;
/** A client with this much unread data is treated as gone, even if its connection is open. */
const MOST_UNREAD_BYTES = 1_048_576;
/** How often an open stream checks that its session is still alive. */
const RECHECK_MS = 60_000;

/**
 * Registers the event stream: `ready` first, then `changed` for each event of the clinic. A later
 * `ready` means that events may have been missed. The stream ends with its session.
 */
export function eventStream(app: FastifyInstance, services: Services): void {
  app.route({
    method: streamEvents.method,
    url: streamEvents.path,
    sse: 'only',
    exposeHeadRoute: false,
    async onRequest(request) {
      const actor = await authenticate(request, services);
      if (!mayCall(streamEvents, actor.role, actor.isOwner) || actor.clinicId === null)
        throw forbidden();
      request.actor = actor;
    },
    handler: (request, reply) => stream(request, reply, services),
  });
}

async function stream(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { actor } = request;
  if (!actor?.clinicId) throw forbidden();
  if (services.hub.streamsOf(actor.sessionId) >= STREAMS_A_SESSION) {
    throw new Refusal('too_many', MESSAGES.tooManyTries, { retryAfter: 10 });
  }
  reply.sse.keepAlive();
  // The client left during the session lookup. onClose would never run to unsubscribe.
  if (request.raw.destroyed || reply.raw.destroyed) {
    reply.sse.close();
    return;
  }
  const send = (event: string, data: object) => {
    if (reply.raw.writableLength > MOST_UNREAD_BYTES) {
      reply.raw.destroy();
      return;
    }
    // onClose handles a disconnect. Events sent to a disconnected client are lost.
    if (reply.sse.isConnected) reply.sse.send({ event, data }).catch(() => {});
  };
  const end = () => {
    send('ended', {});
    reply.sse.close();
  };
  const unsubscribe = services.hub.subscribe({
    clinicId: actor.clinicId,
    sessionId: actor.sessionId,
    changed: (event) => send('changed', event),
    resync: () => send('ready', {}),
    ended: end,
  });
  const recheck = setInterval(() => {
    // Does not count as activity: an open tab alone must not keep a session alive.
    services.sessions.isLive(actor.sessionId, services.clock.now()).then(
      (isLive) => isLive || end(),
      () => {},
    );
  }, RECHECK_MS);
  reply.sse.onClose(() => {
    clearInterval(recheck);
    unsubscribe();
  });
  await reply.sse.send({ event: 'ready', data: {} });
}
