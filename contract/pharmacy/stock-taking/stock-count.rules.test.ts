import { expect, it } from 'vitest';
import { countsClash, differenceOf, isUncounted } from './stock-count.rules.ts';

it('counts a difference against the quantity when it was counted', () => {
  expect(differenceOf({ counted: 8, expected: 10 })).toBe(-2);
});

it('two counts clash when they differ by other amounts, not when a sale lay between them', () => {
  const first = { counted: 8, expected: 10 };
  expect(countsClash([first, { counted: 5, expected: 7 }])).toBe(false);
  expect(countsClash([first, { counted: 8, expected: 7 }])).toBe(true);
  expect(countsClash([first])).toBe(false);
});

it.each([
  ['?', true],
  [' - ', true],
  ['–', true],
  ['n/a', true],
  ['NA', true],
  ['', false],
  ['0', false],
  ['-1', false],
  ['nil', false],
])('%o is not counted: %s', (text, expected) => expect(isUncounted(text)).toBe(expected));
