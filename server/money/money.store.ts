import { sql } from 'kysely';
import { PAYMENT_MODES } from '#contract/billing/bill.status.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { type Between, between, clinicDayOf } from '../platform/db/day-range.ts';
import { type OfClinic, sumsOfEachDay } from '../platform/db/day-sums/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { MODES } from './modes.figure.ts';

export type MoneyRange = DayRange & { timeZone: string };

/** Payments and refunds on bills in the range, by clinic day and mode, without those of stays. */
export async function receivedRows(tx: Tx, of: OfClinic) {
  const sums = await sumsOfEachDay(tx, MODES, of);
  return PAYMENT_MODES.flatMap((mode) =>
    sums
      .filter(({ kind }) => kind === mode)
      .map(({ day, one, two }) => ({ day, mode, amount: one, refunded: two })),
  ).sort((a, b) => a.day.localeCompare(b.day));
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
