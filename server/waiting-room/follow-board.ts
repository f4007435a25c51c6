import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicCode } from '#contract/waiting-room/display.ts';
import { followBoard } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { openStream } from '../platform/events/open-stream.ts';
import type { Services } from '../platform/services.ts';
import { findCode } from './find-code.ts';
import { findDisplayByCode } from './waiting-room.store.ts';

const SHOWN_TOPICS: ReadonlySet<string> = new Set([
  'queue',
  'patients',
  'staff',
  'settings',
  'waiting-room',
]);

const Params = z.object({ code: publicCode(M.unknownDisplay) });

/**
 * Registers the stream of a display: `ready` first, then `changed` for each change of the board. No
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
  const from = { address: request.ip, message: M.unknownDisplay };
  const display = await findCode(services, from, (tx) => findDisplayByCode(tx, code));
  await openStream(
    { request, reply, hub: services.hub },
    {
      clinicId: display.clinic_id,
      key: `display ${display.id}`,
      changed({ topic, id }, { send, recheck }) {
        if (topic === 'waiting-room' && id === display.id) recheck();
        if (SHOWN_TOPICS.has(topic)) send('changed', {});
      },
      isLive: async () =>
        (await services.database.inSystem((tx) => findDisplayByCode(tx, code))) !== undefined,
    },
  );
}
