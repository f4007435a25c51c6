import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { requestCancellation } from '../payments/index.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockActivePlan } from './plan.store.ts';
import { beginTerm, cancelTerm, insertSubscriptionPayment } from './subscription.store.ts';

type Subscriber = { patientId: string; planId: string };

/**
 * Starts a patient's subscription, paid at the desk: from now, for the plan's term. The plan must
 * be an active one of the clinic (400); while another subscription runs it is refused (409), so
 * that money is taken once. The patient must be there.
 */
export async function startSubscription(
  scope: ClinicScope,
  { patientId, planId }: Subscriber,
): Promise<void> {
  const { tx, actor, now } = scope;
  const plan = await lockActivePlan(tx, planId);
  if (!plan) throw invalidField('subscription_plan_id', M.planNotFound);
  const endsAt = termEnd(
    now,
    { period: plan.period, interval: plan.interval_count },
    actor.timeZone,
  );
  const term = { patientId, startsAt: now, endsAt, method: 'manual' } as const;
  if (!(await beginTerm(tx, { ...term, planId }))) throw conflict(M.alreadyActive);
  const id = scope.newId();
  await insertSubscriptionPayment(tx, {
    ...term,
    clinicId: actor.clinicId,
    id,
    plan,
    createdBy: actor.id,
  });
  await scope.audit(
    'start-subscription',
    { type: 'patient', id: patientId },
    { plan: plan.name, price_paise: plan.price_paise, payment: id, ends: endsAt.toISOString() },
  );
  scope.changed('patients', patientId);
  scope.changed('subscriptions', id);
}

/**
 * Ends a patient's running subscription before its time; what was paid stays paid, and the provider
 * charges no more. 409 without one.
 */
export async function cancelSubscription(scope: ClinicScope, patientId: string): Promise<void> {
  if (!(await cancelTerm(scope.tx, { patientId, now: scope.now }))) throw conflict(M.noneToCancel);
  await requestCancellation(scope, patientId);
  await scope.audit('cancel-subscription', { type: 'patient', id: patientId });
  scope.changed('patients', patientId);
}
