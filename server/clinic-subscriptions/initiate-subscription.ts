import type { initiateClinicSubscription as endpoint } from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { CLINIC_SUBSCRIPTION_MESSAGES as M } from '#contract/clinic-subscriptions/clinic-subscriptions.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import {
  createProviderSubscription,
  requestCancellationOf,
  type SubscriptionLink,
  termsIn,
} from '../payments/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Steps } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPlan } from '../subscriptions/index.ts';
import { findClinicPlanRow } from './clinic-plan.store.ts';
import {
  findPending,
  findRunning,
  insertFromProvider,
  lockClinic,
  moveTo,
} from './clinic-subscription.store.ts';

/** One year per agreement. */
const YEARS = 1;

/**
 * Creates a payment link for a plan. Nothing starts before the provider reports the payment. Throws
 * 404 unless the plan is active, and 409 while a subscription runs. Abandons an earlier choice that
 * was not paid.
 */
export async function initiateSubscription(
  steps: Steps,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const plan = await steps.transact((scope) => planToBuy(scope, body.planId));
  const terms = termsIn(YEARS, plan);
  const link = await createProviderSubscription(steps, { kind: 'clinic', plan, terms });
  await steps.transact((scope) => keepPending(scope, plan.id, link));
  return { short_url: link.shortUrl };
}

async function planToBuy({ tx, actor, now }: ClinicScope, planId: string) {
  const plan = await findClinicPlanRow(tx, planId);
  if (plan?.status !== 'active') throw notFound(M.planNotFound);
  if (await findRunning(tx, actor.clinicId, now)) throw conflict(M.alreadyActive);
  return presentPlan(plan);
}

async function keepPending(scope: ClinicScope, planId: string, link: SubscriptionLink) {
  const { tx, actor, now } = scope;
  const { providerSubscriptionId, shortUrl } = link;
  await lockClinic(tx, actor.clinicId);
  const before = await findPending(tx, actor.clinicId, now);
  if (before?.razorpay_subscription_id === providerSubscriptionId) return;
  if (before?.razorpay_subscription_id) {
    await moveTo(tx, before, { status: 'completed' });
    await requestCancellationOf(scope, before.razorpay_subscription_id);
  }
  const id = scope.newId();
  const { clinicId } = actor;
  const row = { id, clinicId, planId, providerSubscriptionId, shortUrl, now };
  await insertFromProvider(tx, { ...row, status: 'pending' });
  const record = { type: 'clinic-subscription', id };
  await scope.audit('initiate-clinic-subscription', record, { plan: planId });
  scope.changed('clinic-plan', clinicId);
}
