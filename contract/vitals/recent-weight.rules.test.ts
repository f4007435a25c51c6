import { expect, it } from 'vitest';
import { isRecentWeight } from './recent-weight.rules.ts';

it.each([
  ['2026-11-25', 2, true],
  ['2026-11-11', 2, true],
  ['2026-11-10', 2, false],
  ['2026-11-10', null, false],
  ['2026-11-10', 12, true],
  ['2026-09-25', 35, false],
  ['2026-09-25', 36, true],
  ['2026-05-01', 120, false],
  ['2026-11-26', 120, false],
] as const)('a weight of %s at %s months is recent on 25 November: %s', (takenOn, months, is) => {
  expect(isRecentWeight(takenOn, { today: '2026-11-25', months })).toBe(is);
});
