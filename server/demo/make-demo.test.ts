import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDemo } from './make-demo.ts';

function made(instant: string, seed = 7) {
  return makeDemo({ now: new Date(instant), seed, passwordHash: 'none' }).world;
}

/** Columns that may be in the future: agreed ends. */
const MAY_LIE_AHEAD = ['ends_at', 'subscription_end_date'];
const TABLES = ['clinics', 'patients', 'visits', 'bills', 'bill_payments', 'lab_orders'] as const;

describe('a demo clinic', () => {
  it('is the same for the same moment and seed, and differs for another seed', () => {
    const rows = (seed: number) => {
      const { book } = made('2026-11-21T09:00:00Z', seed);
      const some = [book.rows('patients'), book.rows('bill_items'), book.rows('visits')];
      return createHash('sha256').update(JSON.stringify(some)).digest('hex');
    };
    const first = rows(7);
    expect(rows(7)).toBe(first);
    expect(rows(8)).not.toBe(first);
  });

  it.each([
    ['a weekday morning', '2026-11-24T05:00:00Z'],
    ['a Sunday evening', '2026-11-22T14:00:00Z'],
    ['late in the evening', '2026-11-21T17:30:00Z'],
    ['seconds after midnight', '2026-11-21T18:30:20Z'],
    ['the first day of a financial year', '2027-03-31T20:00:00Z'],
    ['a leap day', '2028-02-29T09:00:00Z'],
  ])('has a live queue at any hour: %s', (_when, instant) => {
    const { book, today, now } = made(instant);
    const queue = book.rows('visits').filter(({ day }) => day === today.date);
    const count = (status: string) => queue.filter((visit) => visit.status === status).length;
    expect(count('waiting')).toBeGreaterThanOrEqual(3);
    expect(count('consulting')).toBeGreaterThanOrEqual(1);
    expect(count('seen')).toBeGreaterThanOrEqual(10);
    expect(book.rows('patients').length).toBeGreaterThanOrEqual(2_000);
    const stays = book.rows('admissions');
    expect(stays.some((stay) => stay.discharged_at === null)).toBe(true);
    // One patient was admitted again with a reason; those still admitted have paid a deposit.
    expect(stays.filter(({ reason }) => reason).length).toBeGreaterThanOrEqual(1);
    expect(new Set(stays.map(({ patient_id }) => patient_id)).size).toBeLessThan(stays.length);
    expect(book.rows('bill_payments').some((payment) => payment.is_deposit)).toBe(true);
    const open = book.rows('visits').filter(({ status }) => /waiting|consulting/.test(`${status}`));
    expect(open.every(({ day }) => day === today.date)).toBe(true);
    for (const table of TABLES) {
      const ahead = book.rows(table).flatMap((row) =>
        Object.entries<unknown>(row)
          .filter(
            ([key, value]) => value instanceof Date && value > now && !MAY_LIE_AHEAD.includes(key),
          )
          .map(([key]) => `${table}.${key}`),
      );
      expect(ahead).toEqual([]);
    }
  });
});
