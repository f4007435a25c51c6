import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../kernel/dates.ts';
import { PLAN_PERIODS } from './plan.ts';
import { billingCycle, termEnd } from './plan-term.rules.ts';

describe('the end of a term', () => {
  it.each([
    ['2026-11-21T10:00:00.123Z', 'daily', 10, '2026-12-01T10:00:00.123Z'],
    ['2026-11-21T10:00:00.000Z', 'weekly', 2, '2026-12-05T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 'monthly', 3, '2027-02-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 'yearly', 1, '2027-11-21T10:00:00.000Z'],
    // The day is clamped to the last of the month.
    ['2027-01-31T10:00:00.000Z', 'monthly', 1, '2027-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', 'monthly', 1, '2028-02-29T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 'yearly', 1, '2029-02-28T10:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', 'monthly', 2, '2027-02-28T10:00:00.000Z'],
    // 1 a.m. on 31 January in India is still 30 January in UTC.
    ['2027-01-30T19:30:00.000Z', 'monthly', 1, '2027-02-27T19:30:00.000Z'],
    ['2026-11-21T10:00:00.000Z', 'fortnightly', 4, '2026-12-21T10:00:00.000Z'],
  ])('of %s, %s × %i is %s', (start, period, interval, end) => {
    expect(termEnd(new Date(start), { period, interval }, DEFAULT_TIME_ZONE).toISOString()).toBe(
      end,
    );
  });

  it('keeps the time of day where the clocks change', () => {
    const start = new Date('2026-03-01T17:00:00Z');
    const end = termEnd(start, { period: 'monthly', interval: 1 }, 'America/New_York');
    expect(end.toISOString()).toBe('2026-04-01T16:00:00.000Z');
  });

  it('is after the start, and later for a longer interval', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(...PLAN_PERIODS),
        fc.integer({ min: 1, max: 999 }),
        (start, period, interval) => {
          const end = termEnd(start, { period, interval }, DEFAULT_TIME_ZONE);
          expect(end > start).toBe(true);
          expect(termEnd(start, { period, interval: interval + 1 }, DEFAULT_TIME_ZONE) > end).toBe(
            true,
          );
        },
      ),
    );
  });
});

it.each([
  ['daily', 1, 'Every day'],
  ['weekly', 2, 'Every 2 weeks'],
  ['monthly', 3, 'Every 3 months'],
  ['yearly', 1, 'Every year'],
] as const)('the billing cycle of %s × %i is shown as %j', (period, interval, label) => {
  expect(billingCycle({ period, interval })).toBe(label);
});
