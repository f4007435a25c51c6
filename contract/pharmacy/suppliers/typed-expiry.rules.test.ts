import { expect, it } from 'vitest';
import { typedExpiry } from './typed-expiry.rules.ts';

it.each([
  ['08/27', '2027-08-31'],
  [' 2-2028 ', '2028-02-29'],
  ['0227', '2027-02-28'],
  ['12.26', '2026-12-31'],
  ['2027-08-15', '2027-08-15'],
  ['', null],
  ['13/27', '13/27'],
  ['soon', 'soon'],
])('reads the expiry %j as %j', (text, day) => {
  expect(typedExpiry(text)).toBe(day);
});
