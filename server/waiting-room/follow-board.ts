import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { publicCode } from '#contract/waiting-room/display.ts';
import { followBoard } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { Refusal } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { findCode } from './find-code.ts';
import { findDisplayByCode } from './waiting-room.store.ts';

/** A clinic may hang one address on several walls. */
const STREAMS_A_DISPLAY = 20;
/** How often an open stream checks that its display was not revoked. */
const RECHECK_MS = 60_000;
const SHOWN_TOPICS: ReadonlySet<string> = new Set(['queue', 'staff', 'waiting-room']);

const Params = z.object({ code: publicCode(M.unknownDisplay) });

/**
 * Registers the stream of a display: `ready` first, then `changed` for each change of the queue. No
 * event carries data. The stream ends when the display is revoked.
 */
export function boardStream(app: FastifyInstance, services: Services): void {
  app.route({
    method: followBoard.method,
    url: followBoard.path,
    schema: { params: followBoard.params },
    sse: 'only',
    exposeHeadRoute: false,
    handler: (request, reply) => follow(request, reply, services),
  });
}

async function follow(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { code } = Params.parse(request.params);
  const find = () => services.database.inSystem((tx) => findDisplayByCode(tx, code));
  const from = { address: request.ip, message: M.unknownDisplay };
  const display = await findCode(services, from, (tx) => findDisplayByCode(tx, code));
  const streamKey = `display ${display.id}`;
  if (services.hub.streamsOf(streamKey) >= STREAMS_A_DISPLAY) {
    throw new Refusal('too_many', MESSAGES.tooManyTries, { retryAfter: 10 });
  }
  reply.sse.keepAlive();
  if (request.raw.destroyed || reply.raw.destroyed) {
    reply.sse.close();
    return;
  }
  const send = (event: string) => {
    if (reply.sse.isConnected) reply.sse.send({ event, data: {} }).catch(() => {});
  };
  const end = () => {
    send('ended');
    reply.sse.close();
  };
  const endIfRevoked = () => {
    find().then(
      (found) => found ?? end(),
      () => {},
    );
  };
  const unsubscribe = services.hub.subscribe({
    clinicId: display.clinic_id,
    sessionId: streamKey,
    changed: ({ topic, id }) => {
      if (topic === 'waiting-room' && id === display.id) endIfRevoked();
      if (SHOWN_TOPICS.has(topic)) send('changed');
    },
    resync: () => send('ready'),
    ended: end,
  });
  const recheck = setInterval(endIfRevoked, RECHECK_MS);
  reply.sse.onClose(() => {
    clearInterval(recheck);
    unsubscribe();
  });
  await reply.sse.send({ event: 'ready', data: {} });
}
