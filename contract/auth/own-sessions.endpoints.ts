import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';

const Message = z.object({ message: z.string() });

/** One session of a user. */
export const OwnSession = z.object({
  id: Id,
  /** The browser's display name, such as `Chrome on Windows`. */
  device: z.string(),
  /** The shortened network address. */
  network: z.string(),
  created_at: Instant,
  last_seen_at: Instant,
  is_this: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where one is signed in',
  access: 'any',
  replies: { 200: z.array(OwnSession) },
});

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'End one of the own sessions',
  access: 'any',
  params: z.object({ id: Id }),
  replies: { 200: Message },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End the own sessions but this one',
  access: 'any',
  replies: { 200: Message },
});
