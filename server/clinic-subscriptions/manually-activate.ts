import type { manuallyActivateClinic as endpoint } from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { findClinicPlanRow } from './clinic-plan.store.ts';
import { presentSubscription } from './clinic-subscription.present.ts';
import {
  closeExpired,
  findSubscription,
  insertActive,
  lockClinic,
} from './clinic-subscription.store.ts';
import { refuseSecond } from './move-clinic-subscription.ts';

/**
 * Starts a clinic's subscription now, for the plan's term, without the payment provider. Throws 404
 * for an unknown clinic or inactive plan, and 409 while another subscription runs.
 */
export async function manuallyActivate(
  scope: Scope,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const clinic = await lockClinic(tx, body.clinicId);
  if (!clinic) throw notFound(M.clinicNotFound);
  const plan = await findClinicPlanRow(tx, body.planId);
  if (plan?.status !== 'active') throw notFound(M.planNotFound);

  const id = scope.newId();
  const endsAt = termEnd(
    now,
    { period: plan.period, interval: plan.interval_count },
    clinic.time_zone,
  );
  const subscription = { id, clinicId: clinic.id, planId: plan.id, startsAt: now, endsAt };
  await closeExpired(tx, clinic.id, now);
  await refuseSecond(() => insertActive(tx, subscription));
  scope.actsIn(clinic.id);
  await scope.audit(
    'start-clinic-subscription',
    { type: 'clinic-subscription', id },
    { plan: plan.name, price_paise: plan.price_paise, ends: endsAt.toISOString() },
  );
  scope.changed('clinic-plan', clinic.id);
  const row = await findSubscription(tx, id, now);
  if (!row) throw notFound();
  return presentSubscription(row);
}
