import { sql } from 'kysely';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { type Between, between, clinicDayOf } from '../platform/db/day-range.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

export type MoneyRange = DayRange & { timeZone: string };

/** Paid bills made in the range, by type, without bills of stays. */
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

/** Number, amount and open amount of the bills made in the range. */
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

/** Payments and refunds on bills in the range, by clinic day and mode. */
export function receivedRows(tx: Tx, range: Between) {
  const day = clinicDayOf('bill_payments.paid_at', range);
  return (
    tx
      .selectFrom('bill_payments')
      .where(between('bill_payments.paid_at', range))
      // Excluding the few stays is faster than joining a hundred thousand bills.
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

/** Subscription refunds at the counter, by clinic day and mode, as positive amounts. */
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

/** Online subscription payments, by clinic day. */
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
