import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { forbidden } from '../platform/errors.ts';
import { openStream } from '../platform/events/open-stream.ts';
import { authenticate } from '../platform/http/authenticate.ts';
import { inputOf } from '../platform/http/bound.ts';
import type { Services } from '../platform/services.ts';

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
    schema: { querystring: streamEvents.query },
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
  const { clinicId, sessionId } = actor;
  const { query } = await inputOf(streamEvents, request);
  await openStream(
    { request, reply, hub: services.hub },
    {
      clinicId,
      key: sessionId,
      missedMs: query.missed_ms,
      changed: (event, { send }) => send('changed', event),
      // Does not count as activity: an open tab alone must not keep a session alive.
      isLive: () => services.sessions.isLive(sessionId, services.clock.now()),
    },
  );
}
