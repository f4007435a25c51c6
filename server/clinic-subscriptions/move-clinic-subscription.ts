import {
  CLINIC_SUBSCRIPTION_TRANSITIONS,
  type ClinicSubscriptionAction,
} from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { ClinicSubscription } from '#contract/clinic-subscriptions/clinic-subscription.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import { termOnActivation } from '#contract/clinic-subscriptions/clinic-term.rules.ts';
import { allowedActions } from '#contract/kernel/transitions.ts';
import { requestCancellationOf } from '../payments/index.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { presentSubscription } from './clinic-subscription.present.ts';
import {
  type ClinicSubscriptionRow,
  closeExpired,
  findSubscription,
  lockClinic,
  moveTo,
} from './clinic-subscription.store.ts';

/**
 * Activates, halts or ends a clinic's subscription by its transition table (else 409). A clinic has
 * one active subscription: activating a second one throws 409.
 */
export async function moveClinicSubscription(
  scope: Scope,
  id: string,
  action: ClinicSubscriptionAction,
): Promise<ClinicSubscription> {
  const { tx, now } = scope;
  const found = await findSubscription(tx, id, now);
  const clinic = found && (await lockClinic(tx, found.clinic_id));
  // Read again after the lock, so that a concurrent change counts.
  const row = clinic && (await findSubscription(tx, id, now));
  if (!row || !clinic) throw notFound();
  if (!allowedActions(CLINIC_SUBSCRIPTION_TRANSITIONS, row.status).includes(action)) {
    throw conflict(M.notAllowed);
  }
  scope.actsIn(row.clinic_id);
  if (action === 'activate') await activate(scope, row, clinic.time_zone);
  else await end(scope, row, CLINIC_SUBSCRIPTION_TRANSITIONS[action].to);
  await scope.audit(
    `${action}-clinic-subscription`,
    { type: 'clinic-subscription', id },
    { from: row.status, plan: row.plan_name },
  );
  scope.changed('clinic-plan', row.clinic_id);
  const moved = await findSubscription(tx, id, now);
  if (!moved) throw notFound();
  return presentSubscription(moved);
}

/** The provider must stop charging for a subscription that is halted or ended here. */
async function end(scope: Scope, row: ClinicSubscriptionRow, status: 'halted' | 'completed') {
  await moveTo(scope.tx, row, { status });
  if (row.razorpay_subscription_id !== null) {
    await requestCancellationOf(scope, row.razorpay_subscription_id);
  }
}

async function activate(scope: Scope, row: ClinicSubscriptionRow, timeZone: string) {
  const { tx, now } = scope;
  const term = termOnActivation(
    { startsAt: row.starts_at, endsAt: row.ends_at },
    { plan: { period: row.period, interval: row.interval_count }, now, timeZone },
  );
  await closeExpired(tx, row.clinic_id, now);
  await refuseSecond(() =>
    moveTo(tx, row, { status: 'active', starts_at: term.startsAt, ends_at: term.endsAt }),
  );
}

/** Translates the database's unique violation into a message of the catalogue. */
export async function refuseSecond(activation: () => Promise<void>): Promise<void> {
  try {
    await activation();
  } catch (error) {
    if (violatedConstraint(error) === 'clinic_subscriptions_one_active') {
      throw conflict(M.alreadyActive);
    }
    throw error;
  }
}
