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

/** A stay whose ledger has the charges of its first days, as a clinic's calls would leave it. */
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

describe('the days of a stay', () => {
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

  it('are at least 1, cover the time, and never one more than that takes', () => {
    fc.assert(
      fc.property(stayed, (ms) => {
        const days = daysStayed(start, afterMs(ms));
        expect(days).toBeGreaterThanOrEqual(1);
        expect(days * DAY).toBeGreaterThanOrEqual(ms);
        expect((days - 1) * DAY).toBeLessThanOrEqual(ms);
      }),
    );
  });

  it('never become fewer as time passes', () => {
    fc.assert(
      fc.property(stayed, stayed, (one, more) => {
        expect(daysStayed(start, afterMs(one + more))).toBeGreaterThanOrEqual(
          daysStayed(start, afterMs(one)),
        );
      }),
    );
  });
});

describe('what a stay comes to', () => {
  it('is the same whether its days are on the bill yet or not', () => {
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

  it('is due, paid and balance in whole paise that add up, and never falls', () => {
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

  it('stands still after the discharge', () => {
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

it('is settled only when the patient is discharged and nothing is left to pay', () => {
  expect(isSettled({ dischargedAt: start }, paise(0))).toBe(true);
  expect(isSettled({ dischargedAt: start }, paise(1))).toBe(false);
  expect(isSettled({ dischargedAt: null }, paise(0))).toBe(false);
});
