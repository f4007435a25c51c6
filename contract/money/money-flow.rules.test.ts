import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_MODES } from '../billing/bill.status.ts';
import { paise } from '../kernel/numbers/money.ts';
import {
  byMode,
  byPeriod,
  quickRange,
  type Receipt,
  revenueOf,
  sumOf,
} from './money-flow.rules.ts';

const RANGE = { startDate: '2025-11-30', endDate: '2026-11-21' };
const day = fc
  .integer({ min: Date.parse(RANGE.startDate), max: Date.parse(RANGE.endDate) })
  .map((moment) => new Date(moment).toISOString().slice(0, 10));
const receipt: fc.Arbitrary<Receipt> = fc.record({
  day,
  from: fc.constantFrom('bills' as const, 'admissions' as const, 'subscriptions' as const),
  mode: fc.constantFrom(...PAYMENT_MODES),
  amount: fc.integer({ min: -1e9, max: 1e9 }).map(paise),
});

describe('receipts', () => {
  it('have the same sum by mode, by day and by month', () => {
    fc.assert(
      fc.property(fc.array(receipt, { maxLength: 300 }), (receipts) => {
        const whole = sumOf(receipts);
        const modes = byMode(receipts);
        expect(sumOf(modes)).toBe(whole);
        for (const { bills, admissions, subscriptions, amount } of modes) {
          expect(bills + admissions + subscriptions).toBe(amount);
        }
        expect(sumOf(byPeriod(receipts, RANGE))).toBe(whole);
      }),
    );
  });

  it('are shown by day up to two months, including empty days, and by month for longer ranges', () => {
    const one: Receipt = { day: '2026-02-28', from: 'bills', mode: 'upi', amount: paise(100) };
    const range = { startDate: '2026-02-27', endDate: '2026-03-01' };
    expect(byPeriod([one], range).map(({ period, upi }) => [period, upi])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 100],
      ['2026-03-01', 0],
    ]);
    const months = byPeriod([one], { startDate: '2026-01-15', endDate: '2026-04-01' });
    expect(months.map(({ period, amount }) => [period, amount])).toEqual([
      ['2026-01', 0],
      ['2026-02', 100],
      ['2026-03', 0],
      ['2026-04', 0],
    ]);
  });
});

it('count consultations and other bills as reception', () => {
  const of = (amount: number) => ({ count: 1, amount: paise(amount) });
  const revenue = { consultation: of(500), other: of(30), pharmacy: of(7), lab: of(2) };
  expect(revenueOf({ revenue })).toEqual({
    consultation: 500,
    other: 30,
    reception: 530,
    pharmacy: 7,
    lab: 2,
  });
});

it.each([
  ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-11-21', '2026-11-16', '2026-11-21'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-16'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['lastMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
] as const)('%s on %s is %s to %s', (range, today, startDate, endDate) => {
  expect(quickRange(range, today)).toEqual({ startDate, endDate });
});
