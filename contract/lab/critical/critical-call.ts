import { z } from 'zod';
import { Instant } from '../../kernel/dates.ts';
import { Id } from '../../kernel/fields.ts';

/** A call about critical results: whom, when, by whom, and whether they read the values back. */
export const CriticalCall = z.object({
  id: Id,
  told: z.string(),
  calledAt: Instant,
  calledBy: z.string(),
  readBack: z.boolean(),
  /** The critical results that it was about. */
  results: z.array(Id),
});
export type CriticalCall = z.output<typeof CriticalCall>;
