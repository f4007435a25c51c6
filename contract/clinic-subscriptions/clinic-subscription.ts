import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id } from '../kernel/fields.ts';
import { CLINIC_SUBSCRIPTION_STATUSES } from './clinic-subscription.status.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from './clinic-subscriptions.messages.ts';

/** A clinic's subscription to a plan of the installation. */
export const ClinicSubscription = z.object({
  id: Id,
  status: z.enum(CLINIC_SUBSCRIPTION_STATUSES),
  plan: z.object({ id: Id, name: z.string() }),
  /** Null until the first activation. */
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
});
export type ClinicSubscription = z.output<typeof ClinicSubscription>;

/** A plan started manually, without the payment provider. */
export const ManualActivateBody = z.object({
  clinicId: z.uuid({ error: M.chooseClinicAndPlan }),
  planId: z.uuid({ error: M.chooseClinicAndPlan }),
});
