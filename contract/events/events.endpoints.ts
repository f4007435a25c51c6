import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { EVENT_TOPICS } from '../kernel/topics.ts';

/** The topic of a change and its id, never the data. */
export const ClinicEvent = z.object({ topic: z.enum(EVENT_TOPICS), id: Id });
export type ClinicEvent = z.infer<typeof ClinicEvent>;

/** Seconds between two heartbeats on an idle stream. */
export const HEARTBEAT_SECONDS = 15;

/** How far back a new stream can ask for changes. */
export const MISSED_MOST_MS = 10_000;
const MISSED = `missed_ms must be a whole number up to ${MISSED_MOST_MS}.`;

/**
 * Server-sent events: `ready` when the stream is open, `changed` with a `ClinicEvent` as its data,
 * `ended` when the session has ended. With `missed_ms`, the changes of these last milliseconds follow `ready`: those of
 * lists that were read just before.
 */
export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Live names of what changed in the clinic, as server-sent events',
  access: 'events.follow',
  stream: true,
  query: z.object({
    missed_ms: z.coerce
      .number({ error: MISSED })
      .int({ error: MISSED })
      .min(0, { error: MISSED })
      .max(MISSED_MOST_MS, { error: MISSED })
      .optional(),
  }),
  replies: { 200: ClinicEvent },
});
