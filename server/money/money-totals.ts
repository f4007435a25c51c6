import type { CounterBillType } from '#contract/billing/bill.status.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { getMoneyTotals as endpoint } from '#contract/money/money.endpoints.ts';
import type { ClinicScope } from '../platform/scope.ts';
import {
  billedRow,
  onlineSubscriptionRows,
  receivedRows,
  revenueRows,
  subscriptionRefundRows,
} from './money.store.ts';

/** Totals billed and received between two clinic days, summed by the database. */
export async function moneyTotals(
  { tx, actor }: ClinicScope,
  { query }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const range = { ...query, timeZone: actor.timeZone };
  const revenue = await revenueRows(tx, range);
  const billed = await billedRow(tx, range);
  const received = await receivedRows(tx, range);
  const online = await onlineSubscriptionRows(tx, range);
  const back = await subscriptionRefundRows(tx, range);
  const of = (type: CounterBillType) => {
    const row = revenue.find((one) => one.type === type);
    return { count: row?.count ?? 0, amount: paise(row?.amount ?? 0) };
  };
  return {
    revenue: {
      consultation: of('consultation'),
      pharmacy: of('pharmacy'),
      lab: of('lab'),
      other: of('other'),
    },
    billed: { count: billed.count, amount: paise(billed.amount), open: paise(billed.open) },
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
