import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { startOnlineSubscription as endpoint } from '#contract/payments/payments.endpoints.ts';
import { START_MESSAGES as M } from '#contract/subscriptions/start-subscription.messages.ts';
import { createProviderSubscription, termsIn } from '../payments/index.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { Steps } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { presentPlan } from './plan.present.ts';
import { lockActivePlan } from './plan.store.ts';
import { findTerm } from './subscription.store.ts';

/** One year per agreement. */
const YEARS = 1;

/**
 * Creates a link at which a patient pays for a subscription, beginning with the first term. Nothing
 * starts before the provider reports the payment. Throws 400 unless the plan is an active one of
 * the clinic, and 409 while another subscription runs.
 */
export async function startOnlineSubscription(
  steps: Steps,
  { body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { patientId, planId } = body;
  const plan = await steps.transact((scope) => planToStart(scope, { patientId, planId }));
  const terms = termsIn(YEARS, plan);
  const link = await createProviderSubscription(steps, { kind: 'patient', patientId, plan, terms });
  return { short_url: link.shortUrl };
}

async function planToStart(
  { tx, now }: ClinicScope,
  { patientId, planId }: { patientId: string; planId: string },
) {
  const term = await findTerm(tx, { patientId, now });
  if (!term) throw notFound(M.patientNotFound);
  const plan = await lockActivePlan(tx, planId);
  if (!plan) throw invalidField('planId', M.planNotFound);
  if (term.runsUntil) throw conflict(M.alreadyActive);
  return presentPlan(plan);
}
