import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { requestCancellation } from '../payments/index.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type Subscriber, termFrom, writePayment } from './counter-payment.ts';
import { beginTerm, cancelTerm } from './subscription.store.ts';

/**
 * Starts a patient's subscription, paid at the counter: now, for the plan's term. Throws 400 unless
 * the plan is an active one of the clinic, and 409 while another subscription runs, so that money
 * is taken once. The patient must exist.
 */
export async function startSubscription(scope: ClinicScope, wanted: Subscriber): Promise<void> {
  const paid = await termFrom(scope, wanted, scope.now);
  if (!(await beginTerm(scope.tx, paid.term))) throw conflict(M.alreadyActive);
  await writePayment(scope, 'start-subscription', paid);
}

/**
 * Ends a patient's running subscription early. Payments are kept, and the provider stops charging.
 * Throws 409 without one.
 */
export async function cancelSubscription(scope: ClinicScope, patientId: string): Promise<void> {
  if (!(await cancelTerm(scope.tx, { patientId, now: scope.now }))) throw conflict(M.noneToCancel);
  await requestCancellation(scope, patientId);
  await scope.audit('cancel-subscription', { type: 'patient', id: patientId });
  scope.changed('patients', patientId);
}
