import { z } from 'zod';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/numbers/money.ts';

export const FOLLOW_UP_DAYS = { least: 1, most: 365 } as const;
export const FOLLOW_UP_VISITS = { least: 1, most: 20 } as const;

/** The follow-ups that a doctor grants after a paid consultation. */
export const FollowUpWindow = z.object({
  /** Days after the consultation, whose own day is day 0. */
  days: z.int(),
  /** Number of visits in these days. */
  visits: z.int(),
  /** The fee of each; zero is free. */
  fee: Money,
});
export type FollowUpWindow = z.output<typeof FollowUpWindow>;

/** The follow-up that a visit is, by its doctor's window. */
export const FollowUp = z.object({
  /** The paid consultation's bill. */
  billId: Id,
  /** The clinic day of that consultation. */
  day: z.iso.date(),
  /** The number of this visit; the consultation is the first. */
  visit: z.int(),
  /** The days of the window. */
  days: z.int(),
  fee: Money,
});
export type FollowUp = z.output<typeof FollowUp>;
