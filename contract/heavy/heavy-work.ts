import { z } from 'zod';
import { Id } from '../kernel/fields.ts';

/** Work that waits for its turn, because it takes long for a large clinic. */
export const HEAVY_KINDS = ['export', 'import', 'reading'] as const;
export type HeavyKind = (typeof HEAVY_KINDS)[number];

/** Waits in line, is done now, or is done and its file is on its way to the person who asked. */
export const HEAVY_STATES = ['waiting', 'running', 'sending'] as const;
export type HeavyState = (typeof HEAVY_STATES)[number];

/** One piece of heavy work of the signed-in person. */
export const HeavyWork = z.object({
  id: Id,
  kind: z.enum(HEAVY_KINDS),
  /** The path of the call that asked for it. */
  path: z.string(),
  state: z.enum(HEAVY_STATES),
  /** 1 is next; null once it runs. */
  place: z.int().min(1).nullable(),
  /** Rows done so far, and of how many where that is known. */
  rows: z.int().min(0),
  total: z.int().min(0).nullable(),
});
export type HeavyWork = z.infer<typeof HeavyWork>;
