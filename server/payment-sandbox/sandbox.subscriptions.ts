import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '#contract/kernel/dates.ts';
import { ONLINE_MIN_PAISE } from '#contract/payments/payment.ts';
import { PLAN_PERIODS } from '#contract/subscriptions/plan.ts';
import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import {
  AMOUNT_TOO_SMALL,
  Currency,
  newEntityId,
  paidInSandbox,
  SandboxPlan,
  SandboxSubscription,
  unixSeconds,
} from './sandbox.entities.ts';
import { type SandboxContext, tell } from './sandbox.events.ts';
import { SandboxRefusal } from './sandbox.refusal.ts';
import { change, keep, listOf, lock } from './sandbox.store.ts';

/** The path of the sandbox's subscription page. */
export const HOSTED_PAGE = '/api/payment/sandbox/subscriptions';
/** The provider's rule: a daily plan is charged at most once a week. */
const LEAST_DAYS = 7;

const NewPlan = z
  .object({
    period: z.enum(PLAN_PERIODS, { error: 'The selected period is invalid.' }),
    interval: z.coerce.number().int().min(1, { error: 'The interval must be at least 1.' }),
    item: z.object({
      name: z.string().min(1, { error: 'The name field is required.' }),
      amount: z.coerce.number().int().min(ONLINE_MIN_PAISE, { error: AMOUNT_TOO_SMALL }),
      currency: Currency,
    }),
  })
  .refine(({ period, interval }) => period !== 'daily' || interval >= LEAST_DAYS, {
    error: 'For daily plans the interval must be at least 7.',
  });

export async function createPlan({ tx, now }: SandboxContext, body: unknown): Promise<SandboxPlan> {
  const plan: SandboxPlan = {
    id: newEntityId('plan'),
    entity: 'plan',
    ...SandboxRefusal.unless(NewPlan, body),
    created_at: unixSeconds(now),
  };
  await keep(tx, { id: plan.id, kind: 'plan', body: plan, at: now });
  return plan;
}

export async function findPlan({ tx }: SandboxContext, id: string): Promise<SandboxPlan> {
  return SandboxRefusal.unlessThere(SandboxPlan, await lock(tx, 'plan', id));
}

const NewSubscription = z.object({
  plan_id: z.string({ error: 'The plan id field is required.' }),
  total_count: z.coerce
    .number({ error: 'The total count field is required.' })
    .int()
    .min(1, { error: 'The total count must be at least 1.' }),
  notes: z.record(z.string(), z.string()).default({}),
});

export async function createSubscription(
  context: SandboxContext,
  body: unknown,
): Promise<SandboxSubscription> {
  const { tx, now } = context;
  const { plan_id, total_count, notes } = SandboxRefusal.unless(NewSubscription, body);
  await findPlan(context, plan_id);
  const id = newEntityId('sub');
  const subscription: SandboxSubscription = {
    id,
    entity: 'subscription',
    plan_id,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    notes,
    total_count,
    paid_count: 0,
    remaining_count: total_count,
    short_url: `${HOSTED_PAGE}/${id}`,
    created_at: unixSeconds(now),
  };
  await keep(tx, { id, kind: 'subscription', of: plan_id, body: subscription, at: now });
  return subscription;
}

export async function findSubscription(
  { tx }: SandboxContext,
  id: string,
): Promise<SandboxSubscription> {
  return SandboxRefusal.unlessThere(SandboxSubscription, await lock(tx, 'subscription', id));
}

/** Approves a subscription as the customer at its page, and charges the first term at once. */
export async function authorise(context: SandboxContext, id: string): Promise<SandboxSubscription> {
  const { tx, now } = context;
  const subscription = await findSubscription(context, id);
  if (subscription.status !== 'created') return subscription;
  const plan = await findPlan(context, subscription.plan_id);
  const payment = paidInSandbox({ id: newEntityId('pay'), amount: plan.item.amount, at: now });
  const active: SandboxSubscription = {
    ...subscription,
    status: 'active',
    paid_count: 1,
    remaining_count: subscription.total_count - 1,
    current_start: unixSeconds(now),
    current_end: unixSeconds(termEnd(now, plan, DEFAULT_TIME_ZONE)),
  };
  const invoice = {
    id: newEntityId('inv'),
    entity: 'invoice',
    subscription_id: id,
    status: 'paid',
    payment_id: payment.id,
    amount: payment.amount,
    amount_paid: payment.amount,
    paid_at: unixSeconds(now),
  };
  await keep(tx, { id: payment.id, kind: 'payment', of: id, body: payment, at: now });
  await keep(tx, { id: invoice.id, kind: 'invoice', of: id, body: invoice, at: now });
  await change(tx, id, active);
  await tell(context, 'subscription.authenticated', {
    subscription: { ...subscription, status: 'authenticated' },
  });
  await tell(context, 'subscription.activated', { subscription: active });
  await tell(context, 'subscription.charged', { subscription: active, payment });
  return active;
}

export async function cancel(context: SandboxContext, id: string): Promise<SandboxSubscription> {
  const subscription = await findSubscription(context, id);
  if (['cancelled', 'completed', 'expired'].includes(subscription.status)) {
    throw new SandboxRefusal(`Subscription is not cancellable in ${subscription.status} status.`);
  }
  const cancelled: SandboxSubscription = {
    ...subscription,
    status: 'cancelled',
    ended_at: unixSeconds(context.now),
  };
  await change(context.tx, id, cancelled);
  await tell(context, 'subscription.cancelled', { subscription: cancelled });
  return cancelled;
}

export async function listInvoices({ tx }: SandboxContext, query: URLSearchParams) {
  return listOf(tx, 'invoice', query.get('subscription_id') ?? '');
}
