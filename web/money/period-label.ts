import { formatDay, formatMonth } from '#contract/kernel/dates.ts';

/** `21 Nov 2026` for a day, `Nov 2026` for a month. */
export function periodLabel(period: string): string {
  return period.length === 'YYYY-MM'.length ? formatMonth(period) : formatDay(period);
}
