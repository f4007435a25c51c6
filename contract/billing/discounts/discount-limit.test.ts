import { expect, it } from 'vitest';
import { paise } from '../../kernel/numbers/money.ts';
import { isAboveLimit } from './discount-limit.ts';

const HALF = { percentage: 5_000, amount: paise(25_000) };

it.each([
  ['no limit', { percentage: null, amount: null }, false],
  ['the same percentage', { percentage: 5_000, amount: null }, false],
  ['a lower percentage', { percentage: 4_999, amount: null }, true],
  ['the same amount', { percentage: null, amount: paise(25_000) }, false],
  ['a lower amount', { percentage: null, amount: paise(24_999) }, true],
  ['a lower amount beside a higher percentage', { percentage: 9_000, amount: paise(1) }, true],
])('compares a discount with %s', (_which, limit, isAbove) => {
  expect(isAboveLimit(HALF, limit)).toBe(isAbove);
});

it('finds no discount above a limit where it comes to nothing', () => {
  const nothing = { percentage: 10_000, amount: paise(0) };
  expect(isAboveLimit(nothing, { percentage: 0, amount: paise(0) })).toBe(false);
});
