import { z } from 'zod';
import { OwnPasswordBody } from '../auth/second-factor.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { OWNER_MESSAGES as M } from './owner.messages.ts';

/** Default time to set up a second factor when it is not required at once. */
export const FACTOR_GRACE_DAYS = 7;

/** Whether all users of a clinic need a second factor, and how many have one. */
export const FactorDemand = z.object({
  /** Null when each user decides. */
  from: Instant.nullable(),
  /** The deadline has passed: users without a second factor can only set it up. */
  due: z.boolean(),
  people: z.int(),
  /** Users without one, by name. */
  without: z.array(z.object({ id: Id, name: z.string() })),
});
export type FactorDemand = z.output<typeof FactorDemand>;

export const FACTOR_DEMANDS = ['now', 'in_7_days', 'off'] as const;
export type FactorDemandChoice = (typeof FACTOR_DEMANDS)[number];

export const DemandFactorBody = OwnPasswordBody.extend({
  demand: z.enum(FACTOR_DEMANDS, { error: M.demandNeeded }),
});
