import { z } from 'zod';
import { calendarDay, daysBetween } from './dates.ts';

export const DAY_RANGE_MESSAGES = {
  bothNeeded: 'Please select both start and end dates.',
  startAfterEnd: 'Start date cannot be after end date.',
  tooLong: 'Please select at most 10 years at once.',
} as const;

const DAYS_MAX = 3_653;

/** Number of days in a range, both ends included. */
export function daysIn({ startDate, endDate }: { startDate: string; endDate: string }): number {
  return daysBetween(startDate, endDate) + 1;
}

const day = calendarDay(DAY_RANGE_MESSAGES.bothNeeded);

/**
 * A query for a range of clinic days (`YYYY-MM-DD`), both ends included (specification 1, section
 * 5).
 */
export const DayRange = z
  .object({ startDate: day, endDate: day })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['startDate'],
    error: DAY_RANGE_MESSAGES.startAfterEnd,
  })
  // A mistyped year (0202) would otherwise query two thousand years.
  .refine((range) => daysIn(range) <= DAYS_MAX, {
    path: ['startDate'],
    error: DAY_RANGE_MESSAGES.tooLong,
  });
export type DayRange = z.output<typeof DayRange>;
