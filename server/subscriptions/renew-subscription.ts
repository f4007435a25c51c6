import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { type Subscriber, termFrom, writePayment } from './counter-payment.ts';
import { extendTerm, findTerm } from './subscription.store.ts';

/**
 * Adds a term, paid at the counter, to the running subscription; it starts when that one ends.
 * `renews` is the end that the user saw. Throws 409 when the end has changed or the subscription
 * has ended, so that two users take the money once.
 */
export async function renewSubscription(
  scope: ClinicScope,
  { renews, ...wanted }: Subscriber & { renews: string },
): Promise<void> {
  const { tx, now } = scope;
  const running = await findTerm(tx, { patientId: wanted.patientId, now });
  if (running?.runsUntil?.toISOString() !== renews) throw conflict(M.renewedMeanwhile);
  const paid = await termFrom(scope, wanted, running.runsUntil);
  await extendTerm(tx, { ...paid.term, now });
  await writePayment(scope, 'renew-subscription', paid);
}
