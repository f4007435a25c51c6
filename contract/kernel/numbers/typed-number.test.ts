import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, paise } from './money.ts';
import { typedNumber, typedOrZero } from './typed-number.ts';

describe('typed numbers', () => {
  it.each([
    ['1200', 1_200],
    [' 1,200 ', 1_200],
    ['1,50,000.50', 150_000.5],
    ['₹1,200', 1_200],
    ['₹ 1,200/-', 1_200],
    ['Rs. 500', 500],
    ['rs 500', 500],
    ['500.', 500],
    ['.5', 0.5],
    ['-3', -3],
    ['१,५०,०००.५०', 150_000.5],
  ])('%j is parsed as rupees', (text, number) => {
    expect(typedNumber(text, 'rupees')).toBe(number);
  });

  it.each([
    ['10%', 'percent', 10],
    ['12.5 %', 'percent', 12.5],
    ['45 yrs', 'years', 45],
    ['45y', 'years', 45],
    ['45 Years', 'years', 45],
    ['45 years old', 'years', 45],
    ['1,000', 'count', 1_000],
  ] as const)('%j is parsed with its unit', (text, unit, number) => {
    expect(typedNumber(text, unit)).toBe(number);
  });

  it.each([
    ['', 'rupees'],
    ['1,20', 'rupees'],
    ['12,00', 'rupees'],
    ['1 200', 'rupees'],
    ['45 yrs', 'rupees'],
    ['₹10', 'percent'],
    ['6 m', 'years'],
    ['6 months', 'years'],
    ['1-2', 'count'],
    ['1e3', 'count'],
    ['0x10', 'count'],
    ['Infinity', 'count'],
    ['₹', 'rupees'],
    ['%', 'percent'],
    ['many', 'count'],
  ] as const)('%j is not a number in %s', (text, unit) => {
    expect(typedNumber(text, unit)).toBeNaN();
  });

  it('the displayed amount can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        expect(typedNumber(formatMoney(paise(amount)), 'rupees')).toBe(amount / 100);
      }),
    );
  });

  it('may be empty where empty means 0', () => {
    expect([typedOrZero(' '), typedOrZero('10%', 'percent'), typedOrZero('x')]).toEqual([
      0,
      10,
      Number.NaN,
    ]);
  });
});
