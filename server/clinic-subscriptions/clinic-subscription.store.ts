import { sql } from 'kysely';
import type { ClinicSubscriptionStatus } from '#contract/clinic-subscriptions/clinic-subscription.status.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** An active subscription past its end counts as expired. */
function statusAt(now: Date) {
  return sql<ClinicSubscriptionStatus>`CASE
    WHEN subscription.status = 'active' AND subscription.ends_at <= ${now} THEN 'expired'
    ELSE subscription.status END`.as('status');
}

function subscriptions(tx: Tx, now: Date) {
  return tx
    .selectFrom('clinic_subscriptions as subscription')
    .innerJoin('clinic_plans as plan', 'plan.id', 'subscription.plan_id')
    .select([
      'subscription.id',
      'subscription.clinic_id',
      'subscription.plan_id',
      'subscription.starts_at',
      'subscription.ends_at',
      'subscription.razorpay_subscription_id',
      'subscription.short_url',
      'plan.name as plan_name',
      'plan.period',
      'plan.interval_count',
    ])
    .select(statusAt(now));
}

export type ClinicSubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number];

/** The subscriptions of these clinics, newest first. */
export function subscriptionsOf(tx: Tx, clinicIds: readonly string[], now: Date) {
  return subscriptions(tx, now)
    .where('subscription.clinic_id', '=', sql<string>`ANY(${clinicIds})`)
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.id', 'desc')
    .execute();
}

export function findSubscription(tx: Tx, id: string, now: Date) {
  return subscriptions(tx, now).where('subscription.id', '=', id).executeTakeFirst();
}

/** Finds a subscription by the provider's id. */
export function findByProvider(tx: Tx, providerSubscriptionId: string, now: Date) {
  return subscriptions(tx, now)
    .where('subscription.razorpay_subscription_id', '=', providerSubscriptionId)
    .executeTakeFirst();
}

/** The clinic's running subscription. */
export function findRunning(tx: Tx, clinicId: string, now: Date) {
  return subscriptions(tx, now)
    .where('subscription.clinic_id', '=', clinicId)
    .where('subscription.status', '=', 'active')
    .where((where) =>
      where.or([
        where('subscription.ends_at', 'is', null),
        where('subscription.ends_at', '>', now),
      ]),
    )
    .executeTakeFirst();
}

/** The clinic's subscription that awaits its payment. */
export function findPending(tx: Tx, clinicId: string, now: Date) {
  return subscriptions(tx, now)
    .where('subscription.clinic_id', '=', clinicId)
    .where('subscription.status', '=', 'pending')
    .executeTakeFirst();
}

/** Locks a clinic until the transaction ends, which serializes changes of its subscriptions. */
export function lockClinic(tx: Tx, id: string) {
  return tx
    .selectFrom('clinics')
    .where('id', '=', id)
    .select(['id', 'time_zone'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Marks expired subscriptions, so that a new one can become active. */
export async function closeExpired(tx: Tx, clinicId: string, now: Date): Promise<void> {
  await tx
    .updateTable('clinic_subscriptions')
    .set({ status: 'completed' })
    .where('clinic_id', '=', clinicId)
    .where('status', '=', 'active')
    .where('ends_at', '<=', now)
    .execute();
}

export type NewSubscription = {
  id: string;
  clinicId: string;
  planId: string;
  startsAt: Date;
  endsAt: Date;
};

export async function insertActive(tx: Tx, subscription: NewSubscription): Promise<void> {
  await tx
    .insertInto('clinic_subscriptions')
    .values({
      clinic_id: subscription.clinicId,
      id: subscription.id,
      plan_id: subscription.planId,
      status: 'active',
      starts_at: subscription.startsAt,
      ends_at: subscription.endsAt,
      created_at: subscription.startsAt,
    })
    .execute();
}

/**
 * Inserts a subscription that starts when it is paid. Leaves an existing one with the provider's id
 * unchanged.
 */
export async function insertFromProvider(
  tx: Tx,
  subscription: {
    id: string;
    clinicId: string;
    planId: string;
    providerSubscriptionId: string;
    shortUrl: string | null;
    status: 'pending' | 'completed';
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('clinic_subscriptions')
    .values({
      clinic_id: subscription.clinicId,
      id: subscription.id,
      plan_id: subscription.planId,
      status: subscription.status,
      razorpay_subscription_id: subscription.providerSubscriptionId,
      short_url: subscription.shortUrl,
      created_at: subscription.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['razorpay_subscription_id', 'clinic_id']).doNothing(),
    )
    .execute();
}

type Move = { status?: 'active' | 'halted' | 'completed'; starts_at?: Date; ends_at?: Date };

export async function moveTo(tx: Tx, row: ClinicSubscriptionRow, move: Move): Promise<void> {
  await tx
    .updateTable('clinic_subscriptions')
    .set(move)
    .where('clinic_id', '=', row.clinic_id)
    .where('id', '=', row.id)
    .execute();
}
