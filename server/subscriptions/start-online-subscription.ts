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

/** A patient agrees to a year at a time. */
const YEARS = 1;

/**
 * Makes a link at which a patient pays for a subscription, the first term at once. Nothing is started
 * before the provider says that it was paid. The plan must be an active one of the clinic (400);
 * while another subscription runs it is refused (409).
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
