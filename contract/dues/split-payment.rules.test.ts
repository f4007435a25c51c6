import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { splitPayment } from './split-payment.rules.ts';

const bills = [50_000, 20_000, 7_500].map((balance) => ({ balance: paise(balance) }));
const parts = (amount: number) =>
  splitPayment(paise(amount), bills).map(({ bill, part }) => [bill.balance, part]);

it('pays each bill in full before the next one', () => {
  expect(parts(70_000)).toEqual([
    [50_000, 50_000],
    [20_000, 20_000],
  ]);
  expect(parts(50_001)).toEqual([
    [50_000, 50_000],
    [20_000, 1],
  ]);
  expect(parts(1)).toEqual([[50_000, 1]]);
  expect(parts(0)).toEqual([]);
});

it('hands out the whole amount, and never more than a balance', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000)), fc.nat(500_000), (balances, amount) => {
      const split = splitPayment(
        paise(amount),
        balances.map((balance) => ({ balance: paise(balance) })),
      );
      const owed = balances.reduce((sum, balance) => sum + balance, 0);
      const paid = split.reduce((sum, { part }) => sum + part, 0);
      expect(paid).toBe(Math.min(amount, owed));
      expect(split.every(({ bill, part }) => part > 0 && part <= bill.balance)).toBe(true);
    }),
  );
});
