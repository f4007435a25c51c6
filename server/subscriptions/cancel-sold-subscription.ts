import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type {
  cancelPatientSubscription as cancelEndpoint,
  getSubscriptionPaid as paidEndpoint,
} from '#contract/subscriptions/patient-subscription.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { cancelSubscription } from './start-subscription.ts';
import { findTerm, listPaidTerms } from './subscription.store.ts';

const sumOf = (terms: readonly { price_paise: number }[]) =>
  paise(terms.reduce((sum, { price_paise }) => sum + price_paise, 0));

/**
 * Returns what was paid for the unfinished terms of a running subscription. Throws 404 for an
 * unknown patient.
 */
export async function subscriptionPaid(
  { tx, now }: ClinicScope,
  { params: { id: patientId } }: EndpointRequest<typeof paidEndpoint>,
): Promise<EndpointReply<typeof paidEndpoint>> {
  if (!(await findTerm(tx, { patientId, now }))) throw notFound(M.patientNotFound);
  const terms = await listPaidTerms(tx, { patientId, now });
  const paid = terms.map(({ id, plan_name: plan, price_paise, method, paid_at }) => ({
    id,
    plan,
    amount: paise(price_paise),
    method,
    paid_at: paid_at.toISOString(),
  }));
  return { paid, total: sumOf(terms) };
}

/**
 * Ends a subscription sold by mistake and refunds its payments once, in the chosen mode. Throws 404
 * for an unknown patient and 409 when none runs.
 */
export async function cancelSoldSubscription(
  scope: ClinicScope,
  { params: { id: patientId }, body }: EndpointRequest<typeof cancelEndpoint>,
): Promise<EndpointReply<typeof cancelEndpoint>> {
  const { tx, actor, now } = scope;
  const { reason, refundMode } = body;
  // Locks the patient, so that concurrent cancellations refund once.
  if (!(await findTerm(tx, { patientId, now }))) throw notFound(M.patientNotFound);
  const terms = refundMode ? await listPaidTerms(tx, { patientId, now }) : [];
  await cancelSubscription(scope, patientId);
  const back = terms.filter(({ price_paise }) => price_paise > 0);
  if (refundMode && back.length > 0) {
    await tx
      .insertInto('subscription_refunds')
      .values(
        back.map(({ id, price_paise }) => ({
          clinic_id: actor.clinicId,
          id: scope.newId(),
          payment_id: id,
          price_paise,
          amount_paise: price_paise,
          mode: refundMode,
          reason,
          paid_at: now,
          created_by: actor.id,
        })),
      )
      .execute();
  }
  const refunded = sumOf(back);
  const record = { type: 'patient', id: patientId };
  await scope.audit('refund-subscription', record, { reason, refunded, refundMode });
  for (const { id } of back) scope.changed('subscriptions', id);
  return { message: M.cancelled, refunded };
}
