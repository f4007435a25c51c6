import { listAdmissionPayments } from '#contract/admissions/admissions.endpoints.ts';
import type { DayRange } from '#contract/kernel/day-range.ts';
import { getMoneyTotals } from '#contract/money/money.endpoints.ts';
import { MONEY_MESSAGES, MONEY_SOURCES, type MoneySource } from '#contract/money/money.messages.ts';
import type { Receipt } from '#contract/money/money-flow.rules.ts';
import { listManualTransactions } from '#contract/subscriptions/subscriptions.endpoints.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { dayOf } from '#web/lib/clinic-time.ts';

/** The error text of a source: its own where it has one. */
function failureOf(source: MoneySource, error: ApiError): string {
  const said = error.code === 'invalid_reply' ? MONEY_MESSAGES.fetchFailed : error.message;
  return `${MONEY_SOURCES[source]} ${said || MONEY_MESSAGES.fetchFailed}`;
}

/** The three sources of the money flow; one may fail without the others. */
export function useMoneyFlow(range: DayRange) {
  const options = { live: true };
  const totals = useApi(getMoneyTotals, { query: range }, options);
  const stays = useApi(listAdmissionPayments, { query: range }, options);
  const counter = useApi(listManualTransactions, { query: range }, options);

  const receipts: Receipt[] = [
    ...(totals.data?.received ?? []).map(({ day, source, mode, amount }) => {
      return { day, from: source === 'bills' ? 'bills' : 'subscriptions', mode, amount } as const;
    }),
    ...(stays.data?.admissionPayments ?? []).map(({ payment_date, payment_mode, amount_paid }) => ({
      day: dayOf(payment_date),
      from: 'admissions' as const,
      mode: payment_mode,
      amount: amount_paid,
    })),
    // A subscription paid at the counter is always paid in cash.
    ...(counter.data ?? []).map(({ paid_at, subscriptionPlan }) => ({
      day: dayOf(paid_at),
      from: 'subscriptions' as const,
      mode: 'cash' as const,
      amount: subscriptionPlan.price,
    })),
  ];
  const sources = { totals, admissions: stays, subscriptions: counter } as const;
  const failures = (['totals', 'admissions', 'subscriptions'] as const).flatMap((source) => {
    const { error, refetch } = sources[source];
    if (!error) return [];
    return [{ source, message: failureOf(source, error), retry: () => void refetch() }];
  });

  return {
    totals: totals.data,
    admissionPayments: stays.data?.admissionPayments,
    subscriptions: counter.data,
    receipts,
    failures,
    isPending: totals.isPending || stays.isPending || counter.isPending,
    isFetching: totals.isFetching || stays.isFetching || counter.isFetching,
    refetch: () => void Promise.all([totals.refetch(), stays.refetch(), counter.refetch()]),
  };
}

export type MoneyFlow = ReturnType<typeof useMoneyFlow>;
