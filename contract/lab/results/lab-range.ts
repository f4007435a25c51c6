import { z } from 'zod';
import { AGE_UNITS, type AgeUnit } from '../../patients/age.rules.ts';
import { LAB_TEST_MESSAGES as M } from '../tests/lab-test.messages.ts';

const BOUND_MAX = 1_000_000_000;
const DECIMALS = 6;

export const Bound = z
  .number({ error: M.invalidBound })
  .min(-BOUND_MAX, { error: M.invalidBound })
  .max(BOUND_MAX, { error: M.invalidBound })
  .refine((value) => Number(value.toFixed(DECIMALS)) === value, { error: M.invalidBound })
  .optional();
const AGE_MAX = { years: 150, months: 240, days: 1_000 } as const satisfies Record<AgeUnit, number>;
const Age = z
  .int({ error: M.invalidRangeAge })
  .min(0, { error: M.invalidRangeAge })
  .max(AGE_MAX.days, { error: M.invalidRangeAge })
  .optional();

/**
 * A normal range for some or all people: completed years, months or days of age, both ends
 * included, in the parameter's unit. `low` and `high` are themselves normal unless marked as excluded (`< 200`). A value below
 * `critical_low` or above `critical_high` alerts a doctor at once.
 */
export const LabRange = z
  .object({
    sex: z.enum(['M', 'F'], { error: M.invalidRangeSex }).optional(),
    age_from: Age,
    /** Years when absent. */
    age_unit: z.enum(AGE_UNITS, { error: M.invalidRangeAge }).optional(),
    age_to: Age,
    low: Bound,
    low_excluded: z.boolean().optional(),
    high: Bound,
    high_excluded: z.boolean().optional(),
    critical_low: Bound,
    critical_high: Bound,
  })
  .refine(
    ({ age_from = 0, age_unit = 'years', age_to = AGE_MAX[age_unit] }) =>
      age_from <= age_to && age_to <= AGE_MAX[age_unit],
    { error: M.invalidRangeAge },
  )
  .refine(
    ({ low, high, critical_low, critical_high }) =>
      [low, high, critical_low, critical_high].some((bound) => bound !== undefined),
    { error: M.emptyRange },
  )
  .refine(isInOrder, { error: M.rangeOrder });
export type LabRange = z.output<typeof LabRange>;

type Limit = 'low' | 'high' | 'critical_low' | 'critical_high';
type Bounds = { readonly [limit in Limit]?: number | undefined };

/** Critical limits must be outside the normal range, and every low limit below every high one. */
function isInOrder({ low, high, critical_low, critical_high }: Bounds): boolean {
  const limits = [critical_low, low, high, critical_high].filter((limit) => limit !== undefined);
  return limits.every((limit, n) => n === 0 || (limits[n - 1] ?? limit) <= limit);
}
