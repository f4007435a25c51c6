import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { accountOf, daysStayed, daysToCharge, isSettled, type StayAccount } from './stay.rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = new Date('2026-11-21T04:30:00.000Z');
const afterMs = (ms: number) => new Date(start.getTime() + ms);

const stayed = fc.integer({ min: 0, max: 400 * DAY });
const money = fc.integer({ min: 0, max: 100_000_00 }).map(paise);

/** Simulates a stay whose ledger already has some daily charges. */
const someStay = fc
  .record({ initial: money, perDayCharge: money, chargedAfter: stayed, paidShare: fc.nat(300) })
  .map(({ initial, perDayCharge, chargedAfter, paidShare }): StayAccount => {
    const daysCharged = daysStayed(start, afterMs(chargedAfter));
    const ledgerDue = paise(initial + daysCharged * perDayCharge);
    const totalPaid = paise(Math.floor((ledgerDue * paidShare) / 100));
    return {
      admittedAt: start,
      dischargedAt: null,
      perDayCharge,
      daysCharged,
      ledgerDue,
      totalPaid,
      isCancelled: false,
    };
  });

describe('charged days of a stay', () => {
  it.each([
    [0, 1],
    [1, 1],
    [HOUR, 1],
    [DAY, 1],
    [DAY + 1, 2],
    [2 * DAY, 2],
    [9 * DAY + 12 * HOUR, 10],
    [-HOUR, 1],
  ])('%i ms are %i', (ms, days) => {
    expect(daysStayed(start, afterMs(ms))).toBe(days);
  });

  it('are the smallest number of days that covers the time, at least 1', () => {
    fc.assert(
      fc.property(stayed, (ms) => {
        const days = daysStayed(start, afterMs(ms));
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days * DAY).toBeGreaterThanOrEqual(ms);
        expect((days - 1) * DAY).toBeLessThanOrEqual(ms);
      }),
    );
  });

  it('never decrease over time', () => {
    fc.assert(
      fc.property(stayed, stayed, (one, more) => {
        expect(daysStayed(start, afterMs(one + more))).toBeGreaterThanOrEqual(
          daysStayed(start, afterMs(one)),
        );
      }),
    );
  });
});

describe('total of a stay', () => {
  it('does not depend on which days the bill already has', () => {
    fc.assert(
      fc.property(someStay, stayed, (stay, ms) => {
        const now = afterMs(ms);
        const days = daysToCharge(stay, now);
        const charged = {
          ...stay,
          daysCharged: stay.daysCharged + days,
          ledgerDue: paise(stay.ledgerDue + days * stay.perDayCharge),
        };
        expect(accountOf(charged, now)).toEqual(accountOf(stay, now));
        expect(daysToCharge(charged, now)).toBe(0);
      }),
    );
  });

  it('has due, paid and balance in whole paise that add up, and never decreases', () => {
    fc.assert(
      fc.property(someStay, stayed, stayed, (stay, ms, more) => {
        const account = accountOf(stay, afterMs(ms));
        expect(account.totalPaid + account.balance).toBe(account.totalDue + account.deposit);
        expect(Math.min(account.balance, account.deposit)).toBe(0);
        expect(account.deposit).toBeGreaterThanOrEqual(0);
        expect(account.balance).toBeGreaterThanOrEqual(0);
        const later = accountOf(stay, afterMs(ms + more));
        expect(later.totalDue).toBeGreaterThanOrEqual(account.totalDue);
        expect(later.deposit).toBeLessThanOrEqual(account.deposit);
      }),
    );
  });

  it('does not grow after the discharge', () => {
    fc.assert(
      fc.property(someStay, stayed, stayed, (stay, ms, more) => {
        const over = { ...stay, dischargedAt: afterMs(ms) };
        expect(accountOf(over, afterMs(ms + more))).toEqual(accountOf(stay, afterMs(ms)));
      }),
    );
  });

  it('does not grow once the bill is cancelled', () => {
    fc.assert(
      fc.property(someStay, stayed, (stay, ms) => {
        const cancelled = { ...stay, isCancelled: true };
        expect(accountOf(cancelled, afterMs(ms)).totalDue).toBe(stay.ledgerDue);
      }),
    );
  });
});

it('is settled only after the discharge with nothing left to pay', () => {
  expect(isSettled({ dischargedAt: start }, paise(0))).toBe(true);
  expect(isSettled({ dischargedAt: start }, paise(1))).toBe(false);
  expect(isSettled({ dischargedAt: null }, paise(0))).toBe(false);
});
