import { z } from 'zod';
import { Id } from '../kernel/fields.ts';

/** Queued work that can take long for a large clinic. */
export const HEAVY_KINDS = ['export', 'import', 'reading'] as const;
export type HeavyKind = (typeof HEAVY_KINDS)[number];

/** Queued, running, or finished with its file still being sent. */
export const HEAVY_STATES = ['waiting', 'running', 'sending'] as const;
export type HeavyState = (typeof HEAVY_STATES)[number];

/** One queued job of the signed-in user. */
export const HeavyWork = z.object({
  id: Id,
  kind: z.enum(HEAVY_KINDS),
  /** The path of the request that started it. */
  path: z.string(),
  state: z.enum(HEAVY_STATES),
  /** Position in the queue; 1 is next, null once it runs. */
  place: z.int().min(1).nullable(),
  /** Rows done so far, and the total if known. */
  rows: z.int().min(0),
  total: z.int().min(0).nullable(),
});
export type HeavyWork = z.infer<typeof HeavyWork>;
