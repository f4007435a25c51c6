import { expect, it } from 'vitest';
import { indexRowDrugs, readRow } from './read-row.rules.ts';

const DOLO = {
  ...{ id: '00000000-0000-4000-8000-000000000300', name: 'Dolo 650 mg Tablet' },
  ...{ unit: 'tablet', sellable_quantity: 100 },
};

it.each([
  ['dolo 650 sos', [1, 1, 1], 'When needed'],
  ['dolo 650 sos 5d', [1, 5, 5], 'When needed'],
  ['dolo 650 sos max 3', [3, 1, 3], 'When needed, max 3 a day'],
  ['dolo 650 sos max 3 5d', [3, 5, 15], 'When needed, max 3 a day'],
  ['dolo 650 sos, not more than 3 tabs per day, 5 days', [3, 5, 15], 'When needed, max 3 a day'],
  [
    'dolo 650 sos for fever max 4 tabs a day x 3 days',
    [4, 3, 12],
    'When needed, for fever, max 4 a day',
  ],
  ['dolo 650 sos max 3/day 10 tabs', [1, 1, 10], 'When needed, max 3 a day'],
])('has as many of a drug when needed as its limit allows: %s', (typed, numbers, said) => {
  const { line } = readRow(typed, indexRowDrugs([DOLO]));
  expect([line?.tabletsPerDay, line?.numberOfDays, line?.quantity]).toEqual(numbers);
  expect(line?.directions_to_use).toBe(said);
});

it.each([
  ['the tablets of all days', 'dolo 650 sos max 10'],
  ['how many times a dose is taken', 'dolo 650 2 tab sos max 3 times a day 5d'],
  ['a limit below the dose of a day', 'dolo 650 q6h sos max 3 3d'],
])('does not take %s for a limit of pieces a day', (_, typed) => {
  expect(readRow(typed, indexRowDrugs([DOLO])).line).toBeNull();
});
