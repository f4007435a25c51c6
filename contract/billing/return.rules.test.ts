import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { discountOn } from './bill-total.rules.ts';
import { refundOf, returnCredit } from './return.rules.ts';

it('the discount reduces the refund', () => {
  expect(returnCredit({ before: 0, now: 999, basisPoints: 1_250 })).toBe(874);
  expect(returnCredit({ before: 0, now: 999, basisPoints: 10_000 })).toBe(0);
});

it('never refunds an amount that was not paid', () => {
  expect(refundOf({ due: 1_000, paid: 0, credit: 300 })).toBe(0);
  expect(refundOf({ due: 1_000, paid: 900, credit: 300 })).toBe(200);
  expect(refundOf({ due: 1_000, paid: 1_000, credit: 300 })).toBe(300);
});

it('all returns of a paid bill add up to the paid amount, in whatever portions', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 10_000 }),
      (portions, basisPoints) => {
        const subtotal = portions.reduce((sum, one) => sum + one, 0);
        const paid = subtotal - discountOn(paise(subtotal), basisPoints);
        let [before, due, left] = [0, paid, paid];
        for (const now of portions) {
          const credit = returnCredit({ before, now, basisPoints });
          left -= refundOf({ due, paid: left, credit });
          due -= credit;
          before += now;
        }
        expect([due, left]).toEqual([0, 0]);
      },
    ),
  );
});
