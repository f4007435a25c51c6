import { expect, it } from 'vitest';
import { columnAmount } from './column-amount.ts';
import { countText } from './count-text.ts';
import { amountText, formatMoney, formatShort, fromRupees, paise } from './money.ts';
import { typedNumber } from './typed-number.ts';

it.each([
  ['money', formatMoney(paise(-0)), '₹0.00'],
  ['money from rupees', formatMoney(fromRupees(-0.001)), '₹0.00'],
  ['an amount of a field', amountText(paise(-0)), '0.00'],
  ['an amount of an axis', formatShort(paise(-0)), '0'],
  ['a column', columnAmount(paise(-0)), '0.00'],
  ['a count', countText(-0), '0'],
  ['a typed number', countText(typedNumber('−0')), '0'],
])('%s of minus zero has no sign', (_, shown, expected) => expect(shown).toBe(expected));

it('no amount and no typed number is minus zero', () => {
  for (const amount of [paise(-0), fromRupees(-0), typedNumber('-0')]) {
    expect(Object.is(amount, 0)).toBe(true);
  }
});
