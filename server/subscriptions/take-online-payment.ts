import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import type { SubscriptionNews } from '../payments/index.ts';
import type { OutsideScope } from '../platform/scope.ts';
import { findPlanRow } from './plan.store.ts';
import {
  beginTerm,
  extendTerm,
  findTerm,
  insertSubscriptionPayment,
} from './subscription.store.ts';

/**
 * Processes a provider's webhook about a patient's subscription. Each payment adds one term: from
 * now, or after the running one, so that no payment is lost. A webhook without a payment changes
 * nothing: a paid term runs to its end.
 */
export async function takeOnlinePayment(
  scope: OutsideScope,
  { patientId, planId, payment }: SubscriptionNews,
): Promise<void> {
  const { tx, actor, now } = scope;
  if (!payment || !patientId) return;
  const plan = await findPlanRow(tx, planId);
  const running = await findTerm(tx, { patientId, now });
  if (!plan || !running) throw new Error('The subscription is of a patient or plan that is gone.');
  const startsAt = running.runsUntil ?? now;
  const { period, interval_count: interval } = plan;
  const endsAt = termEnd(startsAt, { period, interval }, actor.timeZone);
  const term = { patientId, planId, startsAt, endsAt, method: 'online' } as const;
  if (running.runsUntil) await extendTerm(tx, { ...term, now });
  else await beginTerm(tx, term);
  const id = scope.newId();
  await insertSubscriptionPayment(tx, {
    ...term,
    clinicId: actor.clinicId,
    id,
    plan: { ...plan, price_paise: payment.amount },
    paidAt: now,
    createdBy: null,
    providerPaymentId: payment.id,
  });
  const changes = { plan: plan.name, price_paise: payment.amount, payment: id };
  const verb = running.runsUntil ? 'extend-subscription' : 'start-subscription';
  await scope.audit(verb, { type: 'patient', id: patientId }, { ...changes, ends: endsAt });
  scope.changed('patients', patientId);
  scope.changed('subscriptions', id);
}
