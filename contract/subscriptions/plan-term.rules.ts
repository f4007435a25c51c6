import { zoneOffset } from '../kernel/dates.ts';
import type { Plan } from './plan.ts';

type Term = { readonly period: string; readonly interval: number };

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

/** `Every month`, `Every 3 months` (specification 2, sections 2 and 9). */
export function billingCycle({ period, interval }: Pick<Plan, 'period' | 'interval'>): string {
  const unit = UNITS[period];
  return interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
}

/**
 * The end of a term that starts at an instant: days, weeks of 7 days, months or years on the
 * clinic's calendar, clamped to the last day of the month (one month from 31 January is 28
 * February). An unknown period counts as 1 month (specification 1, sections 4 and 9). No term ends
 * after 9998.
 */
export function termEnd(start: Date, { period, interval }: Term, timeZone: string): Date {
  const wall = new Date(start.getTime() + zoneOffset(start, timeZone));
  const end = earlier(addTerm(wall, { period, interval }), LAST_END);
  const guess = new Date(end.getTime() - zoneOffset(start, timeZone));
  return new Date(end.getTime() - zoneOffset(guess, timeZone));
}

/** The maximum end of a term: a date has a four-digit year. */
const LAST_END = new Date('9998-12-31T00:00:00Z');

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function addTerm(wall: Date, { period, interval }: Term): Date {
  if (period === 'daily') return addDays(wall, interval);
  if (period === 'weekly') return addDays(wall, 7 * interval);
  if (period === 'monthly') return addMonths(wall, interval);
  if (period === 'yearly') return addMonths(wall, 12 * interval);
  return addMonths(wall, 1);
}

function addDays(wall: Date, days: number): Date {
  const end = new Date(wall);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

function addMonths(wall: Date, months: number): Date {
  const end = new Date(wall);
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day and the date overflowed into the next one: go back to its last day.
  if (end.getUTCDate() !== wall.getUTCDate()) end.setUTCDate(0);
  return end;
}
