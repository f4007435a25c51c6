import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClinicEvent } from '#contract/events/events.endpoints.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';
import type { EventHub } from './hub.ts';
import { type StreamWriter, writerTo } from './stream-writer.ts';

/** A session or a display may have this many streams. Further tabs of a session poll instead. */
const STREAMS_A_KEY = 20;
/** How often an open stream checks that it may stay open. */
const RECHECK_MS = 60_000;

export type StreamOptions = {
  readonly clinicId: string;
  /** The session or display whose streams are counted and ended together. */
  readonly key: string;
  /** Sends the changes of these last milliseconds after `ready`; none by default. */
  readonly missedMs?: number | undefined;
  /** Called for each event of the clinic; `recheck` ends the stream if it may not stay open. */
  changed(event: ClinicEvent, stream: Pick<StreamWriter, 'send'> & { recheck(): void }): void;
  /** Whether the stream may stay open. An error keeps it open until the next check. */
  isLive(): Promise<boolean>;
};

/**
 * Opens a stream of a clinic's events: `ready` first. A later `ready` means that events may have been
 * missed; `ended` is the last. Throws a `Refusal` when the key has too many streams.
 */
export async function openStream(
  { request, reply, hub }: { request: FastifyRequest; reply: FastifyReply; hub: EventHub },
  { clinicId, key, missedMs = 0, changed, isLive }: StreamOptions,
): Promise<void> {
  if (hub.streamsOf(key) >= STREAMS_A_KEY) {
    throw new Refusal('too_many', MESSAGES.tooManyTries, { retryAfter: 10 });
  }
  reply.sse.keepAlive();
  // The client left during a lookup. onClose would never run to unsubscribe.
  if (request.raw.destroyed || reply.raw.destroyed) {
    reply.sse.close();
    return;
  }
  const { send, end: endWith } = writerTo(reply);
  const end = () => endWith('ended');
  const recheck = () => {
    isLive().then(
      (live) => live || end(),
      () => {},
    );
  };
  const tell = (event: ClinicEvent) => changed(event, { send, recheck });
  const unsubscribe = hub.subscribe({
    clinicId,
    sessionId: key,
    changed: tell,
    resync: () => send('ready', {}),
    ended: end,
  });
  const timer = setInterval(recheck, RECHECK_MS);
  reply.sse.onClose(() => {
    clearInterval(timer);
    unsubscribe();
  });
  const missed = missedMs > 0 ? hub.toldSince(clinicId, missedMs) : [];
  await reply.sse.send({ event: 'ready', data: {} });
  for (const event of missed) tell(event);
}
