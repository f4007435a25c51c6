import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { conflict, invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockActivePlan, type PlanRow } from './plan.store.ts';
import { insertSubscriptionPayment } from './subscription.store.ts';

export type Subscriber = { readonly patientId: string; readonly planId: string };

/**
 * Returns the plan and its term from a given moment. Throws 400 for a plan not on offer, and 409
 * when no longer term is possible.
 */
export async function termFrom(
  scope: ClinicScope,
  { patientId, planId }: Subscriber,
  startsAt: Date,
) {
  const plan = await lockActivePlan(scope.tx, planId);
  if (!plan) throw invalidField('subscription_plan_id', M.planNotFound);
  const { period, interval_count: interval } = plan;
  const endsAt = termEnd(startsAt, { period, interval }, scope.actor.timeZone);
  if (endsAt <= startsAt) throw conflict(M.runsLongEnough);
  return { plan, term: { patientId, planId, startsAt, endsAt, method: 'manual' } as const };
}

type Paid = { plan: PlanRow; term: Awaited<ReturnType<typeof termFrom>>['term'] };

/** Records and audits the payment for a term. */
export async function writePayment(
  scope: ClinicScope,
  verb: 'start-subscription' | 'renew-subscription',
  { plan, term }: Paid,
): Promise<void> {
  const { tx, actor, now } = scope;
  const id = scope.newId();
  const { patientId, endsAt } = term;
  await insertSubscriptionPayment(tx, {
    ...term,
    clinicId: actor.clinicId,
    id,
    plan,
    paidAt: now,
    createdBy: actor.id,
  });
  await scope.audit(
    verb,
    { type: 'patient', id: patientId },
    { plan: plan.name, price_paise: plan.price_paise, payment: id, ends: endsAt.toISOString() },
  );
  scope.changed('patients', patientId);
  scope.changed('subscriptions', id);
}
