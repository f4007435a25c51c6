import { expect, it } from 'vitest';
import { saysDays } from './directions-span.rules.ts';

it.each([
  ['1-0-1 for 5 days, then 0-0-1 for 5 days', true],
  ['1-0-1 x 5 days then 0-0-1 x 5', true],
  ['1-0-1 for 5 days, then stop for 3 days, then 1-0-1 for 2 days', true],
  ['5 days 5 days then', false],
  ['5/7 weekly x 5 then', false],
  ['5 days then x 5 5/7', false],
] as const)('%s: the steps add up to ten days: %s', (text, isSaid) => {
  expect(saysDays(text, 10)).toBe(isSaid);
});
