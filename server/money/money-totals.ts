import type { CounterBillType } from '#contract/billing/bill.status.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { getMoneyTotals as endpoint } from '#contract/money/money.endpoints.ts';
import { sumsOfDays } from '../platform/db/day-sums/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { BILLED, paidTypeOf } from './billed.figure.ts';
import { onlineSubscriptionRows, receivedRows, subscriptionRefundRows } from './money.store.ts';

/** Totals billed and received between two clinic days, summed by the database. */
export async function moneyTotals(
  { tx, actor }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const range = { ...query, timeZone: actor.timeZone };
  const of = { clinicId: actor.clinicId, range };
  const bills = await sumsOfDays(tx, BILLED, of);
  const received = await receivedRows(tx, of);
  const online = await onlineSubscriptionRows(tx, range);
  const back = await subscriptionRefundRows(tx, range);
  const total = (part: 'one' | 'two' | 'three', paid?: CounterBillType) =>
    bills
      .filter((bill) => paid === undefined || paidTypeOf(bill) === paid)
      .reduce((sum, bill) => sum + bill[part], 0);
  const paidOf = (type: CounterBillType) => ({
    count: total('one', type),
    amount: paise(total('two', type)),
  });
  return {
    revenue: {
      consultation: paidOf('consultation'),
      pharmacy: paidOf('pharmacy'),
      lab: paidOf('lab'),
      other: paidOf('other'),
    },
    billed: { count: total('one'), amount: paise(total('two')), open: paise(total('three')) },
    received: [
      ...received.map(({ day, mode, amount, refunded }) => ({
        day,
        source: 'bills' as const,
        mode,
        amount: paise(amount),
        refunded: paise(refunded),
      })),
      ...online.map(({ day, amount }) => ({
        day,
        source: 'onlineSubscriptions' as const,
        mode: 'online' as const,
        amount: paise(amount),
        refunded: paise(0),
      })),
      ...back.map(({ day, mode, amount }) => ({
        day,
        source: 'subscriptionRefunds' as const,
        mode,
        amount: paise(-amount),
        refunded: paise(-amount),
      })),
    ],
  };
}
