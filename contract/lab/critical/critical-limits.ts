import { z } from 'zod';
import { Bound } from '../results/lab-range.ts';
import { LAB_TEST_MESSAGES as M } from '../tests/lab-test.messages.ts';

/** Below `low` and above `high` a doctor has to know at once; neither: never. In the parameter's unit. */
export const CriticalLimits = z
  .object({ low: Bound, high: Bound })
  .refine(({ low, high }) => low === undefined || high === undefined || low < high, {
    error: M.rangeOrder,
  });
export type CriticalLimits = z.output<typeof CriticalLimits>;
