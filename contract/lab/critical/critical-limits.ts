import { z } from 'zod';
import { Bound } from '../results/lab-range.ts';
import { LAB_TEST_MESSAGES as M } from '../tests/lab-test.messages.ts';

/**
 * A doctor must be told at once below `low` or above `high`; neither limit: never. In the
 * parameter's unit.
 */
export const CriticalLimits = z
  .object({ low: Bound, high: Bound })
  .refine(({ low, high }) => low === undefined || high === undefined || low < high, {
    error: M.rangeOrder,
  });
export type CriticalLimits = z.output<typeof CriticalLimits>;
