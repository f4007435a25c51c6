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

/** A clinic agrees to a year at a time. */
const YEARS = 1;

/**
 * Makes a link at which the clinic's admin pays for a plan. Nothing is started before the provider
 * says that it was paid. The plan must be active (404); while a subscription runs it is refused (409).
 * A plan chosen before and not paid is set aside.
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
