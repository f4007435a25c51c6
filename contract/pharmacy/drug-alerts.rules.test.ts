import { expect, it } from 'vitest';
import { expiryState, isLowStock } from './drug-alerts.rules.ts';

it('a stock of 10 or less is low', () => {
  expect([0, 10, 11].map(isLowStock)).toEqual([true, true, false]);
});

it.each([
  ['2026-11-20', '2026-11-21', 'expired'],
  ['2026-11-21', '2026-11-21', 'near'],
  ['2026-12-21', '2026-11-21', 'near'],
  ['2026-12-22', '2026-11-21', 'fine'],
  ['2027-02-28', '2027-01-31', 'near'],
  ['2027-03-01', '2027-01-31', 'fine'],
  ['2027-01-15', '2026-12-15', 'near'],
  [null, '2026-11-21', 'near'],
] as const)('a drug that expires on %s is on %s %s', (expiry, today, state) => {
  expect(expiryState(expiry, today)).toBe(state);
});

it.each([
  ['2026-11-21', 1, 'near'],
  ['2026-11-22', 1, 'near'],
  ['2026-11-23', 1, 'fine'],
  ['2027-02-19', 90, 'near'],
  ['2027-02-20', 90, 'fine'],
  ['2027-11-21', 365, 'near'],
  ['2026-11-20', 365, 'expired'],
] as const)('a drug that expires on %s is, with %i days set, %s', (expiry, days, state) => {
  expect(expiryState(expiry, '2026-11-21', days)).toBe(state);
});
