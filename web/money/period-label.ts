import { formatDay } from '#contract/kernel/dates.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `21 Nov 2026` for a day, `Nov 2026` for a month. */
export function periodLabel(period: string): string {
  return period.length === 'YYYY-MM'.length
    ? MONTH.format(new Date(`${period}-01T00:00:00Z`))
    : formatDay(period);
}
