import { sql } from 'kysely';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { type Between, between, clinicDayOf } from '../platform/db/day-range.ts';
import type { Tx } from '../platform/db/scope.ts';

export type MoneyRange = DayRange & { timeZone: string };

/** Bills made in the range that are paid, by type; those of stays are left out. */
export function revenueRows(tx: Tx, range: Between) {
  return tx
    .selectFrom('bills')
    .where(between('bills.created_at', range))
    .where('status', '=', 'paid')
    .where('type', '<>', 'admission')
    .groupBy('type')
    .select((eb) => [
      'type',
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(due_paise)::bigint`.as('amount'),
    ])
    .execute();
}

/** How many bills were made in the range, what they come to, and what of it is open. */
export function billedRow(tx: Tx, range: Between) {
  return tx
    .selectFrom('bills')
    .where(between('bills.created_at', range))
    .where('status', '<>', 'cancelled')
    .where('type', '<>', 'admission')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(due_paise), 0)::bigint`.as('amount'),
      sql<number>`coalesce(sum(due_paise - paid_paise), 0)::bigint`.as('open'),
    ])
    .executeTakeFirstOrThrow();
}

/** What came in on bills in the range and what was paid back, by clinic day and mode. */
export function receivedRows(tx: Tx, range: Between) {
  const day = clinicDayOf('bill_payments.paid_at', range);
  return (
    tx
      .selectFrom('bill_payments')
      .where(between('bill_payments.paid_at', range))
      // A few stays are left out, instead of a hundred thousand bills joined.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('admissions')
              .select('id')
              .whereRef('admissions.clinic_id', '=', 'bill_payments.clinic_id')
              .whereRef('admissions.bill_id', '=', 'bill_payments.bill_id'),
          ),
        ),
      )
      .groupBy([day, 'bill_payments.mode'])
      .orderBy(day)
      .select([
        day.as('day'),
        'bill_payments.mode',
        sql<number>`sum(amount_paise)::bigint`.as('amount'),
        sql<number>`coalesce(sum(amount_paise) FILTER (WHERE amount_paise < 0), 0)::bigint`.as(
          'refunded',
        ),
      ])
      .execute()
  );
}

/** What was paid back of subscriptions at the desk, by clinic day and mode; more than zero. */
export function subscriptionRefundRows(tx: Tx, range: Between) {
  const day = clinicDayOf('paid_at', range);
  return tx
    .selectFrom('subscription_refunds')
    .where(between('paid_at', range))
    .groupBy([day, 'mode'])
    .orderBy(day)
    .select([day.as('day'), 'mode', sql<number>`sum(amount_paise)::bigint`.as('amount')])
    .execute();
}

/** What came in for subscriptions through the provider, by clinic day. */
export function onlineSubscriptionRows(tx: Tx, range: Between) {
  const day = clinicDayOf('paid_at', range);
  return tx
    .selectFrom('subscription_payments')
    .where(between('paid_at', range))
    .where('method', '=', 'online')
    .groupBy(day)
    .orderBy(day)
    .select([day.as('day'), sql<number>`sum(price_paise)::bigint`.as('amount')])
    .execute();
}
