import { termEnd } from '#contract/subscriptions/plan-term.rules.ts';
import type { SubscriptionNews } from '../payments/index.ts';
import type { OutsideScope } from '../platform/scope.ts';
import { findClinicPlanRow } from './clinic-plan.store.ts';
import {
  type ClinicSubscriptionRow,
  closeExpired,
  findByProvider,
  findRunning,
  insertFromProvider,
  lockClinic,
  moveTo,
} from './clinic-subscription.store.ts';

const PLAN_GONE = 'The subscription is of a plan that is gone.';

/** Provider statuses after which it never charges again. */
const OVER: readonly string[] = ['cancelled', 'completed', 'expired'];

/**
 * The subscription that a payment is for. Inserts it when the webhook arrives before the admin's
 * own request has stored it.
 */
async function paidRow(
  scope: OutsideScope,
  news: SubscriptionNews,
): Promise<ClinicSubscriptionRow> {
  const { tx, actor, now } = scope;
  const { providerSubscriptionId, planId } = news;
  const found = await findByProvider(tx, providerSubscriptionId, now);
  if (found) return found;
  const row = { clinicId: actor.clinicId, planId, providerSubscriptionId, shortUrl: null, now };
  await insertFromProvider(tx, { ...row, id: scope.newId(), status: 'completed' });
  const made = await findByProvider(tx, providerSubscriptionId, now);
  if (!made) throw new Error(PLAN_GONE);
  return made;
}

/**
 * Processes a provider's webhook about a clinic's subscription. Each payment adds one term: to the
 * running subscription, or from now. A halted subscription stays halted and keeps the paid term. A
 * subscription that ended before it was paid stops waiting.
 */
export async function takeClinicPayment(
  scope: OutsideScope,
  news: SubscriptionNews,
): Promise<void> {
  const { tx, actor, now } = scope;
  await lockClinic(tx, actor.clinicId);
  await closeExpired(tx, actor.clinicId, now);
  if (!news.payment) return abandon(scope, news);
  const row = await paidRow(scope, news);
  const record = { type: 'clinic-subscription', id: row.id };
  const ends = await addTerm(scope, row);
  const { id: payment, amount } = news.payment;
  const changes = { plan: row.plan_name, price_paise: amount, payment, ends };
  await scope.audit('pay-clinic-subscription', record, changes);
  scope.changed('clinic-plan', actor.clinicId);
}

async function abandon(scope: OutsideScope, news: SubscriptionNews): Promise<void> {
  const { tx, actor, now } = scope;
  const row = await findByProvider(tx, news.providerSubscriptionId, now);
  if (row?.status !== 'pending' || !OVER.includes(news.status)) return;
  await moveTo(tx, row, { status: 'completed' });
  const record = { type: 'clinic-subscription', id: row.id };
  await scope.audit('abandon-clinic-subscription', record, { told: news.status });
  scope.changed('clinic-plan', actor.clinicId);
}

async function addTerm(scope: OutsideScope, row: ClinicSubscriptionRow): Promise<Date> {
  const { tx, actor, now } = scope;
  const plan = await findClinicPlanRow(tx, row.plan_id);
  if (!plan) throw new Error(PLAN_GONE);
  const { period, interval_count: interval } = plan;
  const running = await findRunning(tx, actor.clinicId, now);
  const longer = running ?? (row.status === 'halted' ? row : undefined);
  const runsUntil = longer?.ends_at ?? now;
  const startsAt = runsUntil > now ? runsUntil : now;
  const endsAt = termEnd(startsAt, { period, interval }, actor.timeZone);
  if (longer) await moveTo(tx, longer, { ends_at: endsAt });
  else await moveTo(tx, row, { status: 'active', starts_at: now, ends_at: endsAt });
  if (longer && longer.id !== row.id && row.status === 'pending') {
    await moveTo(tx, row, { status: 'completed' });
  }
  return endsAt;
}
