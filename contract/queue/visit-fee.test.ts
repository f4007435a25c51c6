import { expect, it } from 'vitest';
import { paise } from '../kernel/numbers/money.ts';
import { feeText } from './visit-fee.ts';

it.each([
  ['paid', 'Paid'],
  ['due', 'Due ₹1,200.50'],
  ['free', 'Free'],
  ['follow_up', 'Follow-up'],
] as const)('a fee that is %s is shown as “%s”', (standing, text) => {
  expect(feeText({ standing, due: paise(standing === 'due' ? 120_050 : 0) })).toBe(text);
});
