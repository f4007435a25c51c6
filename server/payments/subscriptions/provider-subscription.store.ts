import type { Insertable } from 'kysely';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

const COLUMNS = [
  'clinic_id',
  'id',
  'kind',
  'patient_id',
  'patient_plan_id',
  'clinic_plan_id',
  'provider',
  'provider_subscription_id',
  'provider_plan_id',
  'short_url',
  'status',
  'news_at',
] as const;

export type ProviderSubscriptionRow = NonNullable<
  Awaited<ReturnType<typeof findProviderSubscription>>
>;

/** Finds a subscription by the provider's id. In a system transaction, of any clinic. */
export function findProviderSubscription(tx: Tx, providerSubscriptionId: string) {
  return tx
    .selectFrom('provider_subscriptions')
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockProviderSubscription(tx: Tx, id: string) {
  return tx
    .selectFrom('provider_subscriptions')
    .where('id', '=', id)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertProviderSubscription(
  tx: Tx,
  row: Insertable<DB['provider_subscriptions']>,
): Promise<void> {
  await tx.insertInto('provider_subscriptions').values(row).execute();
}

/** The terms of our plan when the provider's plan was created. */
export type PlanTerms = {
  readonly kind: 'patient' | 'clinic';
  readonly planId: string;
  readonly provider: 'razorpay' | 'sandbox';
  readonly price: number;
  readonly period: string;
  readonly interval: number;
};

/** Subscriptions created with exactly these terms, newest first. */
function onTerms(tx: Tx, terms: PlanTerms) {
  const { kind, planId, provider, price, period, interval } = terms;
  return tx
    .selectFrom('provider_subscriptions')
    .where(kind === 'patient' ? 'patient_plan_id' : 'clinic_plan_id', '=', planId)
    .where('provider', '=', provider)
    .where('price_paise', '=', price)
    .where('period', '=', period)
    .where('interval_count', '=', interval)
    .select(COLUMNS)
    .orderBy('created_at', 'desc');
}

export async function findProviderPlan(tx: Tx, terms: PlanTerms): Promise<string | undefined> {
  const found = await onTerms(tx, terms).limit(1).executeTakeFirst();
  return found?.provider_plan_id;
}

/** A subscription with these terms that was created but not yet approved. */
export function findUnusedLink(tx: Tx, terms: PlanTerms, patientId: string | null) {
  return onTerms(tx, terms)
    .where('patient_id', 'is not distinct from', patientId)
    .where('status', '=', 'created')
    .where('cancel_requested_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

export async function writeNews(
  tx: Tx,
  row: { id: string; status: ProviderSubscriptionRow['status']; at: Date },
): Promise<void> {
  await tx
    .updateTable('provider_subscriptions')
    .set({ status: row.status, news_at: row.at })
    .where('id', '=', row.id)
    .execute();
}

const OVER = ['cancelled', 'completed', 'expired'] as const;

/** Subscriptions of all clinics for which more webhooks may come. */
export function listLiveSubscriptions(
  tx: Tx,
  { provider, since }: { provider: 'razorpay' | 'sandbox'; since: Date },
) {
  return tx
    .selectFrom('provider_subscriptions')
    .where('provider', '=', provider)
    .where('status', 'not in', OVER)
    .where((where) => where.or([where('status', '<>', 'created'), where('created_at', '>', since)]))
    .select(COLUMNS)
    .orderBy('created_at')
    .execute();
}

/** Subscriptions that must still be cancelled at the provider. */
export function listToCancel(tx: Tx, provider: 'razorpay' | 'sandbox') {
  return tx
    .selectFrom('provider_subscriptions')
    .where('provider', '=', provider)
    .where('status', 'not in', OVER)
    .where('cancel_requested_at', 'is not', null)
    .select(COLUMNS)
    .execute();
}

/** Marks subscriptions for cancellation at the provider: a patient's, or the one with this id. */
export async function askToCancel(
  tx: Tx,
  { of, now }: { of: { patientId: string } | { providerSubscriptionId: string }; now: Date },
): Promise<void> {
  const rows = tx
    .updateTable('provider_subscriptions')
    .set({ cancel_requested_at: now })
    .where('status', 'not in', OVER)
    .where('cancel_requested_at', 'is', null);
  await ('patientId' in of
    ? rows.where('patient_id', '=', of.patientId)
    : rows.where('provider_subscription_id', '=', of.providerSubscriptionId)
  ).execute();
}
