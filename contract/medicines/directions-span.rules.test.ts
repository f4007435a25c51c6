import { expect, it } from 'vitest';
import { daysSaid, saysDays } from './directions-span.rules.ts';

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

it.each([
  ['1-0-1 AF, for 5 days please', 5],
  ['for 2 months', 60],
  ['1-0-1 for 5 days, then 0-0-1 for 1 month', 35],
  ['for 3-5 days', null],
  ['5 days or 7 days', null],
  ['1-0-1', null],
])('%s: the days are %j', (text, days) => {
  expect(daysSaid(text)).toBe(days);
});
