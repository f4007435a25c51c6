import { expect, it } from 'vitest';
import { readInsulin } from './insulin.rules.ts';

it('adds the doses of one day', () => {
  expect(readInsulin('Mixtard 20 units morning 10 units night 30 days')).toMatchObject({
    unitsPerDay: 30,
    perDay: 2,
    days: 30,
  });
});

it.each([
  'Lantus 10 units hs then 14 units hs 30 days',
  'Lantus 10 u hs increase by 2 u every 3 days 30 days',
  'Lantus 10 u hs max 20 u 30 days',
])('does not add doses that replace each other: %s', (text) => {
  expect(readInsulin(text)).toBeNull();
});
