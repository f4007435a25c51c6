import { z } from 'zod';
import { Bound } from '../results/lab-range.ts';
import { LAB_TEST_MESSAGES as M } from '../tests/lab-test.messages.ts';

/**
 * A value below `low` or above `high` alerts a doctor at once; without limits, none does. In the
 * parameter's unit.
 */
export const CriticalLimits = z
  .object({ low: Bound, high: Bound })
  .refine(({ low, high }) => low === undefined || high === undefined || low < high, {
    error: M.rangeOrder,
  });
export type CriticalLimits = z.output<typeof CriticalLimits>;
