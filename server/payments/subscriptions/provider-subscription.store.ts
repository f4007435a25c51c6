import type { Insertable } from 'kysely';
import type { DB } from '../../platform/db/schema.generated.ts';
import type { Tx } from '../../platform/db/scope.ts';

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

/** A subscription by the provider's id; in a system transaction, of whichever clinic. */
export function findProviderSubscription(tx: Tx, providerSubscriptionId: string) {
  return tx
    .selectFrom('provider_subscriptions')
    .where('provider_subscription_id', '=', providerSubscriptionId)
    .select(COLUMNS)
    .executeTakeFirst();
}

/** The same, as it stays until the transaction ends. */
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

/** What our plan was when the provider was told of it. */
export type PlanTerms = {
  readonly kind: 'patient' | 'clinic';
  readonly planId: string;
  readonly provider: 'razorpay' | 'sandbox';
  readonly price: number;
  readonly period: string;
  readonly interval: number;
};

/** The subscriptions that were made on these very terms, the newest first. */
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

/** One that was begun on these terms and not agreed to yet. */
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

/** Subscriptions of all clinics that may still bring news. */
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

/** Subscriptions that the provider is still to be told to end. */
export function listToCancel(tx: Tx, provider: 'razorpay' | 'sandbox') {
  return tx
    .selectFrom('provider_subscriptions')
    .where('provider', '=', provider)
    .where('status', 'not in', OVER)
    .where('cancel_requested_at', 'is not', null)
    .select(COLUMNS)
    .execute();
}

/** Marks what the provider charges by to be ended: a patient's, or the one of this id. */
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
