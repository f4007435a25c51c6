import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { EVENT_TOPICS } from '../kernel/topics.ts';

/** The topic of a change and its id, never the data. */
export const ClinicEvent = z.object({ topic: z.enum(EVENT_TOPICS), id: Id });
export type ClinicEvent = z.infer<typeof ClinicEvent>;

/** Seconds between two heartbeats on an idle stream. */
export const HEARTBEAT_SECONDS = 15;

/**
 * Server-sent events: `ready` when the stream is open, `changed` with a `ClinicEvent` as its data,
 * `ended` when the session has ended.
 */
export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Live names of what changed in the clinic, as server-sent events',
  access: 'events.follow',
  stream: true,
  replies: { 200: ClinicEvent },
});
