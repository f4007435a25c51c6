import { z } from 'zod';
import { OwnPasswordBody } from '../auth/second-factor.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { OWNER_MESSAGES as M } from './owner.messages.ts';

/** How long people have to set one up when it is not demanded at once. */
export const FACTOR_GRACE_DAYS = 7;

/** Whether everybody in a clinic needs a second factor, and how far its active people are. */
export const FactorDemand = z.object({
  /** Null when it is each person's own choice. */
  from: Instant.nullable(),
  /** The moment has come: without one, nothing but setting it up works. */
  due: z.boolean(),
  people: z.int(),
  /** Those who have none yet, by name. */
  without: z.array(z.object({ id: Id, name: z.string() })),
});
export type FactorDemand = z.output<typeof FactorDemand>;

export const FACTOR_DEMANDS = ['now', 'in_7_days', 'off'] as const;
export type FactorDemandChoice = (typeof FACTOR_DEMANDS)[number];

export const DemandFactorBody = OwnPasswordBody.extend({
  demand: z.enum(FACTOR_DEMANDS, { error: M.demandNeeded }),
});
