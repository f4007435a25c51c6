import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinAPaisa, paise } from '../kernel/numbers/money.ts';
import {
  BILL_MAX,
  balanceOf,
  billNumber,
  billTotals,
  discountOn,
  financialYear,
  fitsOnABill,
  QUANTITY_MAX,
} from './bill-total.rules.ts';

const amount = fc.integer({ min: 0, max: BILL_MAX }).map(paise);
const percent = fc.integer({ min: 0, max: 10_000 });
const items = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 1_000_000 }).map(paise),
    quantity: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('a discount', () => {
  it.each([
    [10_000, 1_250, 1_250],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [3, 5_000, 2],
    [99_999, 333, 3_330],
    [100_000_000_000, 10_000, 100_000_000_000],
    [100_000_000_000, 1, 10_000_000],
  ])('on %i paise at %i basis points is %i', (subtotal, basisPoints, discount) => {
    expect(discountOn(paise(subtotal), basisPoints)).toBe(discount);
  });

  it('is the exact product, rounded half up, for every amount', () => {
    fc.assert(
      fc.property(amount, percent, (subtotal, basisPoints) => {
        const exact = (BigInt(subtotal) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n;
        expect(discountOn(subtotal, basisPoints)).toBe(Number(exact));
      }),
    );
  });
});

describe('a bill total', () => {
  it('is its items less one discount, never below zero', () => {
    fc.assert(
      fc.property(items, percent, (some, basisPoints) => {
        const { subtotal, discount, total } = billTotals(some, basisPoints);
        expect(subtotal).toBe(some.reduce((sum, one) => sum + one.price * one.quantity, 0));
        expect(discount + total).toBe(subtotal);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(discount).toBe(discountOn(subtotal, basisPoints));
      }),
    );
  });

  it('has the same discount however the items are split', () => {
    fc.assert(
      fc.property(items, percent, (some, basisPoints) => {
        const single = some.flatMap(({ price, quantity }) =>
          Array.from({ length: quantity }, () => ({ price, quantity: 1 })),
        );
        expect(billTotals(single, basisPoints)).toEqual(billTotals(some, basisPoints));
      }),
    );
  });

  it('has an upper limit', () => {
    expect(fitsOnABill([{ price: BILL_MAX, quantity: 1 }])).toBe(true);
    expect(
      fitsOnABill([
        { price: BILL_MAX, quantity: 1 },
        { price: paise(1), quantity: 1 },
      ]),
    ).toBe(false);
    const most = { price: BILL_MAX, quantity: QUANTITY_MAX };
    expect(fitsOnABill(Array.from({ length: 200 }, () => most))).toBe(false);
  });

  it('has due minus paid as its balance', () => {
    expect(balanceOf({ totalDue: paise(50_000), totalPaid: paise(12_345) })).toBe(37_655);
  });

  it('accepts a browser amount that differs by at most one paisa', () => {
    const total = paise(12_345);
    for (const same of [123.45, 123.44, 123.46, 123.454]) {
      expect(isWithinAPaisa(same, total)).toBe(true);
    }
    for (const other of [123.43, 123.47, 0, -123.45])
      expect(isWithinAPaisa(other, total)).toBe(false);
  });
});

describe('a bill number', () => {
  it.each([
    ['2026-03-31', 2025, '2025-26/000007'],
    ['2026-04-01', 2026, '2026-27/000007'],
    ['2099-12-31', 2099, '2099-00/000007'],
  ])('of %s belongs to the year %i', (day, year, text) => {
    expect(financialYear(day)).toBe(year);
    expect(billNumber({ financialYear: year, number: 7 })).toBe(text);
  });
});
