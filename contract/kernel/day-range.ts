import { z } from 'zod';

export const DAY_RANGE_MESSAGES = {
  bothNeeded: 'Please select both start and end dates.',
  startAfterEnd: 'Start date cannot be after end date.',
} as const;

const day = z.iso.date({ error: DAY_RANGE_MESSAGES.bothNeeded });

/** A query of clinic days (`YYYY-MM-DD`), both ends included (specification 1, section 5). */
export const DayRange = z
  .object({ startDate: day, endDate: day })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['startDate'],
    error: DAY_RANGE_MESSAGES.startAfterEnd,
  });
export type DayRange = z.output<typeof DayRange>;
