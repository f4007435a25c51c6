import { z } from 'zod';
import { ClinicSubscription } from '../clinic-subscriptions/clinic-subscription.ts';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';

/** A clinic of the installation with its subscriptions, newest first. */
export const ClinicAccount = z.object({
  id: Id,
  name: z.string(),
  /** Null when the clinic has no admin. */
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Accounts that can sign in. */
  people: z.int(),
  created_at: Instant,
  clinicSubscriptions: z.array(ClinicSubscription),
});
export type ClinicAccount = z.output<typeof ClinicAccount>;
