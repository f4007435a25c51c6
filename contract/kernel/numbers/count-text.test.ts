import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1_779, '1,779'],
  [-120_000, '-1,20,000'],
])('%d is written %s', (count, text) => {
  expect(countText(count)).toBe(text);
});
