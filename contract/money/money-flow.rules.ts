import { PAYMENT_MODES, type PaymentMode } from '../billing/bill.status.ts';
import { addDays } from '../kernel/dates.ts';
import { type DayRange, daysIn } from '../kernel/day-range.ts';
import { type Paise, paise } from '../kernel/numbers/money.ts';
import type { MoneyTotals } from './money-totals.ts';

/** Receipts; negative for refunds. */
export type Receipt = {
  readonly day: string;
  readonly from: 'bills' | 'admissions' | 'subscriptions';
  readonly mode: PaymentMode;
  readonly amount: Paise;
};

/** Revenue of each group from paid bills (specification 1, section 2). */
export type Revenue = {
  readonly consultation: Paise;
  readonly other: Paise;
  /** Consultation and other together. */
  readonly reception: Paise;
  readonly pharmacy: Paise;
  readonly lab: Paise;
};

export function revenueOf({ revenue }: Pick<MoneyTotals, 'revenue'>): Revenue {
  const { consultation, other, pharmacy, lab } = revenue;
  return {
    consultation: consultation.amount,
    other: other.amount,
    reception: paise(consultation.amount + other.amount),
    pharmacy: pharmacy.amount,
    lab: lab.amount,
  };
}

export function sumOf(amounts: readonly { readonly amount: Paise }[]): Paise {
  return paise(amounts.reduce((sum, { amount }) => sum + amount, 0));
}

/**
 * Receipts for patients' subscriptions at the counter and online, less refunds. The overview's "Subscriptions" is
 * the same sum.
 */
export function subscriptionRevenue(receipts: readonly Receipt[]): Paise {
  return sumOf(receipts.filter(({ from }) => from === 'subscriptions'));
}

/** Receipts by mode and purpose. */
export function byMode(receipts: readonly Receipt[]) {
  return PAYMENT_MODES.map((mode) => {
    const ofMode = receipts.filter((receipt) => receipt.mode === mode);
    const of = (from: Receipt['from']) => sumOf(ofMode.filter((receipt) => receipt.from === from));
    return {
      mode,
      bills: of('bills'),
      admissions: of('admissions'),
      subscriptions: of('subscriptions'),
      amount: sumOf(ofMode),
    };
  });
}

/** Maximum number of bars that fit side by side. */
const BARS_MAX = 62;

/** Receipts of a day (`YYYY-MM-DD`) or a month (`YYYY-MM`) by mode. */
export type Period = { readonly period: string; readonly amount: Paise } & {
  readonly [M in PaymentMode]: Paise;
};

/** Receipts by day, or by month for a long range; includes empty days. */
export function byPeriod(receipts: readonly Receipt[], range: DayRange): Period[] {
  const days = daysOf(range);
  const width = days.length > BARS_MAX ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const periods = [...new Set(days.map((day) => day.slice(0, width)))];
  const sums = new Map<string, Map<PaymentMode, number>>();
  for (const { day, mode, amount } of receipts) {
    const period = day.slice(0, width);
    const modes = sums.get(period) ?? new Map<PaymentMode, number>();
    modes.set(mode, (modes.get(mode) ?? 0) + amount);
    sums.set(period, modes);
  }
  return periods.map((period) => {
    const of = (mode: PaymentMode) => paise(sums.get(period)?.get(mode) ?? 0);
    const modes = { cash: of('cash'), upi: of('upi'), card: of('card'), online: of('online') };
    return { period, ...modes, amount: paise(modes.cash + modes.upi + modes.card + modes.online) };
  });
}

/** All days of a range, both ends included. */
function daysOf(range: DayRange): string[] {
  return Array.from({ length: daysIn(range) }, (_none, at) => addDays(range.startDate, at));
}

export const QUICK_RANGES = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This week',
  month: 'This month',
  lastMonth: 'Last month',
} as const;
export type QuickRange = keyof typeof QUICK_RANGES;

/** The dates of a quick range on a day; a week begins on Monday. */
export function quickRange(range: QuickRange, today: string): DayRange {
  const daysSinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(first, -1);
  const days = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    week: [addDays(today, -daysSinceMonday), today],
    month: [first, today],
    lastMonth: [`${lastOfBefore.slice(0, 7)}-01`, lastOfBefore],
  } as const satisfies Record<QuickRange, readonly [string, string]>;
  const [startDate, endDate] = days[range];
  return { startDate, endDate };
}
