import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { amountInWords, inWords } from './amount-in-words.rules.ts';

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [5, 'Rupees Zero and Five Paise Only'],
    [50_000, 'Rupees Five Hundred Only'],
    [56_875, 'Rupees Five Hundred Sixty-Eight and Seventy-Five Paise Only'],
    [11_900, 'Rupees One Hundred Nineteen Only'],
    [100_000_00, 'Rupees One Lakh Only'],
    [
      123_456_78,
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
    ],
    [1_00_00_000_00, 'Rupees One Crore Only'],
    [100_00_00_000_00, 'Rupees One Hundred Crore Only'],
  ])('of %i paise is %s', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });

  it('has distinct words for every number', () => {
    const number = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(inWords(one)).toMatch(/^[A-Z][a-z]+([ -][A-Z][a-z]+)*$/);
        expect(inWords(one) === inWords(other)).toBe(one === other);
      }),
    );
  });
});
