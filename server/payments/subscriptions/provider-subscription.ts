import type { Plan } from '#contract/subscriptions/plan.ts';
import type { Doors } from '../../platform/doors.ts';
import type { Steps } from '../../platform/http/route.ts';
import type { ClinicScope, Scope } from '../../platform/scope.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { type Gateway, gatewayOf } from '../provider/gateway.ts';
import {
  askToCancel,
  findProviderPlan,
  findUnusedLink,
  insertProviderSubscription,
  type PlanTerms,
} from './provider-subscription.store.ts';

export type NewProviderSubscription = {
  readonly plan: Plan;
  /** How many terms the provider charges before the subscription ends. */
  readonly terms: number;
} & ({ readonly kind: 'patient'; readonly patientId: string } | { readonly kind: 'clinic' });

export type SubscriptionLink = {
  /** The page at which the payer approves the charges. */
  readonly shortUrl: string;
  readonly providerSubscriptionId: string;
};

const TERMS_A_YEAR = { daily: 365, weekly: 52, monthly: 12, yearly: 1 } as const;

/** How many terms of a plan make up these years, at least one. */
export function termsIn(years: number, { period, interval }: Plan): number {
  return Math.max(1, Math.floor((TERMS_A_YEAR[period] * years) / interval));
}

/**
 * Creates a subscription at the provider, with a link to approve it. Returns an unused link with
 * the same terms again. Throws 409 with the provider's message when it refuses, and 503 when it
 * does not answer.
 */
export async function createProviderSubscription(
  steps: Steps,
  wanted: NewProviderSubscription,
): Promise<SubscriptionLink> {
  const gateway = await gatewayOf(steps.services);
  const { plan } = wanted;
  const patientId = wanted.kind === 'patient' ? wanted.patientId : null;
  const terms: PlanTerms = {
    kind: wanted.kind,
    planId: plan.id,
    provider: gateway.name,
    price: plan.price,
    period: plan.period,
    interval: plan.interval,
  };
  const { unused, providerPlan } = await steps.transact(async ({ tx }) => ({
    unused: await findUnusedLink(tx, terms, patientId),
    providerPlan: await findProviderPlan(tx, terms),
  }));
  if (unused) {
    const { short_url: shortUrl, provider_subscription_id: providerSubscriptionId } = unused;
    return { shortUrl, providerSubscriptionId };
  }
  const planId = providerPlan ?? (await planAtProvider(gateway, plan));
  const made = await askProvider(
    gateway.client.createSubscription({
      plan_id: planId,
      total_count: wanted.terms,
      notes: { kind: wanted.kind, ...(patientId && { patient_id: patientId }) },
    }),
  );
  const shortUrl = linkTo(made.short_url ?? '', steps.services.doors);
  await steps.transact((scope) =>
    keepSubscription(scope, { terms, patientId, planId, shortUrl, providerId: made.id }),
  );
  return { shortUrl, providerSubscriptionId: made.id };
}

/**
 * A link that can be stored and sent. The sandbox's pages belong to this server, so their links are
 * relative unless PUBLIC_URL is set. The Host header comes from the caller and is never used.
 */
function linkTo(address: string, { publicUrl }: Doors): string {
  return publicUrl && address.startsWith('/') ? `${publicUrl}${address}` : address;
}

/** The plan that the admin entered, or one created now. */
async function planAtProvider({ name, client }: Gateway, plan: Plan): Promise<string> {
  if (plan.razorpay_plan_id && name === 'razorpay') return plan.razorpay_plan_id;
  const { name: title, price: amount, period, interval } = plan;
  const made = await askProvider(client.createPlan({ name: title, amount, period, interval }));
  return made.id;
}

async function keepSubscription(
  scope: ClinicScope,
  one: {
    terms: PlanTerms;
    patientId: string | null;
    planId: string;
    shortUrl: string;
    providerId: string;
  },
): Promise<void> {
  const { tx, actor, now } = scope;
  const { terms, patientId } = one;
  const id = scope.newId();
  await insertProviderSubscription(tx, {
    clinic_id: actor.clinicId,
    id,
    kind: terms.kind,
    patient_id: patientId,
    patient_plan_id: terms.kind === 'patient' ? terms.planId : null,
    clinic_plan_id: terms.kind === 'clinic' ? terms.planId : null,
    provider: terms.provider,
    provider_subscription_id: one.providerId,
    provider_plan_id: one.planId,
    price_paise: terms.price,
    period: terms.period,
    interval_count: terms.interval,
    short_url: one.shortUrl,
    created_at: now,
    created_by: actor.id,
  });
  const record = { type: 'provider-subscription', id };
  await scope.audit('create-provider-subscription', record, { patientId, plan: terms.planId });
}

/** Stops the provider from charging a patient. The provider is called after the commit. */
export function requestCancellation(scope: ClinicScope, patientId: string): Promise<void> {
  return askToCancel(scope.tx, { of: { patientId }, now: scope.now });
}

/** Stops the provider from charging for one of its subscriptions. */
export function requestCancellationOf(
  { tx, now }: Pick<Scope, 'tx' | 'now'>,
  providerSubscriptionId: string,
): Promise<void> {
  return askToCancel(tx, { of: { providerSubscriptionId }, now });
}
